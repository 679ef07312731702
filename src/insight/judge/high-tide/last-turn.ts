import type { State } from '../../../games/high-tide/index.ts';
import {
  beachOf,
  type Die,
  die,
  isPair,
  isWet,
  leftOf,
  placeOf,
  rightOf,
} from '../../../games/high-tide/rules.ts';
import { freeSpaces } from '../../../games/high-tide/state.ts';
import { ROUNDS } from '../../../games/high-tide/vocabulary.ts';
import { add, bestPlay, newValue, type Value } from '../vector.ts';
import { anyWaves, type Waves } from '../waves.ts';
import { Shore } from './shore.ts';

/**
 * The last turn of the last round by exact arithmetic: all dice the player may roll, all that may be declined or thrown again,
 * and all waves. Only the moved chairs and the waves change what is scored, so a table of the beaches answers everything.
 */
export class LastTurn {
  private readonly shore: Shore;
  private readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
    this.shore = new Shore(seats);
  }

  /** What the position is worth to everybody; undefined where it is not part of such a turn. */
  value(s: State): Value | undefined {
    if (s.played !== s.seats - 1 || turnsLeft(s) !== 1) return undefined;
    const lying: number[] = [];
    for (let i = 0; i < s.filled; i++) if (isPair(s.track[i] as number)) lying.push(i);
    const free = freeSpaces(s);
    if (lying.length + free !== 2) return undefined;
    const { shore } = this;
    const seat = s.order[s.played] as number;
    switch (s.phase) {
      case 'choose': {
        shore.survey(s, seat);
        const choices = lying.map((space, i) => this.take(s, space, lying[1 - i]));
        if (free > 0) choices.push(this.roll(s, lying[0]));
        return bestPlay(choices, seat);
      }
      case 'again':
      case 'dice':
        shore.survey(s, seat);
        return this.roll(s, lying[0]);
      case 'judge':
        shore.survey(s, seat);
        return this.rolled(s);
      default:
        return undefined;
    }
  }

  /** A lying pair, kept or thrown again as its space allows; the other one lying brings the waves. */
  private take(s: State, space: number, other: number | undefined): Value {
    const slot = s.track[space] as number;
    const [left, right] = [leftOf(slot), rightOf(slot)];
    const waves = other === undefined ? anyWaves(s.bag) : [pairOf(s.track[other] as number)];
    const after = (a: Die, b: Die): Value => this.shore.after(a, b, waves);
    const pips = [1, 2, 3, 4, 5, 6];
    const choices = [after(left, right)];
    const mean = (list: readonly Value[]): Value => {
      const sum = newValue(this.seats);
      for (const each of list) add(sum, each, 1 / list.length);
      return sum;
    };
    if (space < 2) {
      choices.push(mean(pips.map((each) => after(die(beachOf(left), each), right))));
      if (left !== right) choices.push(mean(pips.map((each) => after(left, die(beachOf(right), each)))));
    }
    if (space < 1)
      choices.push(
        mean(pips.flatMap((p) => pips.map((q) => after(die(beachOf(left), p), die(beachOf(right), q))))),
      );
    return bestPlay(choices, s.order[s.played] as number);
  }

  /** Dice out of the bag. With a pair lying they must be accepted, and that pair brings the waves. */
  private roll(s: State, lying: number | undefined): Value {
    const { shore, seats } = this;
    if (lying !== undefined) return shore.anyDice(s.bag, pairOf(s.track[lying] as number));
    const seat = s.order[s.played] as number;
    const sum = newValue(seats);
    const declined: Value[] = [];
    let waves: readonly Waves[] = [];
    let bag: readonly number[] = [];
    let dice = -1;
    for (const { a, p, b, q, left, right } of shore.rolls(s.bag)) {
      if (dice !== a * 6 + b) {
        dice = a * 6 + b;
        bag = without(s.bag, a, b);
        waves = anyWaves(bag);
      }
      const accepted = shore.moved(a, p, b, q, waves);
      if (left > 0) {
        const other = (declined[a * 6 + b] ??= shore.anyDice(bag, { left: a, right: b }));
        add(sum, bestPlay([accepted, other], seat), left);
      }
      if (right > 0) {
        const other = (declined[b * 6 + a] ??= shore.anyDice(bag, { left: b, right: a }));
        add(sum, bestPlay([accepted, other], seat), right);
      }
    }
    return sum;
  }

  /** Dice rolled with no pair lying: accepted, or declined for the waves. */
  private rolled(s: State): Value {
    const { bag, left, right } = s;
    const accepted = this.shore.after(left, right, anyWaves(bag));
    const declined = this.shore.anyDice(bag, { left: beachOf(left), right: beachOf(right) });
    return bestPlay([accepted, declined], s.order[s.played] as number);
  }
}

/** Without expansions. */
export function isPlain({ coins, shark, surfer, baywatch }: State['options']): boolean {
  return !coins && !shark && !surfer && !baywatch;
}

/** The turns left in a round that ends the match for certain: the last one, or one with a chair in the water. */
export function turnsLeft(s: State): number {
  if (!isPlain(s.options)) return Number.POSITIVE_INFINITY;
  const ends =
    s.round === ROUNDS || s.chairs.some((each, id) => isWet(placeOf(each), s.sand[id % 6] as number));
  return ends ? s.seats - s.played : Number.POSITIVE_INFINITY;
}

/** The beaches of a lying pair's waves. */
function pairOf(slot: number): Waves {
  return { left: beachOf(leftOf(slot)), right: beachOf(rightOf(slot)), part: 1 };
}

function without(bag: readonly number[], a: number, b: number): number[] {
  const rest = bag.slice();
  rest[a] = (rest[a] as number) - 1;
  rest[b] = (rest[b] as number) - 1;
  return rest;
}
