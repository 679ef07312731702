import { CHANCE } from '../../engine/game.ts';
import { type Args, atMost, languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl, type Shown } from '../support/catalogue.ts';
import { openFile, type Opened } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { colourPen, plainPen } from '../support/pen.ts';
import type { ReplayViewer } from '../support/show.ts';
import { texts } from '../text/index.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from '../support/usage.ts';
import { whyWrong } from '../support/wrong.ts';
import { pageLines } from './page.ts';
import { choices, reach } from './reach.ts';

export const replayArgs = { texts: ['at', 'as', 'lang'], flags: ['json', 'odds'] };

/** `tidetable replay`: the story of a match, a position of it, and who may do what there. */
export async function replay(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, replayArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const text = texts[language];
  const games = await loadRegistry(registry);
  const opened = await openFile(games, args.words[0]);
  const { game, file } = opened;
  const at = atFrom(args, file.plies.length);
  const viewer = viewerFrom(args.text('as'), opened.terms.seats);
  const entry = findGame(games, game.id);
  const [words, draw] = await Promise.all([entry.words(language), entry.draw()]);
  const cast = { names: file.seats.map(({ name }) => printable(name)) };
  const shown: Shown = { game, words, draw, cast, pen: io.colour ? colourPen : plainPen, language };
  const odds = args.flag('odds');
  const json = args.flag('json');
  const say = (object: object, lines: () => string[]): void =>
    io.out(`${json ? JSON.stringify(object) : lines().join('\n')}\n`);

  const reached = reach(opened, at, viewer);
  if ('wrong' in reached) {
    const why = whyWrong(shown, opened, reached, text);
    say({ ...reached, why }, () => [text.verify.no(why)]);
    return FOUND_WRONG;
  }
  const page = { shown, opened, at, viewer, reached, width: io.columns(), odds };
  say(asJson(opened, { at, viewer, odds, state: reached.state }), () => pageLines(page, text));
  return GOOD;
}

function atFrom(args: Args, plies: number): number {
  const at = args.number('at', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? plies;
  if (at > plies) throw new UsageError(`--at ${at} is too far: the file has ${plies} plies`);
  return at;
}

function viewerFrom(raw: string | undefined, seats: number): ReplayViewer {
  if (raw === undefined || raw === 'all') return 'all';
  if (raw === 'public') return raw;
  const seat = /^\d{1,2}$/.test(raw) ? Number(raw) : Number.NaN;
  if (seat < seats) return seat;
  throw new UsageError(
    `--as must be a seat from 0 to ${seats - 1}, public or all, not "${printable(raw, 40)}"`,
  );
}

interface Looking {
  readonly at: number;
  readonly viewer: ReplayViewer;
  readonly odds: boolean;
  readonly state: unknown;
}

/** docs/formats/cli.md */
function asJson(opened: Opened, { at, viewer, odds, state }: Looking): object {
  const { game, terms } = opened;
  const { toAct, legal, chances } = choices(opened, state, viewer);
  return {
    ply: at,
    toAct: toAct.map((seat) => (seat === CHANCE ? 'chance' : seat)),
    legal,
    chances: chances.length,
    ...(odds ? { odds: chances } : {}),
    view: game.view(state, viewer === 'all' ? 'public' : viewer),
    ...(viewer === 'all'
      ? { views: Array.from({ length: terms.seats }, (_, seat) => game.view(state, seat)) }
      : {}),
    result: game.result(state) ?? null,
  };
}
