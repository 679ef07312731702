import { askedNow } from '../../engine/asking.ts';
import { atMost, languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { hanging } from '../support/columns.ts';
import type { Io } from '../support/io.ts';
import { picture, resultLines, tell } from '../support/show.ts';
import { texts } from '../text/index.ts';
import { GOOD } from '../support/usage.ts';
import { Lines } from './lines.ts';
import { menu } from './menu.ts';
import { newGame, type Room, sitDown, usualSeats } from './seating.ts';
import { letBot, type Session } from './session.ts';
import { news, NOBODY } from './story.ts';
import { type Screen, save, turn } from './turn.ts';

export const playArgs = { texts: ['seats', 'options', 'lang', 'resume'], flags: [] };

/** `tidetable play`: a game in the terminal. */
export async function play(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, playArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const room: Room = { args, registry: await loadRegistry(registry), language, io, text: texts[language] };
  // Whatever is wrong with the arguments is refused before anything is asked or printed.
  const direct =
    args.words.length > 0 || args.text('resume') !== undefined || !io.interactive
      ? await sitDown(room)
      : undefined;
  const lines = new Lines(io);
  try {
    const session = direct ?? (await fromMenu(room, lines));
    if (session)
      await run(session, {
        io,
        lines,
        text: room.text,
        seat: undefined,
        secret: false,
        notice: '',
        saved: new Set(),
      });
    return GOOD;
  } finally {
    lines.close();
  }
}

async function fromMenu(room: Room, lines: Lines): Promise<Session | undefined> {
  const chosen = await menu(room.registry, room.language, room.text, { io: room.io, lines });
  if (!chosen) return undefined;
  const game = await findGame(room.registry, chosen.game).load();
  return newGame(room, chosen.game, room.args.text('seats') ?? usualSeats(game, chosen.seats));
}

async function run(session: Session, screen: Screen): Promise<void> {
  const { match, sitters, dice } = session;
  const { game } = match;
  if (dice) screen.notice = screen.text.play.fair(dice.commitment);
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    const waiting = toAct.filter((seat) => !match.envelopes.has(seat));
    // People answer sealed questions first: so long as no bot has, they may still take back what they did before.
    const person = game.sealed(match.state) ? waiting.find((seat) => !sitters[seat]) : undefined;
    const seat = person ?? askedNow(game, match.state).find((each) => waiting.includes(each));
    if (seat === undefined) throw new Error('all have answered a sealed question, yet it stays');
    if (sitters[seat]) {
      letBot(session, seat);
      continue;
    }
    const wish = await turn(session, seat, screen);
    if (wish !== 'on') return leave(session, screen, wish);
  }
  await end(session, screen);
}

async function leave(session: Session, screen: Screen, wish: 'leave' | 'ended'): Promise<void> {
  screen.io.out(`${screen.text.play.left}\n`);
  if (wish === 'leave') await offerToSave(session, screen);
}

async function end(session: Session, screen: Screen): Promise<void> {
  const { shown, match, story, dice, sitters } = session;
  const { io, text } = screen;
  const people = [...sitters.keys()].filter((seat) => !sitters[seat]);
  const result = match.game.result(match.state);
  if (!result) throw new Error('nobody is to act, but there is no result');
  const [only] = people;
  const viewer = people.length === 1 && only !== undefined ? only : 'public';
  const fresh = news(story, people.length > 0 ? (screen.seat ?? NOBODY) : NOBODY).flatMap((emitted) =>
    tell(shown, emitted, viewer),
  );
  const lines = [
    '',
    ...fresh.flatMap((sentence) => hanging('  · ', sentence, io.columns())),
    '',
    ...picture(shown, match.state, viewer),
    '',
    ...resultLines(shown, text, result),
    ...(dice ? ['', text.play.seed(dice.seed), text.play.check] : []),
  ];
  io.out(`${lines.join('\n')}\n`);
  await offerToSave(session, screen);
}

/** Until it is saved or not wanted. Through a pipe only `s FILE` counts: any other line was meant for the game. */
async function offerToSave(session: Session, screen: Screen): Promise<void> {
  const { io, lines, text } = screen;
  if (io.interactive) io.out(`${text.play.saveOffer}\n`);
  for (let done = false; !done; ) {
    const said = await lines.ask(io.interactive ? '> ' : '');
    const path = said === undefined ? '' : (/^s\s+(.+)$/.exec(said)?.[1] ?? (io.interactive ? said : ''));
    if (path === '') return;
    const saving = save(session, path, screen);
    io.out(`${saving.says}\n`);
    done = saving.done;
  }
}
