import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Seat } from '../../engine/game.ts';
import { errorMessage } from '../support/error-message.ts';
import { pausedSince } from '../match/pauses.ts';
import type { Subscription } from '../store/push.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { Table } from '../table/table.ts';
import { type PushTexts, pushTexts } from './text.ts';

/** Where push services live; we send nothing to addresses that a stranger made up. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];
const KEY_NAME = 'vapid';
/** Whoever comes back after a day looks anyway. */
const TIME_TO_LIVE = 24 * 3600;
const SEND_TIMEOUT = 10_000;
/** Answers that say that this browser does not want to be told any more. */
const GONE = [404, 410];

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  /** Hosts beyond the known push services, with their port: then plain http is good enough. */
  readonly hosts?: readonly string[];
  /** Whom a push service may complain to. */
  readonly contact: string;
}

interface Needs {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly tableEvents: TableEvents;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A question that somebody owes an answer to. */
interface Turn {
  readonly seat: Seat;
  readonly person: number;
  readonly asked: number;
}

/**
 * Tells closed browsers that it is somebody's turn, at tables where that person asked for it; and once more when the others
 * have waited as long as a gentle clock gives.
 */
export class Push {
  readonly #needs: Needs;
  readonly #options: PushOptions;
  readonly #stopListening: () => void;
  #keys: Promise<Keys> | undefined;
  readonly #busy = new Set<Promise<void>>();
  /** Questions told by this server, by table and seat. */
  readonly #told = new WeakMap<Table, Map<Seat, number>>();

  constructor(needs: Needs, options: PushOptions) {
    this.#needs = needs;
    this.#options = options;
    this.#stopListening = needs.tableEvents.listen((table, nudged) => this.#look(table, nudged));
  }

  /** What a browser needs to subscribe; made at the first start and kept. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  /** Whether we would send anything there. */
  mayTell(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || url.username !== '' || url.password !== '') return false;
    if (this.#options.hosts?.includes(url.host)) return /^https?:$/.test(url.protocol);
    const isKnown = KNOWN_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return isKnown && url.protocol === 'https:' && url.port === '';
  }

  /** Waits for what is being sent. */
  async stop(): Promise<void> {
    this.#stopListening();
    while (this.#busy.size > 0) await Promise.all(this.#busy);
  }

  #look(table: Table, nudged: readonly Seat[]): void {
    const { seats, clock } = table.stored;
    // This is asked after every move of every table; hardly any wants it.
    if (!seats.some(({ push }) => push)) return;
    for (const seat of seats.keys()) {
      const turn = owedBy(table, seat);
      if (turn) this.#tellOnce(table, turn, clock.kind === 'gentle' && nudged.includes(seat));
    }
  }

  #tellOnce(table: Table, turn: Turn, isNudge: boolean): void {
    const told = this.#told.get(table) ?? new Map<Seat, number>();
    this.#told.set(table, told);
    if ((told.get(turn.seat) ?? 0) >= turn.asked && !isNudge) return;
    told.set(turn.seat, turn.asked);
    this.#keepBusy(async () => {
      let isClaimed = false;
      try {
        isClaimed = await this.#tell(table, turn, isNudge);
      } finally {
        // It may still have to be told: when play goes on, when the person goes away, when the store answers again.
        if (!isClaimed && told.get(turn.seat) === turn.asked) told.delete(turn.seat);
      }
    });
  }

  /** True if the question counts as told from now on. */
  async #tell(table: Table, turn: Turn, isNudge: boolean): Promise<boolean> {
    const { store } = this.#needs;
    // Somebody who looks from another node is not away.
    await table.readPresence();
    if (owedBy(table, turn.seat)?.asked !== turn.asked) return false;
    const claim = { match: table.stored.key, seat: turn.seat, asked: turn.asked };
    if ((await store.write({ type: 'push-told', ...claim })) === 'done') this.#sendAll(table, turn, 'turn');
    else if (isNudge && (await store.write({ type: 'push-nudged', ...claim })) === 'done')
      this.#sendAll(table, turn, 'nudge');
    return true;
  }

  /** To each of the person's browsers. What does not arrive is not sent again: the question is told on the page. */
  #sendAll(table: Table, { seat, person }: Turn, what: keyof PushTexts): void {
    const { store, games } = this.#needs;
    const { id, game, seats } = table.stored;
    const name = seats[seat]?.name ?? '';
    this.#keepBusy(async () => {
      for (const subscription of await store.push.subscriptions(person)) {
        const words = await games.words(game, subscription.language);
        const body = pushTexts[subscription.language][what](name);
        const said = { match: id, title: words?.name ?? game, body };
        this.#keepBusy(() => this.#send(subscription, JSON.stringify(said), `${id}${seat}`));
      }
    });
  }

  /** Nobody waits for it but the end of the server. */
  #keepBusy(job: () => Promise<void>): void {
    const { log } = this.#needs;
    const busy = job()
      .catch((error: unknown) => log.error('push', { reason: errorMessage(error) }))
      .finally(() => this.#busy.delete(busy));
    this.#busy.add(busy);
  }

  async #send({ endpoint, p256dh, auth }: Subscription, payload: string, topic: string): Promise<void> {
    const { store, metrics, log } = this.#needs;
    if (!this.mayTell(endpoint)) return;
    const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: this.#options.contact, ...(await this.#ownKeys()) },
      TTL: TIME_TO_LIVE,
      urgency: 'high',
      // A later question replaces one that was not delivered yet. At most 32 letters.
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    });
    const response = await fetch(details.endpoint, {
      method: 'POST',
      headers: details.headers as unknown as Record<string, string>,
      body: new Uint8Array(details.body ?? Buffer.alloc(0)),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    });
    await response.body?.cancel();
    metrics.count('pushes');
    if (GONE.includes(response.status)) await store.write({ type: 'unsubscribe', endpoint });
    else if (!response.ok) log.error('push', { status: response.status });
  }

  #ownKeys(): Promise<Keys> {
    this.#keys ??= this.#readKeys().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #readKeys(): Promise<Keys> {
    const { store } = this.#needs;
    const known = await store.push.serverKey(KEY_NAME);
    if (known !== undefined) return JSON.parse(known) as Keys;
    await store.write({
      type: 'server-key',
      name: KEY_NAME,
      value: JSON.stringify(webpush.generateVAPIDKeys()),
    });
    // Another server may have been faster: what is stored counts.
    const stored = await store.push.serverKey(KEY_NAME);
    if (stored === undefined) throw new Error('the keys of push messages are not in the store');
    return JSON.parse(stored) as Keys;
  }
}

/** The question that the person of this seat would have to be told of, as the table is now. */
function owedBy({ stored, live, here }: Table, seat: Seat): Turn | undefined {
  const { push, person, standIn } = stored.seats[seat] ?? {};
  if (stored.status !== 'playing' || !live || pausedSince(stored.times) !== undefined) return undefined;
  if (!push || person === undefined || standIn !== undefined || here.has(seat)) return undefined;
  return live.waitingFor.includes(seat) ? { seat, person, asked: live.match.asked[seat] ?? 0 } : undefined;
}
