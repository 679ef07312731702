import { games } from '../../../games/index.ts';
import type { Stage } from '../stage.ts';

/** Says why a part of the board cannot be used now; empty if it can. Undefined where the game has no such words. */
export async function loadWhyNot(
  { setting, shown }: Stage,
  legal: readonly string[],
): Promise<((part: string) => string) | undefined> {
  const { game, language } = setting;
  const { viewer, view } = shown;
  const load = Object.hasOwn(games, game.id) ? games[game.id]?.whyNot : undefined;
  if (!load || viewer === 'public') return undefined;
  const explain = await load();
  return (part) => explain(view, viewer, part, legal, language);
}

/** The reasons for all parts of the board, each once, in the order of the parts. */
export async function allWhyNot(stage: Stage, legal: readonly string[]): Promise<string[]> {
  const explain = await loadWhyNot(stage, legal);
  const parts = await games[stage.setting.game.id]?.parts?.();
  if (!explain || !parts) return [];
  const reasons = parts(stage.cast.people.length).map((part) => explain(part));
  return [...new Set(reasons)].filter((reason) => reason !== '');
}
