import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Seat } from '../engine/game.ts';
import { because } from './database.ts';
import type { Subscription } from './push-store.ts';
import type { Services } from './services.ts';
import type { Table } from './table.ts';
import { pushTexts } from './text/push.ts';

/** Where push services live; we send nothing to addresses that a stranger made up. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];
const KEY_NAME = 'vapid';
/** Whoever comes back after a day looks anyway. */
const GOOD_FOR = 24 * 3600;
const PATIENCE = 10_000;
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

/** Tells closed browsers that it is somebody's turn, at tables where that person asked for it. */
export class Push {
  readonly #services: Services;
  readonly #options: PushOptions;
  readonly #stopListening: () => void;
  #keys: Promise<Keys> | undefined;
  #sending = new Set<Promise<void>>();
  /** Questions told by this server, by table and seat. */
  readonly #told = new WeakMap<Table, Map<Seat, number>>();

  constructor(services: Services, options: PushOptions) {
    this.#services = services;
    this.#options = options;
    this.#stopListening = services.changes.listen((table) => this.#look(table));
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
    await Promise.all(this.#sending);
  }

  #look(table: Table): void {
    const { stored, play } = table;
    // This is asked after every move of every table; hardly any wants it.
    if (!stored.seats.some(({ push }) => push) || stored.status !== 'playing' || !play) return;
    const { seats } = table.info;
    for (const [seat, { push, person, standIn }] of stored.seats.entries()) {
      if (!push || person === undefined || standIn !== undefined || seats[seat]?.here) continue;
      const { asked, envelopes } = play.match;
      if (!play.toAct.includes(seat) || envelopes.has(seat)) continue;
      this.#tellOnce(table, { seat, person, asked: asked[seat] ?? 0 });
    }
  }

  #tellOnce(
    table: Table,
    turn: { readonly seat: Seat; readonly person: number; readonly asked: number },
  ): void {
    const told = this.#told.get(table) ?? new Map<Seat, number>();
    this.#told.set(table, told);
    if ((told.get(turn.seat) ?? 0) >= turn.asked) return;
    told.set(turn.seat, turn.asked);
    const sending = this.#tell(table, turn)
      .catch((error: unknown) => this.#services.log.error('push', { reason: because(error) }))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  async #tell(
    table: Table,
    { seat, person, asked }: { readonly seat: Seat; readonly person: number; readonly asked: number },
  ): Promise<void> {
    const { store, catalogue } = this.#services;
    const { key, id, game } = table.stored;
    if ((await store.write({ type: 'push-told', match: key, seat, asked })) !== 'done') return;
    const subscriptions = await store.push.subscriptions(person);
    await Promise.all(
      subscriptions.map(async (subscription) => {
        const words = await catalogue.words(game, subscription.language);
        const text = pushTexts[subscription.language];
        const name = table.stored.seats[seat]?.name ?? '';
        const said = { match: id, title: words?.name ?? game, body: text.turn(name) };
        await this.#send(subscription, JSON.stringify(said), `${id}${seat}`);
      }),
    );
  }

  async #send({ endpoint, p256dh, auth }: Subscription, payload: string, topic: string): Promise<void> {
    const { store, metrics, log } = this.#services;
    if (!this.mayTell(endpoint)) return;
    const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: this.#options.contact, ...(await this.#ownKeys()) },
      TTL: GOOD_FOR,
      urgency: 'high',
      // A later question replaces one that was not delivered yet. At most 32 letters.
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    });
    const response = await fetch(details.endpoint, {
      method: 'POST',
      headers: details.headers as unknown as Record<string, string>,
      body: new Uint8Array(details.body ?? Buffer.alloc(0)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
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
    const { store } = this.#services;
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
