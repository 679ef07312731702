import type { Challenge } from '../../daily/challenge.ts';
import { type Day, monthOf } from '../../daily/day.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyWords } from '../../engine/words.ts';
import { games } from '../../games/index.ts';
import type { DailyBoard, DailyMonth } from '../../wire/subjects/daily.ts';
import { store } from '../matches/device-store.svelte.ts';
import type { Kept } from '../matches/kept.ts';
import { me } from '../matches/tables.ts';
import { isDeclined } from '../net/client.ts';
import { go } from '../state/router.svelte.ts';
import { hasServer } from '../state/server.ts';
import { language } from '../text/current.svelte.ts';
import { fetchBoard, fetchMine, fetchMonth, fetchTides, type NotSent, sendTries } from './daily-client.ts';
import { dailyMatch } from './daily-match.ts';
import { expertScore } from './expert.ts';
import { type DayTides, loadTides } from './tides.ts';
import { keepTry, type OwnTry, ownTries, ownTry } from './tries.ts';

/** View model of the daily tide's page. */
export class DailyPage {
  tides = $state.raw<DayTides>();
  challenge = $state.raw<Challenge>();
  game = $state.raw<AnyGame>();
  words = $state.raw<AnyWords>();
  /** The try that counts, as this device or the server knows it. */
  own = $state.raw<OwnTry>();
  board = $state.raw<DailyBoard>();
  month = $state.raw<DailyMonth>();
  /** Days on which a try counted, of any game. */
  played = $state.raw<ReadonlySet<Day>>(new Set());
  /** Games of this day that are done. */
  done = $state.raw<ReadonlySet<string>>(new Set());
  expert = $state<number>();
  /** It cannot be told what the expert would have scored. */
  noExpert = $state(false);
  sending = $state(false);
  problem = $state<NotSent>();
  #left = false;

  async load(day: Day | undefined, game: string | undefined): Promise<void> {
    const tides = await loadTides(day, Date.now());
    const challenge = tides.tides.find((each) => each.game === game) ?? tides.tides[0];
    if (this.#left) return;
    if (!challenge) throw new Error('there is no game to play a daily tide of');
    await this.translate(challenge.game);
    await noteFinished();
    this.challenge = challenge;
    this.tides = tides;
    this.#look();
    void this.#expert(challenge);
    await this.send();
  }

  /** Loads the game's words in the current language. */
  async translate(id = this.challenge?.game): Promise<void> {
    const entry = id === undefined ? undefined : games[id];
    if (!entry) return;
    [this.game, this.words] = await Promise.all([entry.load(), entry.words(language())]);
  }

  /** Submits finished tries and reloads the standings. */
  async send(): Promise<void> {
    if (!hasServer || this.sending) return;
    this.sending = true;
    this.problem = await sendTries();
    this.sending = false;
    if (this.tides?.from === 'kept' && (await this.#isBack())) this.tides = { ...this.tides, from: 'server' };
    this.#look();
    await this.#stand();
  }

  async play(counts: boolean): Promise<void> {
    const { challenge } = this;
    if (!challenge) return;
    const kept = dailyMatch(challenge, { me: me(), counts, now: Date.now() });
    await (await store()).put(kept);
    if (counts) {
      const { day, game, practice } = challenge;
      keepTry({ day, game, match: kept.id, ...(practice ? { practice } : {}) });
    }
    go({ screen: 'table', id: kept.id });
  }

  leave(): void {
    this.#left = true;
  }

  /** The server can be reached again. */
  async #isBack(): Promise<boolean> {
    return !isDeclined(await fetchTides(this.tides?.day));
  }

  #look(): void {
    const { challenge } = this;
    if (!challenge) return;
    this.own = ownTry(challenge);
    const finished = ownTries().filter(({ points }) => points !== undefined);
    this.played = new Set([...this.played, ...finished.map(({ day }) => day)]);
    const today = finished.filter(
      ({ day, practice }) => day === challenge.day && practice === challenge.practice,
    );
    this.done = new Set([...this.done, ...today.map(({ game }) => game)]);
  }

  async #stand(): Promise<void> {
    const { challenge } = this;
    if (!challenge || challenge.practice) return;
    const { day, game } = challenge;
    const [board, month, mine] = await Promise.all([
      fetchBoard(day, game),
      fetchMonth(monthOf(day), game),
      fetchMine(),
    ]);
    if (this.#left) return;
    if (!isDeclined(board)) this.board = board;
    if (!isDeclined(month)) this.month = month;
    if (isDeclined(mine)) return;
    this.played = new Set([...this.played, ...mine.tries.map((each) => each.day)]);
    const today = mine.tries.filter((each) => each.day === day);
    this.done = new Set([...this.done, ...today.map((each) => each.game)]);
    const counted = today.find((each) => each.game === game);
    // The try was played on another device.
    if (counted && this.own?.points === undefined) {
      const { points, tablePlace: place } = counted;
      this.own = { day, game, match: '', points, place, players: challenge.players, sent: 'yes' };
      void this.#expert(challenge);
    }
  }

  async #expert(challenge: Challenge): Promise<void> {
    const { own } = this;
    if (own?.points === undefined || this.expert !== undefined) return;
    const points = own.expert ?? (await expertScore(challenge));
    this.noExpert = points === undefined;
    if (points === undefined || this.#left) return;
    this.expert = points;
    const kept = ownTry(challenge);
    if (kept && kept.expert === undefined) keepTry({ ...kept, expert: points });
  }
}

/** Notes the results of counted tries whose matches have ended since the last check. */
async function noteFinished(): Promise<void> {
  const matches = await store();
  for (const own of ownTries()) {
    if (own.points !== undefined) continue;
    const kept = await matches.get(own.match);
    if (kept?.result) keepTry({ ...own, ...outcomeOf(kept) });
  }
}

function outcomeOf({ people, result }: Kept): Pick<OwnTry, 'points' | 'place' | 'players'> {
  const seat = people.findIndex(({ kind }) => kind === 'me');
  return {
    points: result?.scores[seat] ?? 0,
    place: result?.places[seat] ?? people.length,
    players: people.length,
  };
}
