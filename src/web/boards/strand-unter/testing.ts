import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { type Event, game, type Options, type State, type View } from '../../../games/strand-unter/index.ts';

/** A unit of presentation: the views before and after a ply, or after all sealed answers, and the events. */
export interface TestFrame {
  readonly before: View;
  readonly events: readonly Event[];
  readonly view: View;
  readonly state: State;
}

/** Tests that are about something else do not depend on the default figures. */
const FIGURES = { shells: [20, 20, 20, 20], dial: [1, 2, 3, 4, 5, 6] };

/** Some random matches by players who build when they can, frame by frame. */
export function randomFrames(
  players: number,
  matches: number,
  options: Partial<Options> = {},
  viewer = 0,
): TestFrame[] {
  const frames: TestFrame[] = [];
  for (let seed = 1; seed <= matches; seed++) {
    const rng = new FastRng(seed);
    const all = { ...(defaults(game.options) as Options), ...FIGURES, ...options };
    const s = game.setup(players, all, game.rules);
    for (let acting = game.toAct(s); acting.length > 0; acting = game.toAct(s)) {
      const before = game.view(game.clone(s), viewer);
      const events: Event[] = [];
      for (const seat of game.sealed(s) ? [...acting] : acting.slice(0, 1)) {
        const legal = seat < 0 ? [game.sample(s, rng)] : game.legal(s, seat, []);
        const builds = s.round > 2 ? legal.filter((move) => game.write(move).startsWith('build')) : [];
        const among = builds.length > 0 ? builds : legal;
        const move = among[rng.below(among.length)];
        if (move !== undefined) game.apply(s, seat, move, (event) => events.push(event));
      }
      frames.push({ before, events, view: game.view(game.clone(s), viewer), state: game.clone(s) });
    }
  }
  return frames;
}
