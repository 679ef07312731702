import { createInterface } from 'node:readline';
import { atMost, parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD } from '../support/usage.ts';
import { MAX_BATCH, MAX_LINE } from './requests.ts';
import { EnvSession } from './session.ts';

const envArgs = { texts: [], flags: [] };

/**
 * `tidetable env GAME`: JSON lines on standard input, one answer a line on standard output, in order. A line is one
 * request, or a list of requests that is answered by a list. Ends with the input. Specified in docs/formats/env.md.
 */
export async function env(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, envArgs);
  atMost(args, 1);
  const game = await findGame(await loadRegistry(registry), args.words[0]).load();
  const session = new EnvSession(game);
  for await (const line of createInterface({ input: io.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') io.out(`${JSON.stringify(answerLine(session, line))}\n`);
  }
  return GOOD;
}

export function answerLine(session: Pick<EnvSession, 'answer'>, line: string): object {
  if (line.length > MAX_LINE) return malformed(`a line of more than ${MAX_LINE} characters`);
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return malformed('a line that is not JSON');
  }
  if (!Array.isArray(given)) return session.answer(given);
  if (given.length > MAX_BATCH) return malformed(`more than ${MAX_BATCH} requests in a line`);
  return given.map((each) => session.answer(each));
}

function malformed(message: string): object {
  return { error: { code: 'malformed', message } };
}
