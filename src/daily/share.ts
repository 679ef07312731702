/** What may be told of a try without telling anything of its dice. */
export interface Shared {
  /** The first line, in words: what it is, the game, the day. */
  readonly title: string;
  /** Your place at the table, and how many played. */
  readonly place: number;
  readonly players: number;
  /** The share of the others you were ahead of; undefined if there are none. */
  readonly beaten?: number | undefined;
  /** Your points less those of the expert, with the same luck. */
  readonly ahead?: number | undefined;
  readonly streak: number;
  readonly link: string;
}

const MEDALS = ['🥇', '🥈', '🥉'];
const WAVES = 5;

/** A few lines of emoji and a link: neither points nor dice, so that it spoils nothing for those who still play. */
export function shareText({ title, place, players, beaten, ahead, streak, link }: Shared): string {
  const seats = Array.from({ length: players }, (_, i) => (i === place - 1 ? (MEDALS[i] ?? '🏖️') : '▫️'));
  const full = beaten === undefined ? 0 : Math.round(beaten * WAVES);
  const waves = `${'🌊'.repeat(full)}${'▫️'.repeat(WAVES - full)}`;
  const marks = [
    ...(ahead === undefined ? [] : [`🐙${ahead > 0 ? '⬆️' : ahead < 0 ? '⬇️' : '🟰'}`]),
    ...(streak > 1 ? [`🔥${streak}`] : []),
  ];
  return [
    title,
    seats.join(''),
    ...(beaten === undefined ? [] : [waves]),
    ...(marks.length > 0 ? [marks.join(' ')] : []),
    link,
  ].join('\n');
}
