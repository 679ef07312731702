import type { Decisions } from '../drive.ts';
import { findLegal, type Game, type Seat, type Viewer } from '../game.ts';
import { difference, type Inspection, type Violation } from './check-position.ts';
import { notPlain, sharedPart, unequalPart } from '../json.ts';
import { collector, seenBy } from '../match.ts';

/** Everything the contract says about what happens between two positions. Changes nothing. */
export function checkStep<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  decisions: Decisions<M>,
  { viewers, rng }: Inspection,
): Violation | undefined {
  const after = game.clone(s);
  const silent = game.clone(s);
  const unequal = unequalPart(s, after);
  if (unequal !== undefined) return { rule: 'a clone is equal', detail: unequal || 'the whole' };
  const shared = sharedPart(s, after);
  if (shared !== undefined)
    return { rule: 'a clone shares nothing but frozen tables', detail: shared || 'the whole' };

  const { events, emit } = collector<E>();
  for (const { seat, move } of decisions) game.apply(after, seat, move, emit);
  for (const { seat, move } of decisions) game.apply(silent, seat, move);
  const changed = unequalPart(after, silent);
  if (changed !== undefined) return { rule: 'emitting changes nothing', detail: changed || 'the whole' };
  const plain = notPlain(events);
  if (plain !== undefined) return { rule: 'events are plain JSON', detail: plain || 'the whole' };

  // The same step in a world that this viewer cannot tell from the real one: what it is told must be the same, unless
  // what it sees afterwards is different too (then the step has rightly revealed something).
  for (const viewer of viewers) {
    const other = game.imagine(game.view(s, viewer), rng);
    const heard = retell(game, other, decisions, viewer);
    if (heard === undefined) continue;
    if (JSON.stringify(game.view(other, viewer)) !== JSON.stringify(game.view(after, viewer))) continue;
    const real = JSON.stringify(events.map((event) => seenBy(event, viewer)));
    if (heard !== real)
      return {
        rule: 'events tell no more than views',
        detail: `viewer ${viewer}: ${difference(real, heard)}`,
      };
  }
  return undefined;
}

/** What the viewer hears when the same texts are played in another world; undefined if they cannot be. */
export function retell<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  decisions: Decisions<M>,
  viewer: Viewer,
): string | undefined {
  const same: { seat: Seat; move: M }[] = [];
  const scout = decisions.length > 1 ? game.clone(s) : s;
  for (const { seat, move } of decisions) {
    if (!game.toAct(scout).includes(seat)) return undefined;
    const found = findLegal(game, scout, seat, game.write(move));
    if (found === undefined) return undefined;
    same.push({ seat, move: found });
    if (scout !== s) game.apply(scout, seat, found);
  }
  return tell(game, s, same, viewer);
}

/** Plays legal decisions in place; what the viewer hears. */
export function tell<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  decisions: Decisions<M>,
  viewer: Viewer,
): string {
  const { events, emit } = collector<E>();
  for (const { seat, move } of decisions) game.apply(s, seat, move, emit);
  return JSON.stringify(events.map((event) => seenBy(event, viewer)));
}
