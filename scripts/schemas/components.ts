import { CHANCE } from '../../src/engine/game.ts';
import { defaults } from '../../src/engine/options.ts';
import { FastRng } from '../../src/engine/rng.ts';
import { games } from '../../src/games/index.ts';
import type { JsonSchema } from './from-types.ts';
import { gameSchemas } from './games.ts';

/** How many plies an example is taken after: something has happened by then. */
const PLIES = 30;

/** All schemas by the name that OpenAPI has for them: `MauiView`, `MauiEvent` and what they are made of. */
export async function componentsOf(): Promise<Record<string, JsonSchema>> {
  const components: Record<string, JsonSchema> = {};
  for (const [id, { $defs }] of gameSchemas(Object.keys(games))) {
    const prefix = id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
    const renamed = JSON.parse(
      JSON.stringify($defs).replaceAll(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/${prefix}$1"`),
    ) as Record<string, JsonSchema>;
    const examples = await examplesOf(id);
    for (const [name, schema] of Object.entries(renamed))
      if (/^[A-Z]/.test(name))
        components[prefix + name] = { ...schema, ...(examples[name] ? { examples: [examples[name]] } : {}) };
  }
  return components;
}

/** A view and an event of a match at random, the same every time. */
async function examplesOf(id: string): Promise<Record<string, unknown>> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  const rng = new FastRng(1);
  const s = game.setup(game.seats.min, defaults(game.options), game.rules);
  let event: unknown;
  for (let ply = 0; ply < PLIES; ply++) {
    const [seat] = game.toAct(s);
    if (seat === undefined) break;
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    game.apply(s, seat, moves[rng.below(moves.length)], (open) => (event = open));
  }
  return { View: game.view(s, 0), Event: event };
}
