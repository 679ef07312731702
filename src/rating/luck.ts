/** What a result is worth as evidence: what the seat got, and how many raw results it stands for. */
export interface Evidence {
  readonly got: number;
  readonly weight: number;
}

/**
 * Where results with luck taken out may be used: the ratio of the variances, raw over adjusted, as measured by `tidetable calibrate`
 * (docs/insight.md), with the lower end of its interval above 1.1. Frozen: a ratio fitted to the judged matches proves nothing.
 */
const ratios: { readonly [table: string]: number } = { 'high-tide 4': 1.8 };

/** Whether luck is taken out of results at tables of this size, without options. */
export function mayAdjust(game: string, players: number): boolean {
  return Object.hasOwn(ratios, `${game} ${players}`);
}

/** A seat's share with its luck taken out, where that tells more than the share alone; otherwise the share. */
export function evidenceOf(
  { game, players }: { readonly game: string; readonly players: number },
  share: number,
  luck: number | undefined,
): Evidence {
  const table = `${game} ${players}`;
  const weight = Object.hasOwn(ratios, table) ? ratios[table] : undefined;
  return weight === undefined || luck === undefined
    ? { got: share, weight: 1 }
    : { got: share - luck, weight };
}
