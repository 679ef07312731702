import { writeFileSync } from 'node:fs';
import { isWrong, replay as replayMatch } from '../../engine/replay.ts';
import {
  type CareName,
  careNames,
  planReview,
  type Review,
  ReviewError,
  reviewedOf,
} from '../../insight/index.ts';
import { atMost, languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl, type Shown } from '../support/catalogue.ts';
import { mustBeWritable, openFile, type Opened, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { colourPen, plainPen } from '../support/pen.ts';
import { progressBar } from '../support/progress.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from '../support/usage.ts';
import { whyWrong } from '../support/wrong.ts';
import { texts } from '../text/index.ts';
import { reviewPage } from './html.ts';
import { reviewLines } from './lines.ts';
import { reasonsOf } from './reasons.ts';

export const reviewArgs = { texts: ['care', 'html', 'lang'], flags: ['json'] };

/** `tidetable review`: what of a match was luck, and what was choice. */
export async function review(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, reviewArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const care = careFrom(args.text('care'));
  const html = args.text('html');
  if (html !== undefined) mustBeWritable(html);
  const text = texts[language];
  const games = await loadRegistry(registry);
  const opened = await openFile(games, args.words[0]);
  const { game, file } = opened;
  const entry = findGame(games, game.id);
  const [words, draw] = await Promise.all([entry.words(language), entry.draw()]);
  const cast = { names: file.seats.map(({ name }) => printable(name)) };
  const shown: Shown = { game, words, draw, cast, pen: io.colour ? colourPen : plainPen, language };

  const played = replayMatch(game, opened.terms, file.plies);
  if (isWrong(played)) {
    const why = whyWrong(shown, opened, played, text);
    io.out(`${args.flag('json') ? JSON.stringify({ ...played, why }) : text.verify.no(why)}\n`);
    return FOUND_WRONG;
  }
  const found = compute(opened, care, io);
  const told = await entry.reasons?.();
  const names = cast.names;
  const reasons = told
    ? reasonsOf(found, reviewedOf(file, opened.terms), { game, words: told, language, names })
    : [];
  if (html !== undefined) {
    const page = reviewPage(found, reasons, shown, text.review);
    refusing(`cannot write ${printable(html)}`, () => writeFileSync(html, page));
  }
  io.out(
    `${args.flag('json') ? JSON.stringify({ ...found, reasons }) : reviewLines(found, reasons, shown, text.review).join('\n')}\n`,
  );
  return GOOD;
}

function careFrom(text: string | undefined): CareName {
  if (text === undefined) return 'full';
  const found = careNames.find((name) => name === text);
  if (!found) throw new UsageError(`--care must be ${careNames.join(', ')}, not "${printable(text, 40)}"`);
  return found;
}

function compute({ file, terms }: Opened, care: CareName, io: Io): Review {
  try {
    const plan = planReview(reviewedOf(file, terms), care);
    const bar = progressBar(io, plan.steps);
    const verdicts = Array.from({ length: plan.steps }, (_, i) => {
      const verdict = plan.judge(i);
      bar.at(i + 1);
      return verdict;
    });
    bar.clear();
    return plan.close(verdicts);
  } catch (error) {
    if (error instanceof ReviewError) throw new UsageError(error.message);
    throw error;
  }
}
