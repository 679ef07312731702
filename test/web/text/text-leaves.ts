/** One text of a language: a sentence, or a function that makes one. */
export interface Leaf {
  /** `table.bot` */
  readonly path: string;
  readonly value: unknown;
}

export function leaves(tree: unknown, path = ''): Leaf[] {
  if (typeof tree !== 'object' || tree === null) return [{ path, value: tree }];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

/** The sentence a leaf gives, with numbers and names put in. */
export function spoken({ value }: Leaf, n = 3): string {
  if (typeof value !== 'function') return String(value);
  const sample = Array.from({ length: value.length }, (_, index) => n + index);
  return String((value as (...given: unknown[]) => unknown)(...sample));
}

/** French sentences without a narrow no-break space before high punctuation. */
export function withoutNarrowSpace(french: unknown): string[] {
  return leaves(french)
    .map((leaf) => spoken(leaf))
    .filter((sentence) => /[^\u202f][;!?]|[^\u202f\d]:(?!\/)|« | »/.test(sentence));
}
