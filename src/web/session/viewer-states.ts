import type { Seat, Viewer } from '../../engine/game.ts';
import type { Update } from '../../wire/server.ts';
import type { Person } from '../boards/board.ts';
import { persons } from './perspectives.ts';
import type { Picture } from './show.ts';

/** An answer on its way to the server. */
export interface Sent {
  readonly seat: Seat;
  readonly asked: number;
}

/** The current view of each viewer on this device, which of them is asked next, and whose view is shown. */
export class ViewerStates {
  readonly #latest = new Map<Viewer, Update>();
  people: readonly Person[];

  constructor(people: readonly Person[], firsts: readonly Update[]) {
    this.people = people;
    for (const update of firsts) this.#latest.set(update.viewer, update);
  }

  /** True if several people, who must not see each other's secrets, share the device. */
  get shared(): boolean {
    return this.#latest.size > 1;
  }

  see(update: Update): void {
    this.#latest.set(update.viewer, update);
  }

  of(viewer: Viewer): Update | undefined {
    return this.#latest.get(viewer);
  }

  /** People on this device who have given their sealed answer. */
  get sealed(): Seat[] {
    return persons(this.people).filter((seat) => this.of(seat)?.chosen.includes(seat));
  }

  /** The person on this device who is asked next, in order of seats; not the one who has just answered. */
  next(sent: Sent | undefined): Seat | undefined {
    return persons(this.people).find((seat) => {
      const update = this.of(seat);
      if (!update || !update.toAct.includes(seat) || update.chosen.includes(seat)) return false;
      return sent?.seat !== seat || sent.asked !== update.asked;
    });
  }

  /** Of several people the one who is asked next keeps their view; otherwise it is the public view as soon as anybody has secrets. */
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

  /** True if the device must be handed over, hidden, before this person is asked. */
  needsCover(seat: Seat, present: Viewer): boolean {
    const here = persons(this.people);
    if (present === seat || here.length < 2) return false;
    const together = this.of(seat)?.toAct.filter((other) => here.includes(other)) ?? [];
    return (together.length > 1 && this.isSealed()) || this.#hasSecrets(seat);
  }

  /** True if the open question is answered in sealed envelopes, which is public. */
  isSealed(): boolean {
    const [update] = this.#latest.values();
    return (this.of('public') ?? update)?.isSealed ?? false;
  }

  #hasSecrets(seat: Seat): boolean {
    return known(this.of(seat)?.view) !== known(this.of('public')?.view);
  }
}

/** The view without its viewer, as a string: equal for two people who know the same. */
function known(view: unknown): string {
  return JSON.stringify(typeof view === 'object' ? { ...view, viewer: null } : view);
}

/** An update as it is shown. */
export function pictureOf({ viewer, view, events, seq }: Update): Picture {
  return { viewer, view, events, plies: seq };
}
