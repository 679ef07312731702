type Given = { readonly [key: string]: unknown };

/**
 * The kind of table that figures are measured for. What changes only the printed figures or how a table is run counts as
 * `other` unless it is as in the box.
 */
export function variantOf(game: string, options: Given): string {
  const kind = kinds[game];
  return kind ? kind(options) : 'base';
}

const kinds: { readonly [game: string]: (options: Given) => string } = {
  'high-tide': (o) => {
    if (o.length !== 20 || o.rental !== 4) return 'other';
    if (o.surfer === true && o.hidden === true) return 'hidden';
    return o.coins || o.shark || o.surfer || o.baywatch ? 'expansions' : 'base';
  },
  maui: (o) => {
    if (o.trackLength !== 15 || o.extension !== 15 || o.extraSteps !== 1) return 'other';
    return o.values === 'steep' ? `${String(o.mode)}-steep` : String(o.mode);
  },
  'strand-unter': (o) => {
    const usual = isSame(o.shells, [20, 20, 20, 20]) && isSame(o.dial, [1, 2, 3, 4, 5, 6]);
    return usual ? 'base' : 'other';
  },
};

function isSame(list: unknown, wanted: readonly number[]): boolean {
  return Array.isArray(list) && list.length === wanted.length && list.every((each, i) => each === wanted[i]);
}
