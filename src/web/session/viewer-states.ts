import type { Seat, Viewer } from '../../engine/game.ts';
import type { Update } from '../../wire/server.ts';
import type { Person } from '../boards/board.ts';
import { persons } from './perspectives.ts';

/** An answer on its way to the server. */
export interface Sent {
  readonly seat: Seat;
  readonly asked: number;
}

/** What each pair of eyes at this device sees now, who of them is asked next, and through whose everybody looks. */
export class Eyes {
  readonly #latest = new Map<Viewer, Update>();
  people: readonly Person[];

  constructor(people: readonly Person[], firsts: readonly Update[]) {
    this.people = people;
    for (const update of firsts) this.#latest.set(update.viewer, update);
  }

  /** Several people, who must not see each other's secrets. */
  get shared(): boolean {
    return this.#latest.size > 1;
  }

  see(update: Update): void {
    this.#latest.set(update.viewer, update);
  }

  of(viewer: Viewer): Update | undefined {
    return this.#latest.get(viewer);
  }

  /** People here whose sealed answer is in. */
  get sealed(): Seat[] {
    return persons(this.people).filter((seat) => this.of(seat)?.chosen.includes(seat));
  }

  /** The person at this device who is asked next, one after the other in order of seats; not whoever has just answered. */
  next(sent: Sent | undefined): Seat | undefined {
    return persons(this.people).find((seat) => {
      const update = this.of(seat);
      if (!update || !update.toAct.includes(seat) || update.chosen.includes(seat)) return false;
      return sent?.seat !== seat || sent.asked !== update.asked;
    });
  }

  /** Of several at one device the one who is asked next keeps looking; otherwise everybody, as soon as anybody has secrets. */
  onlooker(present: Viewer, next: Seat | undefined): Viewer {
    const here = persons(this.people);
    const [only] = here;
    const [eyes = 'public'] = this.#latest.keys();
    if (!this.shared) return eyes;
    if (only === undefined) return 'public';
    if (here.length === 1) return only;
    if (next === present) return present;
    const secrets = here.some((seat) => this.#hasSecrets(seat));
    return secrets || this.isSealed() ? 'public' : (next ?? present);
  }

  /** Must the others look away before this person is asked? */
  needsCover(seat: Seat, present: Viewer): boolean {
    const here = persons(this.people);
    if (present === seat || here.length < 2) return false;
    const together = this.of(seat)?.toAct.filter((other) => here.includes(other)) ?? [];
    return (together.length > 1 && this.isSealed()) || this.#hasSecrets(seat);
  }

  /** Whether the present question is answered in envelopes; everybody knows that. */
  isSealed(): boolean {
    const [update] = this.#latest.values();
    return (this.of('public') ?? update)?.isSealed ?? false;
  }

  #hasSecrets(seat: Seat): boolean {
    return known(this.of(seat)?.view) !== known(this.of('public')?.view);
  }
}

/** A view without who looks: two people who know the same are the same here. */
function known(view: unknown): string {
  return JSON.stringify(typeof view === 'object' ? { ...view, viewer: null } : view);
}
