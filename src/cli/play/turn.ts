import type { Seat } from '../../engine/game.ts';
import { hanging } from '../support/columns.ts';
import { saveMatch } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { picture, tell } from '../support/show.ts';
import type { Text } from '../text/index.ts';
import { printable, UsageError } from '../support/usage.ts';
import type { Lines } from './lines.ts';
import { answer, fileOf, type Session, takeBack } from './session.ts';
import { news } from './story.ts';

/** The terminal in front of a person. */
export interface Screen {
  readonly io: Io;
  readonly lines: Lines;
  readonly text: Text;
  /** Who looked last, and whether there was something to hide from the others. */
  seat: Seat | undefined;
  secret: boolean;
  /** One line about the last thing typed. */
  notice: string;
  /** Files written by us, which may be written again. */
  readonly saved: Set<string>;
}

/** Clears the screen and what scrolled off it, so that nobody can look back at a secret. */
const WIPE = '\u001b[2J\u001b[3J\u001b[H';
const CLEAR = '\u001b[2J\u001b[H';

/** Asks a person until one decision is made or taken back; tells whether the person wants to leave. */
export async function turn(session: Session, seat: Seat, screen: Screen): Promise<'on' | 'leave' | 'ended'> {
  if (!(await handOver(session, seat, screen))) return 'ended';
  show(session, seat, screen);
  for (;;) {
    const said = await screen.lines.ask();
    if (said === undefined) return 'ended';
    const done = obey(session, seat, said, screen);
    if (done) return done;
    tellNotice(screen);
  }
}

/** A cover between people who may not see each other's secrets. False if nobody is there any more. */
async function handOver({ shown, match, sitters }: Session, seat: Seat, screen: Screen): Promise<boolean> {
  const { io, lines, text } = screen;
  const people = sitters.filter((sitter) => sitter === undefined).length;
  const own =
    picture(shown, match.state, seat).join('\n') !== picture(shown, match.state, 'public').join('\n');
  const secret = people > 1 && (own || match.game.sealed(match.state));
  const cover = people > 1 && screen.seat !== seat && (secret || screen.secret);
  screen.seat = seat;
  screen.secret = secret;
  if (!cover) return true;
  io.out(io.interactive ? WIPE : '\n');
  tellNotice(screen);
  io.out(`${text.play.cover(shown.cast.names[seat] as string)}\n`);
  // Through a pipe nobody looks, and a line meant as a choice must not be lost here.
  return io.interactive ? (await lines.ask('')) !== undefined : true;
}

function show(session: Session, seat: Seat, screen: Screen): void {
  const { shown, match, story } = session;
  const { io, text } = screen;
  const { game, words, cast, pen } = shown;
  const view = game.view(match.state, seat);
  const width = io.columns();
  const fresh = news(story, seat).flatMap((emitted) => tell(shown, emitted, seat));
  const moves = game.legal(match.state, seat, []);
  const digits = String(moves.length).length;
  const choices = moves.flatMap((move, index) =>
    hanging(`  ${String(index + 1).padStart(digits)}  `, words.move(view, seat, move, cast), width),
  );
  const lines = [
    ...picture(shown, match.state, seat),
    '',
    ...(fresh.length > 0
      ? [
          pen(text.play.meanwhile, 'dim'),
          ...fresh.flatMap((sentence) => hanging('  · ', sentence, width)),
          '',
        ]
      : []),
    pen(text.play.asks(cast.names[seat] as string, words.question(view, seat, cast)), 'bold'),
    ...choices,
    pen(moves.length === 1 ? `${text.play.onlyOne} · ${text.play.hint}` : text.play.hint, 'dim'),
  ];
  io.out(`${io.interactive ? CLEAR : '\n'}${lines.join('\n')}\n`);
  tellNotice(screen);
}

/** Does what was typed. Undefined: the same question stays. */
function obey(session: Session, seat: Seat, said: string, screen: Screen): 'on' | 'leave' | undefined {
  const { game, state } = session.match;
  const legal = game.legal(state, seat, []).map((move) => game.write(move));
  const number = said === '' && legal.length === 1 ? 1 : /^\d{1,4}$/.test(said) ? Number(said) : 0;
  const chosen = legal.includes(said) ? said : legal[number - 1];
  if (chosen !== undefined) return choose(session, seat, chosen, screen);
  const [command = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(said)?.slice(1) ?? [];
  switch (command.toLowerCase()) {
    case 'q':
      return 'leave';
    case 'u': {
      const refusal = takeBack(session);
      screen.notice = refusal ? screen.text.refusals[refusal.refused] : screen.text.play.undone;
      return refusal ? undefined : 'on';
    }
    case 's':
      screen.notice = save(session, rest, screen).says;
      return undefined;
    case '?':
      screen.notice = help(session, seat, screen);
      return undefined;
    default:
      screen.notice = refuse(session, seat, said, screen.text);
      return undefined;
  }
}

function choose(session: Session, seat: Seat, text: string, screen: Screen): 'on' {
  const { match, shown, sitters } = session;
  const refusal = answer(session, seat, text);
  if (refusal) throw new Error(`a legal move was refused: ${refusal.refused}`);
  const open = match.game.toAct(match.state).filter((other) => !match.envelopes.has(other));
  const next = match.envelopes.has(seat) && open.some((other) => sitters[other] === undefined);
  if (next) screen.notice = screen.text.play.sealed(shown.cast.names[seat] as string);
  return 'on';
}

/** What looks like a move gets the game's own explanation. */
function refuse({ match, shown }: Session, seat: Seat, said: string, text: Text): string {
  const { game, words, cast } = shown;
  if (/^\d*$/.test(said)) return text.play.pick(game.legal(match.state, seat, []).length);
  if (game.read(said) === undefined) return text.play.unknown(printable(said, 40));
  return words.refusal(game.view(match.state, seat), seat, said, cast);
}

function help({ shown, match }: Session, seat: Seat, { text, io }: Screen): string {
  const position = shown.words.position(shown.game.view(match.state, seat), shown.cast);
  return [
    '',
    ...text.play.help,
    '',
    ...position.flatMap((paragraph) => hanging('', paragraph, io.columns())),
  ].join('\n');
}

/** Saves, and says so. A file that was there before is not touched. */
export function save(
  session: Session,
  given: string,
  { text, saved }: Pick<Screen, 'text' | 'saved'>,
): { readonly done: boolean; readonly says: string } {
  const path = given === '' ? `${session.shown.game.id}-${session.dice?.id ?? 'game'}.json` : given;
  try {
    saveMatch(path, fileOf(session), saved.has(path) ? 'w' : 'wx');
    saved.add(path);
    return { done: true, says: text.play.saved(printable(path)) };
  } catch (error) {
    if (error instanceof UsageError) return { done: false, says: text.play.notSaved(error.message) };
    throw error;
  }
}

function tellNotice(screen: Screen): void {
  if (screen.notice !== '') screen.io.out(`${screen.notice}\n`);
  screen.notice = '';
}
