import { expect, test } from 'vitest';
import { everyWay } from '../../../src/bots/testing.ts';
import type { AnyGame, Viewer } from '../../../src/engine/game.ts';
import { seenBy } from '../../../src/engine/match.ts';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import { luck } from '../../../src/fair/keyed-rng.ts';
import { games } from '../../../src/games/index.ts';
import type { Frame } from '../../../src/server/support/ws-frame.ts';
import { LiveMatch, type Proposal } from '../../../src/server/match/live-match.ts';
import { latestUpdates, updateOf } from '../../../src/server/table/updates.ts';
import { game as toy } from '../../toy/game.ts';

const dice = luck({ seed: '5a'.repeat(32), matchId: 'm1', seatSeeds: ['', '', '', '', '', ''] });
const all: readonly (readonly [string, () => Promise<AnyGame>])[] = [
  ['pebbles', async () => toy],
  ...Object.entries(games).map(([id, { load }]) => [id, load] as const),
];

/** The text in a frame whose head says how long it is. */
function textIn(frame: Frame): string {
  const bytes = typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
  const short = bytes[1]!;
  const [start, length] = short < 126 ? [2, short] : [4, bytes.readUInt16BE(2)];
  expect(bytes.length).toBe(start + length);
  return bytes.toString('utf8', start);
}

/** Plays at random, now and then taking something back; `visit` sees every step. */
function playAtRandom(game: AnyGame, seed: number, visit: (live: LiveMatch) => void): void {
  const rng = new FastRng(seed);
  const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const terms = { seats, options: everyWay(game, seed)[0]!, rules: game.rules };
  const live = new LiveMatch(game, terms, dice);
  const take = (proposal: Proposal | string) => {
    if (typeof proposal === 'string') return;
    live.commit(proposal);
    visit(live);
  };
  take(live.begin(0));
  for (let i = 0; i < 250 && !live.over; i++) {
    const seat = pickOne([...live.toAct], rng);
    const asked = live.match.asked[seat]!;
    const texts = game.legal(live.match.state, seat, []).map(game.write);
    take(live.answer({ seat, asked, text: pickOne(texts, rng) }, 'person', i));
    const undoing = rng.below(seats);
    if (rng.below(5) === 0)
      take(live.undo({ seat: undoing, asked: live.match.asked[undoing]! }, 'person', i));
  }
}

test.for(all)('%s: what is put together by hand is what an update is', async ([, load]) => {
  const game = await load();
  for (const [seed, match] of [
    [1, 'plain'],
    [2, 'straßé 🌊'],
    [3, 'plain'],
  ] as const) {
    let steps = 0;
    playAtRandom(game, seed, (live) => {
      steps++;
      const make = latestUpdates(match, live);
      const viewers: Viewer[] = [
        ...Array.from({ length: live.match.terms.seats }, (_, seat) => seat),
        'public',
      ];
      for (const [viewer, ack] of viewers.map((each, i) => [each, i % 2 ? steps : undefined] as const)) {
        const events = live.latest.map((event) => seenBy(event, viewer));
        const { what } = live.recent.at(-1)!;
        const whole = {
          ...updateOf(match, live, viewer),
          what,
          events,
          ...(ack === undefined ? {} : { ack }),
        };
        expect(textIn(make(viewer, ack))).toBe(JSON.stringify(whole));
      }
    });
    expect(steps).toBeGreaterThan(10);
  }
});
