import { isRefused, type Refused, refuse } from '../../../wire/refusals.ts';
import type { YourTable } from '../../../wire/server.ts';
import { type Actor, isHiddenFrom } from '../../table/actor.ts';
import type { Blocks } from '../../friends/blocks.ts';
import { withUpdate } from '../../table/refusal.ts';
import { withYourPart } from '../../table/table-info.ts';
import type { TableRegistry } from '../../table/table-registry.ts';
import type { Call } from '../route.ts';
import type { Table } from '../../table/table.ts';

/** A table as the caller sees it. */
export function shown(table: Table | Refused, actor: Actor): { readonly table: YourTable } | Refused {
  return isRefused(table) ? table : { table: withYourPart(table.info, table.stored, actor) };
}

export interface TableHandlerNeeds {
  readonly tables: TableRegistry;
  readonly blocks: Blocks;
}

/** Wrappers for handlers of requests that name a table. */
export function tableHandlers({ tables, blocks }: TableHandlerNeeds) {
  const atTable =
    <T>(handle: (call: Call<T>, table: Table) => Promise<object | string>) =>
    async (call: Call<T>) => {
      const table = await tables.find(call.id);
      if (isRefused(table)) return table;
      if (isHiddenFrom(call.actor, table.stored)) return refuse('deal-hidden');
      return (await blocks.closed(call.actor, table.stored)) ?? handle(call, table);
    };
  /** For changes of the table; the response is the changed table. */
  const changing = <T>(change: (call: Call<T>, table: Table) => Promise<string | Refused>) =>
    atTable<T>(async (call, table) => {
      const done = await change(call, table);
      return typeof done === 'string' ? shown(table, call.actor) : done;
    });
  /** For decisions of a seat; the response is the seat's current update. */
  const deciding = <T extends { readonly seat: number }>(
    decide: (call: Call<T>, table: Table) => Promise<string | Refused>,
  ) =>
    atTable<T>(async (call, table) => {
      const done = await decide(call, table);
      const { seat } = call.given;
      if (typeof done !== 'string') return withUpdate(done, table, seat);
      // The time of last activity is public and must not reveal that an envelope was changed.
      if (table.wasPublic) table.time.recordActivity(seat);
      return { update: table.updateNow(seat) };
    });
  return { atTable, changing, deciding };
}
