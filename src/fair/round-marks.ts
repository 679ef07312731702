import { hashed } from './chain.ts';
import type { RoundLinks } from './rounds.ts';
import { readHex256 } from './seed.ts';

/*
 * How a match file tells what came of the rounds: for each round a text with one letter a seat, and for each seat the link of the last
 * round in which it opened one. All its earlier links follow by hashing.
 */
const OPENED = '+';
const LEFT_OUT = '-';
const NOT_ASKED = '.';
/** A seat that was asked and did not open its link so often is not asked any more. */
export const MOST_LEFT_OUT = 3;

export function marksOf(links: RoundLinks): string {
  return links.map((link) => (link === undefined ? NOT_ASKED : link === false ? LEFT_OUT : OPENED)).join('');
}

/** The seats that were asked in a round. */
export function askedIn(marks: string): number[] {
  return seatsWhere(marks, (mark) => mark !== NOT_ASKED);
}

export function openedIn(marks: string): number[] {
  return seatsWhere(marks, (mark) => mark === OPENED);
}

function seatsWhere(marks: string, fits: (mark: string) => boolean): number[] {
  return [...marks].flatMap((mark, seat) => (fits(mark) ? [seat] : []));
}

export interface ChainEnds {
  readonly id: string;
  readonly rounds: readonly string[];
  readonly seats: readonly { readonly opening?: string | undefined; readonly link?: string | undefined }[];
}

export type RoundProblem = 'rounds-differ' | 'link-differs';

/** The links of each round from round 1 on, or what is wrong with them. */
export function linksOf({ id, rounds, seats }: ChainEnds): RoundLinks[] | RoundProblem {
  if (rounds.some((marks) => marks.length !== seats.length)) return 'rounds-differ';
  const chains = seats.map((_, seat) => chainOf({ id, rounds, seats }, seat));
  const wrong = chains.find((chain) => typeof chain === 'string');
  if (typeof wrong === 'string') return wrong;
  return rounds.map((marks, index) =>
    [...marks].map((mark, seat) => {
      if (mark === NOT_ASKED) return undefined;
      return mark === LEFT_OUT ? false : (chains[seat] as readonly string[])[index];
    }),
  );
}

/** A seat's link of each round up to the last in which it opened one. */
function chainOf({ id, rounds, seats }: ChainEnds, seat: number): string[] | RoundProblem {
  const { opening, link } = seats[seat] ?? {};
  const marks = rounds.map((each) => each[seat]).join('');
  // Whoever did not open at the start has no chain; whoever was left out too often is not asked any more.
  const third = nth(marks, LEFT_OUT, MOST_LEFT_OUT);
  const isEarly = third < 0 || /^\.*$/.test(marks.slice(third + 1));
  if (!isEarly || (opening === undefined && !/^\.*$/.test(marks))) return 'rounds-differ';
  const last = marks.lastIndexOf(OPENED) + 1;
  if (last === 0) return link === undefined ? [] : 'link-differs';
  if (link === undefined || !readHex256(link)) return 'link-differs';
  // Backwards to the opening, each hashed once.
  const chain = [link];
  while (chain.length < last) chain.push(hashed(id, seat, chain.at(-1) as string, 1));
  return hashed(id, seat, chain.at(-1) as string, 1) === opening ? chain.reverse() : 'link-differs';
}

/** Where the letter stands for the nth time; -1 if it does not. */
function nth(text: string, letter: string, count: number): number {
  let at = -1;
  for (let n = 0; n < count; n++) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return -1;
  }
  return at;
}
