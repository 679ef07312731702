import { CHANCE } from '../../engine/game.ts';
import { type Shown, unusual } from '../support/catalogue.ts';
import { hanging } from '../support/columns.ts';
import type { Opened } from '../support/files.ts';
import { type ReplayViewer, picture, resultLines, tell } from '../support/show.ts';
import type { Text } from '../text/index.ts';
import { choices, type Reached } from './reach.ts';

export interface Page {
  readonly shown: Shown;
  readonly opened: Opened;
  readonly at: number;
  readonly viewer: ReplayViewer;
  readonly reached: Reached;
  readonly width: number;
  readonly odds: boolean;
}

/** The story, the position and the choices, for people. */
export function pageLines(page: Page, text: Text): string[] {
  const { shown, opened, at, viewer, reached, width } = page;
  const { words, cast, pen, game } = shown;
  const changed = unusual(game, opened.terms.options);
  const digits = String(at).length;
  const told = reached.story.flatMap(({ number, events }) =>
    events
      .flatMap((emitted) => tell(shown, emitted, viewer))
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

/** One position; with `--as all` also what each seat sees beyond it. */
function pictures({ shown, viewer, reached: { state } }: Page, text: Text): string[] {
  if (viewer !== 'all') return picture(shown, state, viewer);
  const open = picture(shown, state, 'public');
  const secret = shown.cast.names.flatMap((name, seat) => {
    const own = picture(shown, state, seat);
    return own.join('\n') === open.join('\n')
      ? []
      : ['', shown.pen(text.replay.seenBy(name), 'bold'), '', ...own];
  });
  return [...open, ...secret];
}

function choiceLines({ shown, opened, viewer, reached: { state }, width, odds }: Page, text: Text): string[] {
  const { game, words, cast, pen } = shown;
  const result = game.result(state);
  if (result) return [text.replay.over, ...resultLines(shown, text, result)];
  const { toAct, legal, chances } = choices(opened, state, viewer);
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
