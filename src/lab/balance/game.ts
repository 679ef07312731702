import type { AnyBot, Budget } from '../../bots/bot.ts';
import type { AnyGame, Result } from '../../engine/game.ts';
import type { Ply } from '../../engine/match.ts';
import { FastRng } from '../../engine/rng.ts';
import { luckMeter } from '../insight/luck.ts';
import { playGame } from '../play.ts';
import type { Notes } from './notes.ts';
import type { Setting } from './settings.ts';

/** What is kept of one game of self-play. */
export interface GameRecord extends Result {
  readonly plies: number;
  /** How often somebody else came to lead alone; not a number without notes on the game, like the next. */
  readonly leads: number;
  /** The part of the game after which the winner led alone to the end; 1 if only the end decided. */
  readonly settled: number;
  /** How often each seat did or met with each thing. */
  readonly uses: { readonly [label: string]: readonly number[] };
  /** What chance gave each seat, in shares of the win; only if luck is measured. */
  readonly luck?: readonly number[];
}

export interface Laboratory {
  readonly game: AnyGame;
  readonly notes: Notes | undefined;
  readonly bot: AnyBot;
  readonly budget: Budget;
  readonly seed: number;
  readonly measuresLuck: boolean;
}

/** Generator streams of the bots, apart from those of the dice: one for each seat of each game. */
const BOT_STREAMS = 2 ** 40;
const MOST_SEATS = 16;

/** Game number i of a setting: dice depend on the seed and i alone, the same in every setting. */
export function playRecord(
  { game, notes, bot, budget, seed, measuresLuck }: Laboratory,
  { players, options }: Setting,
  i: number,
): GameRecord {
  const uses: Record<string, number[]> = {};
  const lead = new Lead();
  const rngs = Array.from(
    { length: players },
    (_, seat) => new FastRng(seed, BOT_STREAMS + i * MOST_SEATS + seat),
  );
  const table = {
    game,
    terms: { seats: players, options, rules: game.rules },
    bots: Array.from({ length: players }, () => bot),
    budget,
  };
  const meter = measuresLuck ? luckMeter(game, players) : undefined;
  const log: Ply[] = [];
  const { plies, result } = playGame(table, new FastRng(seed, i), {
    botRng: (seat) => rngs[seat] as FastRng,
    plies: meter ? log : undefined,
    watcher: notes && { position: (state) => lead.look(notes.scores(state)), step: () => undefined },
    emit:
      notes &&
      ((event) => {
        for (const { seat, label } of notes.uses(event)) {
          uses[label] ??= Array.from({ length: players }, () => 0);
          (uses[label][seat] as number)++;
        }
      }),
  });
  return {
    ...result,
    plies,
    leads: notes ? lead.changes : Number.NaN,
    settled: notes ? lead.settled(result) : Number.NaN,
    uses,
    ...(meter ? { luck: meter(table.terms, log) } : {}),
  };
}

/** Who leads alone, from position to position. */
class Lead {
  changes = 0;
  #leader: number | undefined;
  #looks = 0;
  #since = 0;
  /** Whether the present leader has led alone ever since. */
  #alone = false;

  look(scores: readonly number[]): void {
    this.#looks++;
    const best = Math.max(...scores);
    const leader = scores.indexOf(best);
    const alone = scores.lastIndexOf(best) === leader;
    if (alone && (leader !== this.#leader || !this.#alone)) this.#since = this.#looks;
    if (alone && this.#leader !== undefined && leader !== this.#leader) this.changes++;
    if (alone) this.#leader = leader;
    this.#alone = alone;
  }

  settled({ places }: Result): number {
    if (this.#looks === 0 || !this.#alone || places[this.#leader ?? -1] !== 1) return 1;
    return this.#since / this.#looks;
  }
}
