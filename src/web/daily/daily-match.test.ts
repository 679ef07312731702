import { expect, test } from 'vitest';
import type { AnyBot } from '../../bots/bot.ts';
import { practiceChallenge, seatOf } from '../../daily/challenge.ts';
import { gameAndBot } from '../../daily/testing.ts';
import { verifyTry } from '../../daily/verify.ts';
import type { AnyGame } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import { checkDice } from '../matches/match-file.ts';
import { memoryStore } from '../matches/memory-store.ts';
import type { Kept, MatchStore } from '../matches/kept.ts';
import type { Thinker } from '../session/bots/thinker.ts';
import { LocalTable } from '../session/local-table.ts';
import { challengeIn, dailyMatch, fixedIn } from './daily-match.ts';

const me = { name: 'Anna', colour: 'red' } as const;

/** As the worker does it. */
function thinkerOf(bot: AnyBot): Thinker {
  return {
    think: async ({ view, seat, legal, fixed }) => {
      if (!fixed) throw new Error('nothing is fixed');
      const { playouts, seed } = fixed;
      return bot.choose({ view, seat, legal, budget: { playouts }, rng: new FastRng(seed) }).text;
    },
    stop: () => {},
  };
}

function tableOf(kept: Kept, game: AnyGame, { store, bot }: { store: MatchStore; bot: AnyBot }): LocalTable {
  const pacing = { part: () => ({ milliseconds: 0 }), scale: () => 0, sleep: async () => {} };
  const now = () => 2;
  const fixed = fixedIn(kept);
  return new LocalTable(kept, { game, store, thinker: thinkerOf(bot), pacing, now, fixed, told: () => {} });
}

/** Until the person is asked, or it is over. */
async function settled(table: LocalTable): Promise<void> {
  for (let i = 0; i < 100_000 && table.phase.type !== 'asking' && table.phase.type !== 'over'; i++)
    await new Promise((resolve) => setTimeout(resolve, 0));
}

test.each(Object.keys(games))(
  '%s: a try at this device, left and taken up again, with something taken back, is what a server verifies',
  async (id) => {
    const { game, bot } = await gameAndBot(id);
    // Three or four players on a Tuesday.
    const challenge = practiceChallenge('2026-11-17', game);
    const store = memoryStore();
    const kept = dailyMatch(challenge, { me, counts: true, now: 1 });
    expect(challengeIn(kept)).toEqual(challenge);
    expect(kept.people.findIndex(({ kind }) => kind === 'me')).toBe(seatOf(challenge));
    expect(kept.people.filter(({ bot: level }) => level === 'medium')).toHaveLength(challenge.players - 1);
    await store.put(kept);

    const rng = new FastRng(7);
    let table = tableOf(kept, game, { store, bot });
    await table.open();
    for (let decisions = 1; ; decisions++) {
      await settled(table);
      if (table.phase.type === 'over') break;
      if (decisions % 9 === 0) {
        table.close();
        table = tableOf((await store.get(kept.id)) as Kept, game, { store, bot });
        await table.open();
        await settled(table);
      }
      const { legal } = table;
      await table.choose(legal[rng.below(legal.length)] as string);
      if (decisions % 5 === 0 && table.undoer !== undefined) await table.undo();
    }
    const over = (await store.get(kept.id)) as Kept;
    expect(verifyTry(challenge, game, bot, over.plies)).toEqual(over.result);
    expect(checkDice(game, over)).toHaveProperty('rolls');
  },
);
