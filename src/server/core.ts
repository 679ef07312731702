import { assemble, type CoreOptions, type Machine, type Parts } from './assembly.ts';
import { defaultTimeouts } from './http/timeouts.ts';
import { errorMessage } from './support/error-message.ts';
import type { Timer } from './support/time.ts';

/** How often tables that nobody uses are dropped from memory, in milliseconds. */
const SWEEP = 2000;
/** How often rate limits that have recovered are dropped. */
const FORGET = 10_000;
/** How often what the dice have brought is added to the store. */
const COUNT = 5000;
/** How often expired sessions, tokens and notices are deleted. */
const TIDY = 3600_000;
/** How often settings are read: what an owner has set at another node is known here after so long. */
const SETTINGS = 5000;

/** A server without a network: everything behind HTTP and WebSockets, and the order in which it starts and stops. */
export class Core {
  readonly parts: Parts;
  readonly #options: CoreOptions;
  #timers: readonly Timer[] = [];
  #stopping: Promise<void> | undefined;

  constructor(machine: Machine, options: CoreOptions) {
    this.#options = options;
    this.parts = assemble(machine, options);
    this.#measure();
  }

  /** Joins the other nodes and starts timers. If that fails, `stop` takes down what there is. */
  async start(): Promise<void> {
    const { node, tables, auth, limiter, signals, streams, lobbyStreams, sockets, store, time } = this.parts;
    const { diceHistory, settings, uptime, housekeeping, contacts } = this.parts;
    await node?.start(tables, () => {
      sockets.dismiss();
      streams.dismiss();
      lobbyStreams.dismiss();
    });
    const applyRevocations = () => void auth.applyRevocations().catch(this.#failed('revocations'));
    signals.on('tokens', applyRevocations);
    signals.on('people', (people) => auth.dropCachedPeople(people));
    signals.onMissed(() => auth.dropCachedPeople());
    const { revocationPoll } = { ...defaultTimeouts, ...this.#options.timeouts };
    this.#timers = [
      time.every(SWEEP, () => tables.sweep()),
      time.every(COUNT, () => void diceHistory.flush().catch(this.#failed('dice-counts'))),
      time.every(FORGET, () => {
        limiter.forget();
        contacts.forget();
      }),
      time.every(SETTINGS, () => void settings.load().catch(this.#failed('settings'))),
      time.every(revocationPoll, applyRevocations),
      time.every(TIDY, () => void store.write(auth.expiryChange).catch(this.#failed('tidy'))),
    ];
    await settings.load();
    await uptime.start();
    if (!this.#options.manualHousekeeping) housekeeping.start();
  }

  /** Once people can reach it: bots that owed a decision when the last server stopped go on. */
  resume(): void {
    this.parts.tables.resumeBots().catch(this.#failed('resume'));
  }

  /** Does at once what housekeeping otherwise does every few seconds: clocks that have run out, tables that expire. */
  tend(): Promise<void> {
    return this.parts.housekeeping.tend();
  }

  /**
   * The one order in which everything ends, also after a start that failed: nothing new is begun, what was begun becomes
   * durable, connections are closed, the network is closed by `closeNetwork`, and the store goes last.
   */
  stop(closeNetwork: () => Promise<void> = async () => undefined): Promise<void> {
    this.#stopping ??= this.#stop(closeNetwork);
    return this.#stopping;
  }

  async #stop(closeNetwork: () => Promise<void>): Promise<void> {
    const { tables, lobbyWatch, autostart, push, streams, lobbyStreams, sockets, overview, housekeeping } =
      this.parts;
    const { diceHistory, ratings, adjusted, recomputation, reviews } = this.parts;
    for (const timer of this.#timers) timer.cancel();
    autostart.stop();
    lobbyWatch.stop();
    overview.stop();
    await housekeeping.stop();
    await this.parts.progress.stop();
    await tables.stop();
    await reviews.stop();
    await ratings.stop();
    await adjusted.stop();
    await recomputation.stop();
    await diceHistory.flush().catch(this.#failed('dice-counts'));
    await push.stop();
    await this.parts.contacts.stop();
    await sockets.stop();
    await streams.stop();
    await lobbyStreams.stop();
    await closeNetwork();
    await this.parts.bots.stop();
    await this.parts.judge.stop();
    await this.parts.node?.stop();
    await this.parts.store.close();
  }

  #measure(): void {
    const { metrics, sockets, streams, tables, bots, overview, node, readiness, about } = this.parts;
    const { reviews } = this.parts;
    Object.assign(metrics, { version: about.version, node: about.node });
    metrics.gauge('sockets', 'Open sockets', () => sockets.size);
    metrics.gauge('streams', 'Open streams of programs', () => streams.size);
    metrics.gauge('tables', 'Tables in memory', () => tables.size);
    metrics.gauge(
      'bot_oldest_milliseconds',
      'For how long the oldest question to a bot has had no answer',
      () => Math.round(bots.oldest),
    );
    metrics.gauge(
      'event_loop_lag_milliseconds',
      'The worst hundredth since the last look',
      () => overview.lag,
    );
    metrics.gauge('memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
    metrics.gauge('leases', 'Matches whose bots think at this node', () => node?.leases.size);
    metrics.gauge('disk_free_bytes', 'Room left on the disk of the database', () => readiness.free());
    metrics.gauge(
      'reviews_waiting',
      'Finished matches that wait for a review, at the last look',
      () => reviews.waiting,
    );
    metrics.gauge('bots_waiting', 'Decisions waiting for a bot', () => bots.waiting);
  }

  #failed(what: string) {
    return (error: unknown) => this.parts.log.error(what, { reason: errorMessage(error) });
  }
}
