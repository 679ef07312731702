import { botSeed, type Challenge, luckOf, seatOf } from '../../daily/challenge.ts';
import { dealOf } from '../../daily/day.ts';
import { PLAYOUTS } from '../../daily/play.ts';
import { makeId } from '../matches/create.ts';
import type { Kept } from '../matches/kept.ts';
import { type Me, newBot } from '../matches/line-up.ts';
import type { Person } from '../boards/board.ts';
import type { Fixed } from '../session/fixed.ts';

/** A try of a challenge before its first ply. */
export function dailyMatch(
  challenge: Challenge,
  { me, counts, now }: { readonly me: Me; readonly counts: boolean; readonly now: number },
): Kept {
  const { day, game, rules, options, players, level, seed, commitment, practice } = challenge;
  const mine = seatOf(challenge);
  let people: Person[] = [{ ...me, kind: 'me' }];
  while (people.length < players) people = [...people, { ...newBot(game, people), bot: level }];
  // The bots keep their order around you.
  people = people.map((_, seat) => people[(seat - mine + players) % players] as Person);
  return {
    version: 1,
    id: makeId(),
    game,
    rules,
    options,
    people,
    seed,
    commitment,
    fair: { version: 2, seats: people.map(() => ({})), deal: dealOf(challenge) },
    daily: { day, level, counts, ...(practice ? { practice } : {}) },
    plies: [],
    envelopes: [],
    created: now,
    changed: now,
    writes: 1,
    toAct: [],
  };
}

/** The challenge that a match is a try of. */
export function challengeIn({
  daily,
  game,
  rules,
  options,
  people,
  seed,
  commitment,
}: Kept): Challenge | undefined {
  if (!daily || seed === undefined || commitment === undefined) return undefined;
  const { counts: _counts, ...of } = daily;
  return { ...of, game, rules, options, players: people.length, seed, commitment };
}

/** What is fixed at the table of such a match. */
export function fixedIn(kept: Kept): Fixed | undefined {
  const challenge = challengeIn(kept);
  if (!challenge) return undefined;
  return {
    luck: luckOf(challenge),
    playouts: PLAYOUTS,
    botSeed: (seat, n) => botSeed(challenge, seat, n),
  };
}
