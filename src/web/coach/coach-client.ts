import type { CoachReply, CoachRequest, CoachRequestName, CoachRequests } from './requests.ts';

/** The part of a worker that the client uses; tests inject their own. */
export interface CoachWorker {
  send(request: CoachRequest): void;
  onreply: (reply: CoachReply) => void;
  end(): void;
}

/** Whether somebody looks at the page. */
export interface Visibility {
  /** Resolves at once, or when a hidden page becomes visible. */
  readonly shown: () => Promise<void>;
  /** Calls the listener when the page is hidden, until the function it returns is called. */
  readonly onhidden: (listener: () => void) => () => void;
}

const PAUSED = 'the page is hidden';

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/**
 * Asks the coach's worker, one request at a time. The worker starts with the first one. When the page is hidden the worker is ended at
 * once; what it was computing is asked again when the page is shown.
 */
export class CoachClient {
  readonly #start: () => CoachWorker;
  readonly #visibility: Visibility;
  readonly #unlisten: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: CoachWorker | undefined;
  #last = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(start: () => CoachWorker, visibility: Visibility) {
    this.#start = start;
    this.#visibility = visibility;
    this.#unlisten = visibility.onhidden(() => this.#fail(PAUSED));
  }

  /**
   * The worker's answer; undefined if it failed or the client was closed. `wanted` is asked before the request is sent: what
   * nobody waits for any more is not computed.
   */
  ask<N extends CoachRequestName>(
    name: N,
    ask: CoachRequests[N]['ask'],
    wanted: () => boolean = () => true,
  ): Promise<CoachRequests[N]['answer'] | undefined> {
    const answer = this.#queue.then(() => this.#answer(name, ask, wanted));
    this.#queue = answer;
    return answer;
  }

  close(): void {
    this.#closed = true;
    this.#unlisten();
    this.#fail('closed');
  }

  async #answer<N extends CoachRequestName>(
    name: N,
    ask: CoachRequests[N]['ask'],
    wanted: () => boolean,
  ): Promise<CoachRequests[N]['answer'] | undefined> {
    for (;;) {
      await this.#visibility.shown();
      if (this.#closed || !wanted()) return undefined;
      try {
        return (await this.#send(name, ask)) as CoachRequests[N]['answer'];
      } catch (error) {
        if (!(error instanceof Error && error.message === PAUSED)) return undefined;
      }
    }
  }

  #send(name: CoachRequestName, ask: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.#started().send({ id, name, ask } as CoachRequest);
    });
  }

  #started(): CoachWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.onreply = (reply) => {
      // An id below 0 is the worker's own failure.
      if (reply.id < 0) return this.#fail('problem' in reply ? reply.problem : '');
      const asked = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('problem' in reply) asked?.reject(new Error(reply.problem));
      else asked?.resolve(reply.answer);
    };
    this.#worker = worker;
    return worker;
  }

  #fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
    this.#worker?.end();
    this.#worker = undefined;
  }
}

export function startCoachWorker(): CoachWorker {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  const made: CoachWorker = {
    send: (request) => worker.postMessage(request),
    onreply: () => undefined,
    end: () => worker.terminate(),
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => made.onreply(data));
  worker.addEventListener('error', ({ message }) => made.onreply({ id: -1, problem: message }));
  return made;
}
