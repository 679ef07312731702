import { winShare } from '../../bots/search/outcome.ts';
import { worldsOf } from '../../bots/search/world.ts';
import type { Result, Seat } from '../../engine/game.ts';
import { playOut } from '../../insight/explain/why.ts';
import type { Playing } from './players.ts';

/** Choices of one seat that are compared. Each stands for all that lead to the same position. */
export interface Field {
  readonly view: unknown;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

export interface RaceTerms {
  readonly seed: number;
  /** Worlds played when the race is looked at, ascending. */
  readonly looks: readonly number[];
  /** The best must have at least so much of a win more than each other choice, */
  readonly margin: number;
  /** and so many standard errors. */
  readonly errors: number;
}

/** How a choice compares with the best one, over the worlds in which both were played. */
export interface Compared {
  readonly worlds: number;
  /** The best choice's share of the win less this one's, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  /** How much more the best choice scores on average, by item of the breakdown. */
  readonly items: { readonly [item: string]: number };
}

export interface Race {
  readonly best: number;
  /** The best choice's share of the win. */
  readonly share: number;
  /** One for each choice; the best compared with itself is 0. */
  readonly choices: readonly Compared[];
  /** Whether every other choice is known to be worse. */
  readonly decided: boolean;
}

interface Run {
  readonly share: number;
  readonly items: { readonly [item: string]: number };
}

/**
 * Plays all choices to the end in the same worlds with the same dice. A choice that is known to be worse is dropped;
 * the race ends when one is left, or when the best two are too close. The looks multiply the chance of an error: three
 * standard errors (one in 740) at three of them keep it below one in two hundred.
 */
export function race(playing: Playing, field: Field, terms: RaceTerms): Race {
  const { game } = playing;
  const { view, seat, moves } = field;
  const worldNumbered = worldsOf(game, view, terms.seed);
  const runs = moves.map((): Run[] => []);
  let left = moves.map((_, i) => i);
  let best = 0;
  let done = 0;
  for (const look of terms.looks) {
    for (; done < look; done++) {
      const world = worldNumbered(done);
      for (const choice of left) {
        const s = game.clone(world.state);
        playOut(playing, s, { seat, move: moves[choice], dice: world.dice(), rng: world.policyRng() });
        const result = game.result(s) as Result;
        runs[choice]?.push({ share: winShare(result, seat), items: result.breakdown[seat] ?? {} });
      }
    }
    best = left.reduce((a, b) => (meanShare(runs[b] as Run[]) > meanShare(runs[a] as Run[]) ? b : a));
    const rivals = left.filter((i) => i !== best);
    const close = rivals.filter((i) => !isBeaten(compare(runs, best, i), terms));
    if (close.length === 0) return closed(runs, best, true);
    if (close.some((i) => isHopeless(compare(runs, best, i), terms))) break;
    left = [best, ...close];
  }
  return closed(runs, best, false);
}

function isBeaten({ behind, error }: Compared, { margin, errors }: RaceTerms): boolean {
  return behind >= margin && behind >= errors * error;
}

/** Too close to become clear with the worlds that are left: a rule of thumb that only costs puzzles, never makes one. */
function isHopeless({ behind, error, worlds }: Compared, { margin, errors, looks }: RaceTerms): boolean {
  const most = looks.at(-1) as number;
  if (behind < margin) return true;
  return worlds > (looks[0] as number) && behind / error < 0.8 * errors * Math.sqrt(worlds / most);
}

function closed(runs: readonly (readonly Run[])[], best: number, decided: boolean): Race {
  return {
    best,
    share: meanShare(runs[best] as readonly Run[]),
    choices: runs.map((_, i) => compare(runs, best, i)),
    decided,
  };
}

function compare(runs: readonly (readonly Run[])[], best: number, choice: number): Compared {
  const theirs = runs[choice] as readonly Run[];
  const mine = runs[best] as readonly Run[];
  const worlds = Math.min(theirs.length, mine.length);
  const items: Record<string, number> = {};
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < worlds; i++) {
    const a = mine[i] as Run;
    const b = theirs[i] as Run;
    const more = a.share - b.share;
    sum += more;
    squares += more * more;
    for (const item of Object.keys(a.items))
      items[item] = (items[item] ?? 0) + ((a.items[item] ?? 0) - (b.items[item] ?? 0)) / worlds;
  }
  const behind = sum / worlds;
  const variance = Math.max(0, (squares - worlds * behind * behind) / (worlds - 1));
  return { worlds, behind, error: Math.sqrt(variance / worlds), items };
}

function meanShare(runs: readonly Run[]): number {
  return runs.reduce((sum, { share }) => sum + share, 0) / runs.length;
}
