import { type AnyGame, CHANCE, findLegal, type Seat, type Viewer } from '../../engine/game.ts';
import {
  collector,
  type Emitted,
  type Frame,
  type Match,
  type Ply,
  seenBy,
  type Step,
} from '../../engine/match.ts';
import type { Told } from './playable.ts';
import type { Picture } from './show.ts';

/**
 * Splits a step into frames, one per ply, so that people can follow: the decision, then each roll and draw. The step must have been
 * asked to carry its frames. Ask before `accept`.
 */
export function framesOf(match: Match, step: Step): readonly Frame[] {
  const kept = match.plies.length - step.undone;
  if (step.undone > 0) return [{ state: step.state, events: [], plies: kept }];
  if (step.frames === undefined && step.plies.length > 0) throw new Error('the step carries no frames');
  return step.frames ?? [];
}

/** All plies of a match from its first position, as frames; the first frame is that position. */
export function framesOfPlies(game: AnyGame, first: unknown, plies: readonly Ply[]): Frame[] {
  return [{ state: game.clone(first), events: [], plies: 0 }, ...play(game, first, plies, 0)];
}

function play(game: AnyGame, from: unknown, plies: readonly Ply[], kept: number): Frame[] {
  const state = game.clone(from);
  const frames: Frame[] = [];
  let batch: Emitted<unknown>[] = [];
  let owing: readonly Seat[] = [];
  for (const [index, [seat, text]] of plies.entries()) {
    if (owing.length === 0 && game.sealed(state)) owing = game.toAct(state);
    const move = findLegal(game, state, seat, text);
    if (move === undefined) throw new Error(`ply "${text}" of seat ${seat} cannot be shown`);
    const { events, emit } = collector<unknown>();
    game.apply(state, seat, move, emit);
    batch.push(...events);
    if (seat !== CHANCE) owing = owing.filter((other) => other !== seat);
    if (owing.length > 0) continue;
    frames.push({ state: game.clone(state), events: batch, plies: kept + index + 1 });
    batch = [];
  }
  return frames;
}

/** The frame as this viewer is allowed to see it. */
export function pictureOf(game: AnyGame, { state, events, plies }: Frame, viewer: Viewer): Picture {
  return {
    viewer,
    // A view may share parts with its state, and states are mutated in place: hence the clone.
    view: game.view(game.clone(state), viewer),
    events: events.map((event) => seenBy(event, viewer)),
    plies,
  };
}

/** The events of a frame, each with its ply. */
export function tellings(frame: Frame): Told[] {
  return frame.events.map((emitted) => ({ ply: frame.plies, emitted }));
}
