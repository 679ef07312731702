import { parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import type { Acted } from './act.ts';
import { acts } from './acts.ts';
import { asOperator, whereOf } from './session.ts';

const adminArgs = {
  texts: ['data', 'database', 'server', 'port', 'uses', 'days', 'note', 'report', 'base-url'],
  flags: ['json'],
};

/** `tidetable admin`: what an owner can do in the browser, for whoever has the machine. */
export async function admin(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, adminArgs);
  const [name = 'overview', ...words] = args.words;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act)
    throw new UsageError(`unknown act "${printable(name, 40)}"; there are: ${Object.keys(acts).join(', ')}`);
  if (words.length < act.least || words.length > act.takes.length)
    throw new UsageError(`usage: tidetable admin ${[name, ...act.takes].join(' ')}`);
  const where = whereOf(args, io.env, registry);
  const given = args.text('base-url') ?? io.env.BASE_URL;
  const acted: Acted = await asOperator(where, async (ask) => {
    // The server knows how others reach it; where none runs, none is reached yet.
    const base = given ?? (await ask<{ address?: string }>('/server')).address ?? where.server;
    return act.run({ ask, words, args, base: base.replace(/\/$/, '') });
  });
  io.out(
    args.flag('json')
      ? `${JSON.stringify(acted.answer)}\n`
      : `${acted.lines.map((line) => printable(line, 1000)).join('\n')}\n`,
  );
  return GOOD;
}
