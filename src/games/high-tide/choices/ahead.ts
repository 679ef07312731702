import type { Seat } from '../../../engine/game.ts';
import type { Event, Pair } from '../events.ts';
import { landingAt, landings } from './landing.ts';
import { known, type View } from '../view.ts';
import { viewAfter, withChair } from './view-after.ts';
import { type Beach, LARGE_WAVE, SMALL_WAVE } from '../vocabulary.ts';

/** A chair that a choice would move. */
export interface Step {
  readonly seat: Seat;
  readonly beach: Beach;
  readonly from: number;
  readonly to: number;
  /** What waits there for its owner, or null. */
  readonly coin: number | null;
  /** It only happens if the dice are kept as they are. */
  readonly open: boolean;
}

/** Where a chair could end: by a die that is thrown again, or by the order of two dice. */
export interface Reach {
  readonly seat: Seat;
  readonly beach: Beach;
  readonly from: number;
  readonly nearest: number;
  readonly farthest: number;
  /** Only these two places are possible, not those between them: the order of two dice decides. */
  readonly either: boolean;
}

export interface Ahead {
  readonly steps: readonly Step[];
  readonly reach: readonly Reach[];
  /** The table afterwards, chairs of a chosen pair already moved. */
  readonly view: View;
  /** Waves that would come for sure. */
  readonly waves: readonly { readonly beach: Beach; readonly spaces: number }[];
  /** Where the towel would lie. */
  readonly towel: { readonly seat: Seat; readonly space: number } | undefined;
}

/** Questions about a pair that is chosen but has not moved yet. */
const waiting: readonly string[] = ['reroll', 'declare', 'stop', 'order'];

/** What a choice would lead to, drawn from what it would tell. */
export function aheadOf(
  view: View,
  outcome: { readonly view: View; readonly events: readonly Event[] } | undefined,
): Ahead | undefined {
  if (!outcome) return undefined;
  const steps: Step[] = [];
  const waves: { beach: Beach; spaces: number }[] = [];
  let towel: Ahead['towel'];
  // Up to the end of the turn: what the next round sets up is no part of the choice.
  let scene = view;
  for (const event of outcome.events) {
    if (event.type === 'round' || event.type === 'tile') break;
    scene = viewAfter(scene, event);
    if (event.type === 'moved') steps.push({ ...event, coin: null, open: false });
    const last = steps.at(-1);
    if (event.type === 'collected' && last?.seat === event.seat && last.beach === event.beach)
      steps[steps.length - 1] = { ...last, coin: event.value };
    if (event.type === 'wave') waves.push({ beach: event.beach, spaces: event.spaces });
    if (event.type === 'towel') towel = { seat: event.seat, space: event.space };
  }
  const { phase, hand } = outcome.view;
  if (phase === 'pips') return { steps, waves, towel, ...thrown(scene, hand?.thrown ?? 0) };
  const asked = outcome.view.asked;
  const coin = asked ? (outcome.view.coins?.sand[asked.beach] ?? []) : [];
  const seen = steps.map((step) =>
    asked?.beach === step.beach && step === steps.at(-1)
      ? { ...step, coin: coin[step.to - 1] ?? null }
      : step,
  );
  // A coin is asked about between the two dice: the other one moves whatever the answer.
  if (asked?.then === 'second' && outcome.view.actor === view.actor && outcome.view.moving) {
    const other = secondStep(scene, view.actor, outcome.view.moving);
    const moved = withChair(scene, other.seat, other.beach, other.to);
    return { steps: [...seen, other], reach: [], view: moved, waves, towel };
  }
  // A pair that is in hand but has not moved yet: where it would bring its chairs.
  if (!hand || !waiting.includes(phase) || outcome.view.actor !== view.actor)
    return { steps: seen, reach: [], view: scene, waves, towel };
  const moving = outcome.view.moving ?? { dice: hand.dice, back: 0 };
  const { steps: later, reach } = movesOf(scene, view.actor, moving.dice, moving.back);
  const moved = later.reduce((v, step) => withChair(v, step.seat, step.beach, step.to), scene);
  return { steps: [...seen, ...later], reach, view: moved, waves, towel };
}

/** Each chair's whole way: where both dice move one chair, from its first place to its last. */
export function waysOf(steps: readonly Step[]): Step[] {
  const ways = new Map<string, Step>();
  for (const step of steps) {
    const chair = `${step.beach} ${step.seat}`;
    ways.set(chair, { ...step, from: ways.get(chair)?.from ?? step.from });
  }
  return [...ways.values()];
}

/** Where a pair would bring a seat's chairs. */
export function stepsOf(view: View, seat: Seat, dice: Pair): readonly Step[] {
  return movesOf(view, seat, dice, 0).steps;
}

/** The same with a die that moves backwards: with both dice on one chair their order may decide where it ends. */
function movesOf(view: View, seat: Seat, dice: Pair, back: number): Pick<Ahead, 'steps' | 'reach'> {
  const ends = landings(known(view), seat, dice, back);
  const from = (beach: Beach): number => view.chairs[beach]?.[seat] ?? 0;
  if ('either' in ends) {
    const [{ beach, place }, { place: other }] = ends.either;
    const [nearest, farthest] = [Math.min(place, other), Math.max(place, other)];
    return { steps: [], reach: [{ seat, beach, from: from(beach), nearest, farthest, either: true }] };
  }
  const steps = ends.both.map(({ beach, place, coin }) => ({
    seat,
    beach,
    from: from(beach),
    to: place,
    coin,
    open: true,
  }));
  return { steps, reach: [] };
}

/** Where the die that moves second would bring its chair. */
function secondStep(view: View, seat: Seat, { dice, back, second }: NonNullable<View['moving']>): Step {
  const [beach, pips] = second === 1 ? [dice[0], dice[1]] : [dice[2], dice[3]];
  const { place, coin } = landingAt(known(view), seat, beach, [back === second ? -pips : pips]);
  return { seat, beach, from: view.chairs[beach]?.[seat] ?? 0, to: place, coin, open: true };
}

/** The dice being rerolled could bring their chairs anywhere between 1 and 6; the other die moves as it lies. */
function thrown(view: View, which: number): Pick<Ahead, 'reach' | 'view'> {
  const hand = view.hand;
  const seat = view.actor;
  if (!hand) return { reach: [], view };
  const [a, b, c, d] = hand.dice;
  const range = (side: number, pips: number): [number, number] =>
    (which & side) === 0 ? [pips, pips] : [1, 6];
  const [left, right] = [range(1, b), range(2, d)];
  const sea = view.options.length + 1;
  const reachOn = (beach: Beach, [least, most]: readonly [number, number]): Reach => {
    const from = view.chairs[beach]?.[seat] ?? 0;
    return {
      seat,
      beach,
      from,
      nearest: Math.min(sea, from + least),
      farthest: Math.min(sea, from + most),
      either: false,
    };
  };
  if (a === c) return { reach: [reachOn(a, [left[0] + right[0], left[1] + right[1]])], view };
  return { reach: [reachOn(a, left), reachOn(c, right)], view };
}

/** A wave that may come: the pair it lies on, and how much sand it would take. */
export interface Threat {
  readonly beach: Beach;
  readonly spaces: number;
  /** Spaces of the track whose pairs would bring it. */
  readonly from: readonly number[];
}

/** One pair will be left on the track and become the waves: what each pair on the track would flood. */
export function threatsOf(track: View['track']): Threat[] {
  const threats: Threat[] = [];
  for (const [index, slot] of track.entries()) {
    if (slot === null || typeof slot === 'number') continue;
    const [left, , right] = slot;
    const beaches = left === right ? [left] : [left, right];
    for (const beach of beaches) {
      const spaces = (left === beach ? LARGE_WAVE : 0) + (right === beach ? SMALL_WAVE : 0);
      const same = threats.findIndex((threat) => threat.beach === beach && threat.spaces === spaces);
      const old = threats[same];
      if (old) threats[same] = { ...old, from: [...old.from, index + 1] };
      else threats.push({ beach, spaces, from: [index + 1] });
    }
  }
  return threats.toSorted((a, b) => b.spaces - a.spaces);
}
