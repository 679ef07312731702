import { isLevel, levels } from '../../../bots/levels.ts';
import { askedInTurn, askedNow } from '../../../engine/asking.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Match, Refusal } from '../../../engine/match.ts';
import type { Person } from '../../boards/board.ts';
import { isPerson, owing } from '../perspectives.ts';
import type { Fixed } from '../fixed.ts';
import type { Thinker, Thought } from './thinker.ts';

/** Thinking time in ms of a bot that is not one of the levels. */
const SHORTEST_BUDGET = 50;

interface BotNeeds {
  readonly thinker: Thinker;
  answer(seat: Seat, text: string): Promise<Refusal | undefined>;
  failed(): void;
  /** Where everything is fixed but what people decide. */
  readonly fixed?: Fixed | undefined;
}

/** Asks the bots of a table, each question once, and submits their answers. */
export class Bots {
  readonly #match: Match;
  readonly #people: readonly Person[];
  readonly #needs: BotNeeds;
  readonly #asked = new Map<Seat, number>();

  constructor(match: Match, people: readonly Person[], needs: BotNeeds) {
    this.#match = match;
    this.#people = people;
    this.#needs = needs;
  }

  /** Asks every bot that owes an answer and has not been asked this question yet. */
  ask(): void {
    const asked = this.#needs.fixed ? askedInTurn : askedNow;
    const now = asked(this.#match.game, this.#match.state);
    for (const seat of owing(this.#match)) {
      if (!now.includes(seat)) continue;
      const bot = this.#people[seat]?.bot;
      const question = this.#match.asked[seat] ?? 0;
      if (bot === undefined || isPerson(this.#people, seat) || this.#asked.get(seat) === question) continue;
      this.#asked.set(seat, question);
      void this.#think(seat, bot, question);
    }
  }

  /** Forgets what was asked: the next `ask` asks every bot again. */
  forget(): void {
    this.#asked.clear();
  }

  /** A seat's answers are counted by its plies: what is taken back is always somebody else's. */
  #fixed(seat: Seat): Pick<Thought, 'fixed'> {
    const { fixed } = this.#needs;
    if (!fixed) return {};
    const n = this.#match.plies.filter(([each]) => each === seat).length;
    return { fixed: { playouts: fixed.playouts, seed: fixed.botSeed(seat, n) } };
  }

  async #think(seat: Seat, bot: string, question: number): Promise<void> {
    const { game } = this.#match;
    const state = game.clone(this.#match.state);
    const thought = {
      game: game.id,
      bot,
      view: game.view(state, seat),
      seat,
      legal: game.legal(state, seat, []).map(game.write),
      ...this.#fixed(seat),
      milliseconds: isLevel(bot) ? levels[bot].milliseconds : SHORTEST_BUDGET,
    };
    try {
      const text = await this.#needs.thinker.think(thought);
      // An undo may have removed this question in the meantime.
      if (this.#match.asked[seat] !== question || !owing(this.#match).includes(seat)) return;
      const refusal = await this.#needs.answer(seat, text);
      if (refusal?.refused === 'illegal') throw new Error(`the bot answered "${text}"`);
    } catch {
      this.#needs.failed();
    }
  }
}
