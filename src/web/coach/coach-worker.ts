import { loadBot } from '../../bots/index.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import { evaluate, hintOf, ownDecisions, assess, why, WHY_WORLDS } from '../../insight/index.ts';
import type { CoachReply, CoachRequest, CoachRequestName, CoachRequests } from './requests.ts';

/** Thinks for the coach: hints, reasons, chances. */
const COACH = 'expert';
/** Positions imagined where something is hidden from the seat. */
const CHANCE_WORLDS = 4;

type Answering = {
  readonly [N in CoachRequestName]: (
    ask: CoachRequests[N]['ask'],
  ) => Promise<CoachRequests[N]['answer']> | CoachRequests[N]['answer'];
};

const answering: Answering = {
  hint: async (ask) => {
    const bot = await loadBot(ask.game, COACH);
    return bot && hintOf(bot, ask, { seed: seedOf(ask.view) });
  },
  assess: async (ask) => {
    const bot = await loadBot(ask.game, COACH);
    return bot && assess(bot, ask, { seed: seedOf(ask.view), all: true });
  },
  why: ({ better, worse, ...asked }) =>
    why(asked, better, worse, { worlds: WHY_WORLDS, seed: seedOf(asked.view) }),
  chances: async ({ game: id, view, seats }) => {
    const game = await games[id]?.load();
    if (!game) return undefined;
    const sums = Array.from({ length: seats }, () => 0);
    for (let world = 0; world < CHANCE_WORLDS; world++) {
      const found = evaluate(id, seats, game.imagine(view, new FastRng(seedOf(view), world)));
      if (!found) return undefined;
      for (let seat = 0; seat < seats; seat++)
        (sums[seat] as number) += (found.shares[seat] as number) / CHANCE_WORLDS;
    }
    return sums;
  },
  decisions: async ({ match, seat }) => {
    const game = await games[match.game]?.load();
    return game ? ownDecisions(game, match, seat) : [];
  },
};

/** The same position gets the same answer. FNV-1a. */
function seedOf(view: unknown): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(view)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

async function reply({ id, name, ask }: CoachRequest): Promise<CoachReply> {
  try {
    const answer = answering[name] as (given: unknown) => unknown;
    return { id, answer: await answer(ask) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  void reply(data).then((answer) => postMessage(answer));
});
