import type { Requests } from '../../wire/requests.ts';
import type { Refused } from '../../wire/refusals.ts';
import type { Actor } from './actor.ts';
import type { Done } from './commands.ts';
import { pause } from './changes/pause.ts';
import { comeBack, leave, standIn } from './changes/stand-in.ts';
import type { Table } from './table.ts';

/** Pauses, leaving, returning and stand-ins, by request or by socket. */
export class SeatActions {
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  async pause(table: Table, actor: Actor, wish: Requests['pause']): Promise<Done | Refused> {
    await table.sync.readPresence();
    return table.change((stored) => {
      const now = this.#clock();
      const isPresent = (seat: number) => table.time.absence.isPresent(seat, now);
      return pause(stored, actor, wish, { now, isPresent });
    });
  }

  async standIn(table: Table, actor: Actor, wish: Requests['standIn']): Promise<Done | Refused> {
    await table.sync.readPresence();
    return table.change((stored) => {
      const now = this.#clock();
      return standIn(stored, actor, wish, { now, replaceableAt: table.time.replaceableAt(wish.seat, now) });
    });
  }

  leave(table: Table, actor: Actor, bot: string | undefined): Promise<Done | Refused> {
    return table.change((stored) => leave(stored, actor, bot, this.#clock()));
  }

  comeBack(table: Table, actor: Actor): Promise<Done | Refused> {
    return table.change((stored) => comeBack(stored, actor, this.#clock()));
  }
}
