import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { replay } from '../../engine/replay.ts';
import { FastRng, pickOne } from '../../engine/rng.ts';
import { type Chain, linkOf, makeChain } from '../../fair/chain.ts';
import { hostCommitment } from '../../fair/commitment.ts';
import { contributionCommitment } from '../../fair/contribution.ts';
import { luckOf } from '../../fair/match-dice.ts';
import { makeSeed } from '../../fair/seed.ts';
import { verify } from '../../fair/verify.ts';
import { game, type ToyState } from '../../../test/toy/game.ts';
import type { Line } from '../store/records.ts';
import { LiveMatch, type Proposal } from './live-match.ts';
import { liveRounds } from './live-rounds.ts';
import { extend, restore } from './replay-log.ts';

const SEATS = 3;
const options = { bonus: true, faces: 6 };
const terms = { seats: SEATS, options, rules: 1 };

/** A match of three devices, its log, and how to restore it. */
function newMatch() {
  const id = 'live-1';
  const seed = makeSeed(randomBytes);
  const chains = Array.from({ length: SEATS }, () => makeChain(randomBytes));
  const seats = chains.map((chain, seat) => {
    const opening = linkOf(id, seat, chain, 0) as string;
    return { opening, commitment: contributionCommitment(id, seat, opening) };
  });
  const commitment = hostCommitment(seed, { id, game: 'pebbles', rules: 1 });
  const stored = { id, game: 'pebbles', rules: 1, options, seats, seed, commitment, dice: 3 } as const;
  const header = () => {
    const luck = luckOf(stored);
    return { game, terms, luck, rounds: liveRounds(stored, luck) };
  };
  const { luck, rounds } = header();
  const live = new LiveMatch(game, terms, luck, { rounds });
  const lines: Line[] = [];
  const take = (proposal: Proposal | string) => {
    if (typeof proposal === 'string') throw new Error(proposal);
    live.commit(proposal);
    lines.push(...proposal.lines);
  };
  take(live.begin(0));
  const link = (seat: number, round: number) => linkOf(id, seat, chains[seat] as Chain, round) as string;
  return { stored, header, live, lines, take, link };
}

/** What memory holds of a match, all that decides what can happen next. */
const standOf = ({ match, lines, steps, rounds }: LiveMatch) => ({
  plies: match.plies,
  asked: match.asked,
  envelopes: [...match.envelopes],
  state: match.state,
  lines,
  steps,
  marks: rounds?.marks,
  pending: rounds?.pending,
  links: Array.from({ length: SEATS }, (_, seat) => rounds?.lastLink(seat)),
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('random matches with people who come, go and refuse; seed %i', (seed) => {
  const rng = new FastRng(seed);
  const { stored, header, live, lines, take, link } = newMatch();
  const follower = restore(header(), lines);
  for (let time = 1; !live.over; time++) {
    const here = new Set([0, 1, 2].filter(() => rng.below(4) > 0));
    const pending = live.rounds?.pending;
    if (pending) {
      const silent = pending.asked.filter((seat) => !pending.links.has(seat));
      const [seat] = silent;
      // A quarter of those who are asked do not open.
      if (seat === undefined || rng.below(4) === 0) take(live.roll(time));
      else take(live.link({ seat, round: pending.round, link: link(seat, pending.round) }, time));
    } else {
      const seat = pickOne(live.waitingFor, rng);
      const legal = game.legal(live.match.state as ToyState, seat, []).map(game.write);
      const asked = live.match.asked[seat] as number;
      take(live.answer({ seat, asked, text: pickOne(legal, rng) }, 'person', time, () => here));
    }
    // A server that restarts here, and one that is told line by line, find the same.
    expect(standOf(restore(header(), lines))).toEqual(standOf(live));
    extend(follower, lines.slice(follower.lines), () => undefined);
    expect(standOf(follower)).toEqual(standOf(live));
  }
  const seats = stored.seats.map((seat, index) => ({ ...seat, link: live.rounds?.lastLink(index) }));
  const { plies } = live.match;
  const verified = verify({ ...stored, version: 3, seats, plies, rounds: live.rounds?.marks });
  if (!('luck' in verified)) throw new Error(verified.problem);
  // Every roll follows from the file alone.
  expect(replay(game, terms, plies, { luck: verified.luck })).not.toHaveProperty('wrong');
});

test('a link in the log that was not asked for breaks it', () => {
  const { header, live, lines, take, link } = newMatch();
  while (!live.rounds?.pending) {
    const [seat = 0] = live.waitingFor;
    const [text = ''] = game.legal(live.match.state as ToyState, seat, []).map(game.write);
    take(
      live.answer({ seat, asked: live.match.asked[seat] as number, text }, 'person', 1, () => new Set([0])),
    );
  }
  const place = {
    line: live.lines + 1,
    step: live.steps + 1,
    kind: 'link',
    asked: 1,
    at: 2,
    by: 'person',
  } as const;
  expect(() => restore(header(), [...lines, { ...place, seat: 1, text: link(1, 1) }])).toThrow(
    'not asked for',
  );
  expect(() => restore(header(), [...lines, { ...place, seat: 0, text: link(0, 2) }])).toThrow(
    'not asked for',
  );
  expect(restore(header(), [...lines, { ...place, seat: 0, text: link(0, 1) }]).rounds?.isComplete).toBe(
    true,
  );
});
