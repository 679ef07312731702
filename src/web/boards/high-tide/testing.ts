import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import {
  type Event,
  game,
  type HighTideOptions,
  type Move,
  type State,
  type View,
} from '../../../games/high-tide/index.ts';

/** A unit of presentation: the views before and after a ply, and its events. */
export interface TestFrame {
  readonly before: View;
  readonly events: readonly Event[];
  readonly view: View;
  readonly state: State;
}

export const everything: Partial<HighTideOptions> = {
  coins: true,
  shark: true,
  surfer: true,
  baywatch: true,
};

/** Random matches, ply by ply. Tiles are used when they can be, so that every question comes up. */
export function randomFrames(
  players: number,
  matches: number,
  options: Partial<HighTideOptions> = {},
): TestFrame[] {
  const frames: TestFrame[] = [];
  for (let seed = 1; seed <= matches; seed++) {
    const rng = new FastRng(seed);
    const s = game.setup(players, { ...(defaults(game.options) as HighTideOptions), ...options }, game.rules);
    for (let acting = game.toAct(s); acting.length > 0; acting = game.toAct(s)) {
      const before = game.view(game.clone(s), 0);
      const events: Event[] = [];
      const seat = acting[0] as number;
      const legal = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
      const tiles = legal.filter((move) => game.write(move).startsWith('use'));
      const among = tiles.length > 0 && rng.below(2) === 0 ? tiles : legal;
      game.apply(s, seat, among[rng.below(among.length)] as Move, (event) => events.push(event));
      frames.push({ before, events, view: game.view(game.clone(s), 0), state: game.clone(s) });
    }
  }
  return frames;
}
