import { once } from 'node:events';
import type { LobbyStreamLine } from '../../wire/subjects/programs.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { LobbyWatch } from '../lobby/lobby-watch.ts';
import type { Limiter } from '../support/limiter.ts';
import { LineStream } from '../support/sending/line-stream.ts';
import type { Time, Timer } from '../support/time.ts';
import type { Person } from '../table/actor.ts';
import { CLOSE_TIMEOUT, HEARTBEAT } from './program-streams.ts';

interface Needs {
  readonly lobbyWatch: LobbyWatch;
  readonly limiter: Limiter;
  readonly time: Time;
}

interface Open {
  readonly lines: LineStream;
  /** The hash of the session or token it was opened with. */
  readonly key: string;
}

/** Streams of the lobby (newline-delimited JSON), one for each person: the same that pages are sent by their sockets. */
export class LobbyStreams {
  readonly #needs: Needs;
  readonly #streams = new Map<number, Open>();
  readonly #heartbeat: Timer;
  #stopped = false;

  constructor(needs: Needs, heartbeat = HEARTBEAT) {
    this.#needs = needs;
    this.#heartbeat = needs.time.every(heartbeat, () => this.#beat());
  }

  get size(): number {
    return this.#streams.size;
  }

  /** A new stream replaces an older one of the same person. */
  open(person: Person, key: string): LineStream | Refused {
    const { limiter, lobbyWatch } = this.#needs;
    if (this.#stopped) return refuse('stopping');
    if (!limiter.mayStream(person.key)) return refuse('too-fast');
    const before = this.#streams.get(person.key);
    if (!before && this.#streams.size >= limiter.limits.sockets) return refuse('busy');
    if (before) end(before, 'replaced');
    const lines = new LineStream(() => {
      lobbyWatch.remove(lines);
      if (this.#streams.get(person.key)?.lines === lines) this.#streams.delete(person.key);
    });
    this.#streams.set(person.key, { lines, key });
    lobbyWatch.add(lines, person, (text) => lines.send(text));
    return lines;
  }

  closeRevoked({ hash, person }: { readonly hash: string; readonly person: number }): void {
    const open = this.#streams.get(person);
    if (open?.key === hash) end(open, 'revoked');
  }

  /** This node has lost the database. */
  dismiss(): void {
    for (const open of this.#streams.values()) end(open, 'restart');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#heartbeat.cancel();
    const open = [...this.#streams.values()].map(({ lines }) => lines.out);
    const gone = open.filter((out) => !out.closed).map((out) => once(out, 'close'));
    this.dismiss();
    const timeout = this.#needs.time.after(CLOSE_TIMEOUT, () => open.forEach((out) => out.destroy()));
    await Promise.all(gone);
    timeout.cancel();
  }

  #beat(): void {
    const line: LobbyStreamLine = { type: 'beat', now: this.#needs.time.now() };
    for (const { lines } of this.#streams.values()) lines.beat(JSON.stringify(line));
  }
}

function end({ lines }: Open, reason: Extract<LobbyStreamLine, { readonly type: 'bye' }>['reason']): void {
  lines.end(JSON.stringify({ type: 'bye', reason } satisfies LobbyStreamLine));
}
