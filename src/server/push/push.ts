import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Seat } from '../../engine/game.ts';
import { errorMessage } from '../support/error-message.ts';
import { pausedSince } from '../match/pauses.ts';
import type { Subscription } from '../store/subjects/push.ts';
import type { Contacts } from '../contacts/contacts.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import { Retries } from '../support/retries.ts';
import type { Time } from '../support/time.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { Table } from '../table/table.ts';
import { pushTexts } from './text.ts';

/** Hosts of push services; nothing is sent to other addresses (no server-side request forgery). */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];
/** In place of a match: the page of friends, where a challenge is answered. */
const ASKED = 'friends';
const KEY_NAME = 'vapid';
/** Seconds for which a push service keeps a message: a day. */
const TIME_TO_LIVE = 24 * 3600;
const SEND_TIMEOUT = 10_000;
/** Statuses of a subscription that no longer exists. */
const GONE = [404, 410];

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  /** Hosts beyond the known push services, with their port; these may use plain http. */
  readonly hosts?: readonly string[];
  /** The contact for operators of push services (VAPID subject). */
  readonly contact: string;
}

interface Needs {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly tableEvents: TableEvents;
  /** E-mail addresses and webhooks, notified together with push. */
  readonly contacts: Contacts;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A question that a person has not answered. */
interface Turn {
  readonly seat: Seat;
  readonly person: number;
  readonly asked: number;
}

/** Web Push: tells closed browsers that it is a person's turn, where they asked for it, and reminds once if a gentle clock runs out. */
export class Push {
  readonly #needs: Needs;
  readonly #options: PushOptions;
  readonly #stopListening: () => void;
  #keys: Promise<Keys> | undefined;
  readonly #busy = new Set<Promise<void>>();
  readonly #retries: Retries;
  /** The last question told by this server, by table and seat. */
  readonly #told = new WeakMap<Table, Map<Seat, number>>();

  constructor(needs: Needs, options: PushOptions) {
    this.#needs = needs;
    this.#options = options;
    this.#retries = new Retries(needs.time);
    this.#stopListening = needs.tableEvents.listen((table, nudged) => this.#look(table, nudged));
  }

  /** The VAPID public key, created at first use and stored. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  /** Whether messages may be sent to this endpoint. */
  mayTell(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || url.username !== '' || url.password !== '') return false;
    if (this.#options.hosts?.includes(url.host)) return /^https?:$/.test(url.protocol);
    const isKnown = KNOWN_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return isKnown && url.protocol === 'https:' && url.port === '';
  }

  /** Resolves when pending messages are sent. */
  async stop(): Promise<void> {
    this.#stopListening();
    this.#retries.stop();
    while (this.#busy.size > 0) await Promise.all(this.#busy);
  }

  #look(table: Table, nudged: readonly Seat[]): void {
    const { seats, clock } = table.stored;
    // Runs after every move of every table: the common case first.
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
        // Nothing else may happen at this table until the person comes.
        isClaimed = await this.#retries.run(() => this.#tell(table, turn, isNudge));
      } finally {
        // It may still have to be told later: after a pause, when the person leaves, when the store answers again.
        if (!isClaimed && told.get(turn.seat) === turn.asked) told.delete(turn.seat);
      }
    });
  }

  /** True if the question was told, by this or another node. */
  async #tell(table: Table, turn: Turn, isNudge: boolean): Promise<boolean> {
    const { store } = this.#needs;
    // The person may be watching at another node.
    await table.sync.readPresence();
    if (owedBy(table, turn.seat)?.asked !== turn.asked) return false;
    const claim = { match: table.stored.key, seat: turn.seat, asked: turn.asked };
    if ((await store.write({ type: 'push-told', ...claim })) === 'done') this.#sendAll(table, turn, 'turn');
    else if (isNudge && (await store.write({ type: 'push-nudged', ...claim })) === 'done')
      this.#sendAll(table, turn, 'nudge');
    return true;
  }

  /** Sends to each of the person's browsers. Not retried: the page shows the question anyway. */
  #sendAll(table: Table, { seat, person }: Turn, what: 'turn' | 'nudge'): void {
    const { store, games, contacts } = this.#needs;
    const { id, game, seats } = table.stored;
    const name = seats[seat]?.name ?? '';
    this.#keepBusy(() => contacts.tell(person, { what, match: id, game, name }));
    this.#keepBusy(async () => {
      for (const subscription of await this.#retries.run(() => store.push.subscriptions(person))) {
        const words = await games.words(game, subscription.language);
        const body = pushTexts[subscription.language][what](name);
        const said = { match: id, title: words?.name ?? game, body };
        this.#keepBusy(() => this.#send(subscription, JSON.stringify(said), `${id}${seat}`));
      }
    });
  }

  /** Tells a person that somebody of this name asks for a match, or to a table, wherever they have subscribed. */
  tellAsked(
    person: number,
    {
      what,
      name,
      game,
      match,
    }: { what: 'challenged' | 'invited'; name: string; game: string; match?: string },
  ): void {
    const { store, games, contacts } = this.#needs;
    this.#keepBusy(() =>
      contacts.tell(person, { what, game, name, ...(match === undefined ? {} : { match }) }),
    );
    this.#keepBusy(async () => {
      for (const subscription of await this.#retries.run(() => store.push.subscriptions(person))) {
        const words = await games.words(game, subscription.language);
        const body = pushTexts[subscription.language][what](name);
        const said = { match: match ?? ASKED, title: words?.name ?? game, body };
        this.#keepBusy(() => this.#send(subscription, JSON.stringify(said), `${what} ${match ?? name}`));
      }
    });
  }

  /** Runs a job in the background; `stop` waits for it. */
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
      // A later message replaces an undelivered one of the same topic. At most 32 characters.
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
    // Another node may have stored its keys first: use the stored ones.
    const stored = await store.push.serverKey(KEY_NAME);
    if (stored === undefined) throw new Error('the keys of push messages are not in the store');
    return JSON.parse(stored) as Keys;
  }
}

/** The question to tell the person of this seat, if any. */
function owedBy({ stored, live, here }: Table, seat: Seat): Turn | undefined {
  const { push, person, standIn } = stored.seats[seat] ?? {};
  if (stored.status !== 'playing' || !live || pausedSince(stored.times) !== undefined) return undefined;
  if (!push || person === undefined || standIn !== undefined || here.has(seat)) return undefined;
  return live.waitingFor.includes(seat) ? { seat, person, asked: live.match.asked[seat] ?? 0 } : undefined;
}
