import { findGame } from '../support/catalogue.ts';
import type { Language, Registry } from '../../engine/words.ts';
import type { Io } from '../support/io.ts';
import type { Text } from '../text/index.ts';
import type { Lines } from './lines.ts';

export interface MenuChoice {
  readonly game: string;
  readonly seats: number;
}

/** Asks what to play. Undefined if nobody wants to. */
export async function menu(
  registry: Registry,
  language: Language,
  text: Text,
  { io, lines }: { readonly io: Io; readonly lines: Lines },
): Promise<MenuChoice | undefined> {
  const ids = Object.keys(registry);
  io.out(`\n${text.menu.title}\n\n`);
  for (const [index, id] of ids.entries()) {
    const words = await findGame(registry, id).words(language);
    io.out(`  ${index + 1}  ${words.name}: ${words.tagline}\n`);
  }
  const chosen = await number({ min: 1, max: ids.length }, `\n${text.menu.game} `);
  const game = ids[(chosen ?? 0) - 1];
  if (game === undefined) return undefined;
  const limits = (await findGame(registry, game).load()).seats;
  const seats = await number(limits, `${text.menu.seats(limits.min, limits.max)} `);
  return seats === undefined ? undefined : { game, seats };

  /** Enter alone takes the least. */
  async function number(
    { min, max }: { readonly min: number; readonly max: number },
    prompt: string,
  ): Promise<number | undefined> {
    for (;;) {
      const said = await lines.ask(prompt);
      if (said === undefined || said === 'q') return undefined;
      const value = said === '' ? min : /^\d{1,3}$/.test(said) ? Number(said) : 0;
      if (value >= min && value <= max) return value;
      io.out(`${text.menu.again}\n`);
    }
  }
}
