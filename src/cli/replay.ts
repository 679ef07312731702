import { CHANCE, type Seat } from '../engine/game.ts';
import type { Emitted } from '../engine/match.ts';
import { isWrong, replay as replayPlies, type Wrong } from '../engine/replay.ts';
import { type Args, atMost, languageOf, parse } from './args.ts';
import { findGame, loadRegistry, type RegistryUrl, type Shown, unusual } from './catalogue.ts';
import { hanging } from './columns.ts';
import { openFile, type Opened } from './files.ts';
import type { Io } from './io.ts';
import { colourPen, plainPen } from './pen.ts';
import { type Eyes, picture, resultLines, tell } from './show.ts';
import { type Text, texts } from './text/index.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from './usage.ts';
import { whyWrong } from './wrong.ts';

export const replayArgs = { texts: ['at', 'as', 'lang'], flags: ['json', 'odds'] };

/** A position on the way through a match, and the way to it. */
interface Reached {
  readonly state: unknown;
  readonly story: readonly { readonly number: number; readonly events: readonly Emitted<unknown>[] }[];
}

/** `tidetable replay`: the story of a match, a position of it, and who may do what there. */
export async function replay(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, replayArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const games = await loadRegistry(registry);
  const opened = await openFile(games, args.words[0]);
  const { game, file } = opened;
  const at = atFrom(args, file.plies.length);
  const eyes = eyesFrom(args.text('as'), opened.terms.seats);
  const entry = findGame(games, game.id);
  const names = file.seats.map(({ name }) => printable(name));
  const pen = io.colour ? colourPen : plainPen;
  const shown: Shown = {
    game,
    words: await entry.words(language),
    draw: await entry.draw(),
    cast: { names },
    pen,
    language,
  };

  const reached = reach(opened, at, eyes);
  if ('wrong' in reached) {
    const why = whyWrong(shown, opened, reached, texts[language]);
    io.out(
      args.flag('json') ? `${JSON.stringify({ ...reached, why })}\n` : `${texts[language].verify.no(why)}\n`,
    );
    return FOUND_WRONG;
  }
  if (args.flag('json'))
    io.out(`${JSON.stringify(asJson(opened, at, eyes, reached.state, args.flag('odds')))}\n`);
  else
    io.out(
      `${asLines({ shown, opened, at, eyes, reached, width: io.columns(), odds: args.flag('odds') }, texts[language]).join('\n')}\n`,
    );
  return GOOD;
}

function atFrom(args: Args, plies: number): number {
  const at = args.number('at', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? plies;
  if (at > plies) throw new UsageError(`--at ${at} is too far: the file has ${plies} plies`);
  return at;
}

function eyesFrom(raw: string | undefined, seats: number): Eyes {
  if (raw === undefined || raw === 'all') return 'all';
  if (raw === 'public') return raw;
  const seat = /^\d{1,2}$/.test(raw) ? Number(raw) : Number.NaN;
  if (seat < seats) return seat;
  throw new UsageError(
    `--as must be a seat from 0 to ${seats - 1}, public or all, not "${printable(raw, 40)}"`,
  );
}

/** The position after so many plies. */
function reach({ game, terms, file }: Opened, at: number, eyes: Eyes): Reached | Wrong {
  const story: { number: number; events: Emitted<unknown>[] }[] = [];
  let shownState: unknown = game.setup(terms.seats, terms.options, terms.rules);
  let shownStory = 0;
  let unopened = 0;
  const match = replayPlies(game, terms, file.plies.slice(0, at), {
    visit({ number, state, events }) {
      story.push({ number, events });
      if (unopened > 0) unopened--;
      else if (game.sealed(shownState)) unopened = game.toAct(shownState).length - 1;
      if (unopened > 0) return;
      shownState = game.clone(state);
      shownStory = story.length;
    },
  });
  if (isWrong(match)) return match;
  // Between sealed answers nobody but the holder of the whole file may look: others see the position before them.
  return eyes === 'all'
    ? { state: match.state, story }
    : { state: shownState, story: story.slice(0, shownStory) };
}

/** Who is asked, and the legal texts of those whose choices these eyes may know. */
function choices(
  { game }: Opened,
  state: unknown,
  eyes: Eyes,
): { toAct: readonly Seat[]; legal: Record<string, string[]>; chances: [string, number][] } {
  const toAct = game.toAct(state);
  const isChance = toAct[0] === CHANCE;
  const asked = isChance ? [] : toAct.filter((seat) => eyes === 'all' || eyes === seat);
  const legal = Object.fromEntries(
    asked.map((seat) => [String(seat), game.legal(state, seat, []).map((move) => game.write(move))]),
  );
  const chances = isChance
    ? game.chances(state, []).map(({ move, weight }): [string, number] => [game.write(move), weight])
    : [];
  return { toAct, legal, chances };
}

/** docs/formats/cli.md */
function asJson(opened: Opened, at: number, eyes: Eyes, state: unknown, odds: boolean): object {
  const { game, terms } = opened;
  const { toAct, legal, chances } = choices(opened, state, eyes);
  return {
    ply: at,
    toAct: toAct.map((seat) => (seat === CHANCE ? 'chance' : seat)),
    legal,
    chances: chances.length,
    ...(odds ? { odds: chances } : {}),
    view: game.view(state, eyes === 'all' ? 'public' : eyes),
    ...(eyes === 'all'
      ? { views: Array.from({ length: terms.seats }, (_, seat) => game.view(state, seat)) }
      : {}),
    result: game.result(state) ?? null,
  };
}

interface Page {
  readonly shown: Shown;
  readonly opened: Opened;
  readonly at: number;
  readonly eyes: Eyes;
  readonly reached: Reached;
  readonly width: number;
  readonly odds: boolean;
}

function asLines(page: Page, text: Text): string[] {
  const { shown, opened, at, eyes, reached, width } = page;
  const { words, cast, pen, game } = shown;
  const changed = unusual(game, opened.terms.options);
  const digits = String(at).length;
  const told = reached.story.flatMap(({ number, events }) =>
    events
      .flatMap((emitted) => tell(shown, emitted, eyes))
      .flatMap((sentence) => hanging(`${String(number).padStart(digits)}  `, sentence, width)),
  );
  return [
    pen(`${words.name}: ${cast.names.join(', ')}`, 'bold'),
    ...(changed === '' ? [] : [`${text.options}: ${changed}`]),
    '',
    ...told,
    ...(told.length > 0 ? [''] : []),
    pen(text.replay.at(at, opened.file.plies.length), 'bold'),
    '',
    ...pictures(page, text),
    '',
    ...choiceLines(page, text),
  ];
}

/** One picture; for all eyes also what each seat sees, where that is more. */
function pictures({ shown, eyes, reached: { state } }: Page, text: Text): string[] {
  if (eyes !== 'all') return picture(shown, state, eyes);
  const open = picture(shown, state, 'public');
  const secret = shown.cast.names.flatMap((name, seat) => {
    const own = picture(shown, state, seat);
    return own.join('\n') === open.join('\n')
      ? []
      : ['', shown.pen(text.replay.seenBy(name), 'bold'), '', ...own];
  });
  return [...open, ...secret];
}

function choiceLines({ shown, opened, eyes, reached: { state }, width, odds }: Page, text: Text): string[] {
  const { game, words, cast, pen } = shown;
  const result = game.result(state);
  if (result) return [text.replay.over, ...resultLines(shown, text, result)];
  const { toAct, legal, chances } = choices(opened, state, eyes);
  if (toAct[0] === CHANCE) {
    return [
      text.replay.chance(chances.length),
      ...(odds ? chances.map(([outcome, weight]) => `  ${outcome}  ${weight}`) : []),
    ];
  }
  return toAct.flatMap((seat) => {
    const mine = legal[String(seat)];
    const view = game.view(state, seat);
    const name = cast.names[seat] as string;
    if (!mine) return [text.replay.toAct(name)];
    const widest = Math.max(...mine.map((move) => move.length));
    const said = game
      .legal(state, seat, [])
      .flatMap((move) =>
        hanging(`  ${game.write(move).padEnd(widest)}  `, words.move(view, seat, move, cast), width),
      );
    return [`${pen(text.replay.toAct(name), 'bold')}: ${words.question(view, seat, cast)}`, ...said];
  });
}
