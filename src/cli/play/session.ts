import { randomBytes, randomInt } from 'node:crypto';
import type { AnyBot, Budget } from '../../bots/bot.ts';
import type { MatchFile } from '../../engine/file.ts';
import type { Options, Seat } from '../../engine/game.ts';
import {
  accept,
  isRefusal,
  type Luck,
  type Match,
  propose,
  type Refusal,
  start,
  settle,
  type Step,
  type Terms,
} from '../../engine/match.ts';
import { isWrong, replay } from '../../engine/replay.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { undo } from '../../engine/undo.ts';
import { commitmentTo } from '../../fair/commitment.ts';
import { luck } from '../../fair/keyed-rng.ts';
import { givenParts, type SeatPart } from '../../fair/roots.ts';
import { makeSeed } from '../../fair/seed.ts';
import { verify } from '../../fair/verify.ts';
import type { Shown } from '../support/catalogue.ts';
import type { Opened } from '../support/files.ts';
import { printable, UsageError } from '../support/usage.ts';
import { newStory, remember, type Story } from './story.ts';

/** Somebody in a seat: a bot, or undefined for a person at this terminal. */
export type Sitter = AnyBot | undefined;

type Dice = Pick<MatchFile, 'version' | 'deal'> & {
  readonly [K in 'id' | 'seed' | 'commitment']: string;
} & { readonly seats: readonly SeatPart[] };

/** A game at the terminal. */
export interface Session {
  readonly shown: Shown;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly story: Story;
  readonly luck: Luck;
  /** What the rolls come from; missing if the match was begun elsewhere and its seed is not known here. */
  readonly dice: Dice | undefined;
  readonly rng: Rng;
}

/** Bots that play with people think in time. */
const BUDGET: Budget = { milliseconds: 1000, now: () => performance.now() };

export function newSession(shown: Shown, sitters: readonly Sitter[], terms: Terms<Options>): Session {
  const id = randomBytes(12).toString('base64url');
  const seed = makeSeed(randomBytes);
  const seatSeeds = sitters.map(() => '');
  return seated(shown, sitters, {
    match: start(shown.game, terms),
    dice: { id, seed, commitment: commitmentTo(seed), seats: sitters.map(() => ({})) },
    luck: luck({ seed, matchId: id, seatSeeds }),
  });
}

/** Goes on with a match from a file, with the dice it was begun with if the file tells. */
export function resumedSession(
  shown: Shown,
  sitters: readonly Sitter[],
  { game, terms, file }: Opened,
): Session {
  const seeds = verify(file);
  const { id, seed, commitment } = file;
  const known = 'luck' in seeds && id !== undefined && seed !== undefined && commitment !== undefined;
  const dice = known ? { ...file, id, seed, commitment } : undefined;
  const fresh = { seed: makeSeed(randomBytes), matchId: 'unknown', seatSeeds: sitters.map(() => '') };
  const match = replay(game, terms, file.plies, known ? { luck: seeds.luck } : {});
  if (isWrong(match))
    throw new UsageError(`the match cannot go on: ply ${match.wrong} is wrong (${match.reason})`);
  return seated(shown, sitters, { match, dice, luck: known ? seeds.luck : luck(fresh) });
}

function seated(
  shown: Shown,
  sitters: readonly Sitter[],
  parts: Pick<Session, 'match' | 'dice' | 'luck'>,
): Session {
  const session = { shown, sitters, story: newStory(), rng: new FastRng(randomInt(2 ** 47)), ...parts };
  take(session, settle(session.match, session.luck));
  return session;
}

/** The match as it stands. The seed goes with it: it is the players' own file, and they need it to go on. */
export function fileOf({ match, dice, shown }: Session): MatchFile {
  const { game, terms, plies } = match;
  const result = game.result(match.state);
  return {
    game: game.id,
    rules: terms.rules,
    options: terms.options,
    seats: shown.cast.names.map((name, index) => ({ name, ...givenParts(dice?.seats[index]) })),
    plies,
    ...(dice && { id: dice.id, seed: dice.seed, commitment: dice.commitment }),
    ...(dice?.version && { version: dice.version }),
    ...(dice?.deal && { deal: dice.deal }),
    ...(result && { result }),
  };
}

export function answer(session: Session, seat: Seat, text: string): Refusal | undefined {
  return take(session, propose(session.match, seat, text, session.luck));
}

/** Takes back the last decision made by a person at this terminal. */
export function takeBack(session: Session): Refusal | undefined {
  const { match, sitters } = session;
  const isPerson = (seat: Seat): boolean => seat >= 0 && sitters[seat] === undefined;
  const last = [...match.envelopes.keys()].findLast(isPerson) ?? match.plies.at(-1)?.[0];
  if (last === undefined) return { refused: 'undo-nothing' };
  if (last >= 0 && !isPerson(last)) return { refused: 'undo-other' };
  return take(session, undo(match, last));
}

/** Lets the bot in this seat decide. */
export function letBot(session: Session, seat: Seat): void {
  const { match, sitters, rng } = session;
  const { game, state } = match;
  const legal = game.legal(state, seat, []).map((move) => game.write(move));
  const bot = sitters[seat] as AnyBot;
  const { text } =
    legal.length === 1
      ? { text: legal[0] as string }
      : bot.choose({ view: game.view(state, seat), seat, legal, budget: BUDGET, rng });
  const refusal = answer(session, seat, text);
  if (refusal)
    throw new Error(`the bot ${bot.name} in seat ${seat} answered "${printable(text)}": ${refusal.refused}`);
}

function take({ match, story }: Pick<Session, 'match' | 'story'>, step: Step | Refusal): Refusal | undefined {
  if (isRefusal(step)) return step;
  remember(story, step, match.plies.length);
  accept(match, step);
  return undefined;
}
