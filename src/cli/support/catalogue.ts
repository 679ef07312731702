import { botNames } from '../../bots/index.ts';
import type { AnyGame, Options } from '../../engine/game.ts';
import { defaults, isProblem, parseOptions } from '../../engine/options.ts';
import type { AnyDraw, AnyWords, Cast, GameEntry, Language, Pen, Registry } from '../../engine/words.ts';
import { isOutside } from '../../lab/outside/load.ts';
import { printable, UsageError } from './usage.ts';

export { loadRegistry, type RegistryUrl } from '../../lab/registry.ts';

/** A game with all that is needed to show it to somebody. */
export interface Shown {
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly draw: AnyDraw;
  readonly cast: Cast;
  readonly pen: Pen;
  readonly language: Language;
}

export function findGame(registry: Registry, id: string | undefined): GameEntry {
  const known = Object.keys(registry).join(', ') || 'none yet';
  if (id === undefined) throw new UsageError(`which game? There are: ${known}`);
  const entry = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (!entry) throw new UsageError(`unknown game "${printable(id, 40)}"; there are: ${known}`);
  return entry;
}

export function optionsFrom(game: AnyGame, text: string | undefined): Options {
  const options = text === undefined ? defaults(game.options) : parseOptions(game.options, text);
  if (isProblem(options)) throw new UsageError(printable(options.problem));
  return options;
}

/** Options that are not as usual, as they would be typed. */
export function unusual(game: AnyGame, options: Options): string {
  const usual = defaults(game.options);
  const changed = Object.entries(options).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]),
  );
  return changed
    .map(([key, value]) =>
      value === true ? key : value === false ? `-${key}` : `${key}=${[value].flat().join('/')}`,
    )
    .join(',');
}

/** The names given with --seats, each a bot of this game or, where people may sit, `me`. */
export function seatsFrom(game: AnyGame, text: string, { people }: { readonly people: boolean }): string[] {
  const names = text.split(',').map((name) => name.trim());
  const known = [...(people ? ['me'] : []), ...botNames(game.id)];
  const unknown = names.find(
    (name) => !isOutside(name) && !known.includes(people ? (name.split(':')[0] as string) : name),
  );
  if (unknown !== undefined)
    throw new UsageError(
      `nobody called "${printable(unknown, 40)}" can sit here; there are: ${known.join(', ')}`,
    );
  const { min, max } = game.seats;
  if (names.length < min || names.length > max)
    throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${names.length}`);
  return names;
}

/** "Random", or "Random 1" and "Random 2": everybody at a table has a name of their own. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name} ${count}`;
  });
}
