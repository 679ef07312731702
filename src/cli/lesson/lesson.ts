import { checkLesson } from '../../lessons/check.ts';
import { readLesson } from '../../lessons/read.ts';
import { secondsToRead } from '../../lessons/reading-time.ts';
import { parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { readText } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from '../support/usage.ts';

export const lessonArgs = { texts: [], flags: ['json'] };

interface Verdict {
  readonly file: string;
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly steps?: number;
  readonly seconds?: number;
}

/** `tidetable lesson check FILE...`: whether lessons can be played to their end on every way that they accept. */
export async function lesson(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, lessonArgs);
  const [verb, ...files] = args.words;
  if (verb !== 'check') throw new UsageError('which command? There is: lesson check FILE...');
  if (files.length === 0) throw new UsageError('which file?');
  const verdicts: Verdict[] = [];
  for (const file of files) verdicts.push(await judge(file, registry));
  for (const verdict of verdicts)
    io.out(args.flag('json') ? `${JSON.stringify(verdict)}\n` : `${asLines(verdict).join('\n')}\n`);
  return verdicts.every(({ ok }) => ok) ? GOOD : FOUND_WRONG;
}

async function judge(file: string, registry: RegistryUrl): Promise<Verdict> {
  const read = readLesson(readText(file));
  if ('problem' in read) return { file, ok: false, problems: [read.problem] };
  const games = await loadRegistry(registry);
  const entry = findGame(games, read.game);
  const [game, parts] = await Promise.all([entry.load(), entry.parts?.()]);
  const problems = checkLesson(read, game, parts ?? (() => []));
  return {
    file,
    ok: problems.length === 0,
    problems,
    steps: read.steps.length,
    seconds: Math.round(secondsToRead(read, 'en')),
  };
}

function asLines({ file, ok, problems, steps, seconds }: Verdict): string[] {
  const name = printable(file);
  if (ok) return [`${name}: good. ${steps} steps, ${seconds} s to read.`];
  return [`${name}: ${problems.length} found wrong`, ...problems.map((each) => `  ${printable(each, 400)}`)];
}
