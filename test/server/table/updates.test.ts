import { expect, test } from 'vitest';
import { everyWay } from '../../../src/bots/testing.ts';
import type { AnyGame, Viewer } from '../../../src/engine/game.ts';
import { seenBy } from '../../../src/engine/match.ts';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import { luck } from '../../../src/fair/keyed-rng.ts';
import { games } from '../../../src/games/index.ts';
import type { WsFrame } from '../../../src/server/support/sending/ws-frame.ts';
import { LiveMatch, type Proposal } from '../../../src/server/match/live-match.ts';
import { latestUpdates, updateOf } from '../../../src/server/table/updates.ts';
import { game as toy } from '../../toy/game.ts';

const dice = luck({ seed: '5a'.repeat(32), matchId: 'm1', seatSeeds: ['', '', '', '', '', ''] });
const all: readonly (readonly [string, () => Promise<AnyGame>])[] = [
  ['pebbles', async () => toy],
  ...Object.entries(games).map(([id, { load }]) => [id, load] as const),
];

/** The text in a frame whose head says how long it is. */
function textIn(frame: WsFrame): string {
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

/** An update built field by field from the game, as docs/formats/wire.md describes it. */
function expected(match: string, live: LiveMatch, viewer: Viewer): Record<string, unknown> {
  const { game, state, asked, envelopes } = live.match;
  const isAsked = viewer !== 'public' && live.toAct.includes(viewer);
  const sealed = viewer === 'public' ? undefined : envelopes.get(viewer);
  return {
    type: 'update',
    match,
    viewer,
    seq: live.seq(viewer),
    what: 'nothing',
    events: [],
    view: game.view(state, viewer),
    toAct: live.toAct,
    chosen: [...envelopes.keys()].toSorted((a, b) => a - b),
    isSealed: live.toAct.length > 0 && game.sealed(state),
    asked: viewer === 'public' ? 0 : asked[viewer],
    legal: isAsked ? game.legal(state, viewer, []).map(game.write) : [],
    ...(isAsked && sealed !== undefined ? { sealed } : {}),
    ...(live.over ? { result: live.result } : {}),
  };
}

test.for(all)('%s: what is written by hand is what an update is', async ([, load]) => {
  const game = await load();
  let steps = 0;
  for (const [seed, match] of [
    [1, 'plain'],
    [2, 'straßé 🌊'],
    [3, 'plain'],
  ] as const) {
    playAtRandom(game, seed, (live) => {
      steps++;
      const make = latestUpdates(match, live);
      const viewers: Viewer[] = [
        ...Array.from({ length: live.match.terms.seats }, (_, seat) => seat),
        'public',
      ];
      for (const [viewer, ack] of viewers.map((each, i) => [each, i % 2 ? steps : undefined] as const)) {
        const events = live.latest.map((event) => seenBy(event, viewer));
        // A match without chance at its beginning begins with nothing to tell.
        const what = live.recent.at(-1)?.what ?? 'nothing';
        const now = expected(match, live, viewer);
        expect(JSON.stringify(updateOf(match, live, viewer))).toBe(JSON.stringify(now));
        const whole = {
          ...now,
          what,
          events,
          ...(ack === undefined ? {} : { ack }),
        };
        expect(textIn(make(viewer, ack))).toBe(JSON.stringify(whole));
      }
    });
  }
  expect(steps).toBeGreaterThan(10);
});
