import { rmSync } from 'node:fs';
import type { AnyGame, Options, Viewer } from '../../../src/engine/game.ts';
import { FastRng } from '../../../src/engine/rng.ts';
import type { Registry } from '../../../src/engine/words.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { type Pair, pairByChance, pairBySeal } from './plan.ts';
import { type Recorded, Recorder } from './record.ts';

export interface Compared {
  readonly pairs: number;
  readonly chance: number;
  readonly sealed: number;
  /** Pairs in which somebody else saw a difference: the worlds really were different. */
  readonly seenByOthers: number;
  /** The first thing a viewer could learn that it may not know. */
  readonly leak?: string;
}

/** Makes pairs of worlds for each way to play, plays them on two servers, and compares what the viewer got. */
export async function compare(
  games: Registry,
  id: string,
  ways: readonly Options[],
  seed: number,
): Promise<Compared> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`there is no ${id}`);
  const pairs = ways.flatMap((options, index) => pairsFor(game, options, new FastRng(seed, index)));
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const [one, two] = await Promise.all([
    Recorder.start(games, folders[0]),
    Recorder.start(games, folders[1]),
  ]);
  let found: string | undefined;
  let seenByOthers = 0;
  try {
    for (const { viewer, kind, worlds } of pairs) {
      const [a, b] = await Promise.all([one.play(id, worlds[0]), two.play(id, worlds[1])]);
      const leak = difference(a, b, viewer);
      if (leak !== undefined) {
        found = `${kind}, viewer ${viewer}, ${JSON.stringify(worlds[0].options)}: ${leak}`;
        break;
      }
      const others = [...a.streams.keys()].filter((other) => other !== viewer && other !== 'public');
      if (others.some((other) => difference(a, b, other) !== undefined)) seenByOthers++;
    }
  } finally {
    await Promise.all([one.stop(), two.stop()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  const count = (kind: Pair['kind']) => pairs.filter((pair) => pair.kind === kind).length;
  return {
    pairs: pairs.length,
    chance: count('chance'),
    sealed: count('sealed'),
    seenByOthers,
    ...(found === undefined ? {} : { leak: found }),
  };
}

/** For one way to play: two pairs, seen by a seat or by the public, with as many people as may be. */
function pairsFor(game: AnyGame, options: Options, rng: FastRng): Pair[] {
  const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const viewer: Viewer = rng.below(4) === 0 ? 'public' : rng.below(seats);
  const wish = { game, seats, options, viewer, rng };
  return [pairByChance(wish), pairBySeal(wish)].filter((pair) => pair !== undefined);
}

function difference(a: Recorded, b: Recorded, viewer: Viewer): string | undefined {
  const [mine, other] = [a, b].map(({ streams, log }) => [...(streams.get(viewer) ?? []), ...log]);
  const length = Math.max(mine?.length ?? 0, other?.length ?? 0);
  for (let at = 0; at < length; at++) {
    if (mine?.[at] !== other?.[at])
      return `message ${at}: ${mine?.[at]?.slice(0, 300)} / ${other?.[at]?.slice(0, 300)}`;
  }
  return undefined;
}
