import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type * as v from 'valibot';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { API } from '../../wire/server.ts';
import type { Actor, Person } from '../table/actor.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Auth, Caller } from '../people/auth.ts';
import type { Notices } from '../people/notices.ts';
import type { SignIn } from '../people/sign-in.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Limiter } from '../support/limiter.ts';
import type { TableLists } from '../lobby/table-lists.ts';
import type { LobbyWatch } from '../lobby/lobby-watch.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Push } from '../push/push.ts';
import type { Administration } from '../admin/administration.ts';
import type { Looks } from '../admin/overview.ts';
import type { Door } from '../admin/door.ts';
import type { ServerSettings } from '../admin/server-settings.ts';
import type { Readiness } from './readiness.ts';
import type { Programs } from '../people/program-tokens.ts';
import type { Services } from '../table/services.ts';
import type { ProgramStreams } from '../socket/program-streams.ts';
import type { SeatActions } from '../table/seat-actions.ts';

/** This server, as it was started. */
export interface About {
  readonly version: string;
  readonly node: string;
  readonly baseUrl: string | undefined;
  /** The address it listens on. */
  readonly host: string;
}

/** What the routes work with. */
export interface Site {
  readonly services: Services;
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly lists: TableLists;
  readonly lobbyWatch: LobbyWatch;
  readonly seatActions: SeatActions;
  readonly auth: Auth;
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly notices: Notices;
  readonly programs: Programs;
  readonly readiness: Readiness;
  readonly administration: Administration;
  readonly settings: ServerSettings;
  readonly door: Door;
  readonly looks: Looks;
  /** Why somebody may not write to others, or undefined. */
  readonly mayWrite: (actor: Actor) => Promise<Refused | undefined>;
  readonly about: About;
  readonly streams: ProgramStreams;
  readonly limiter: Limiter;
  readonly push: Push;
}

export interface Call<T> {
  readonly caller: Caller;
  readonly actor: Actor;
  readonly given: T;
  /** The id in the path; empty if the route has none. */
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly reply: FastifyReply;
  /** Where the request comes from. */
  readonly address: string;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly handle: (call: Call<never>) => Promise<object | string>;
}

export function get<S extends v.GenericSchema>(
  path: string,
  schema: S,
  handle: (call: Call<v.InferOutput<S>>) => Promise<object | string>,
): Route {
  return { method: 'GET', path: `${API}${path}`, schema, handle };
}

export function post<S extends v.GenericSchema>(
  path: string,
  schema: S,
  handle: (call: Call<v.InferOutput<S>>) => Promise<object | string>,
): Route {
  return { method: 'POST', path: `${API}${path}`, schema, handle };
}

/** For those who have said who they are. */
export function asPerson<T>(handle: (call: Call<T>, person: Person) => Promise<object | string>) {
  return async (call: Call<T>) =>
    call.actor.type === 'person' ? handle(call, call.actor) : refuse('no-session');
}

/** For those who are here themselves: no token of a program opens, changes or ends an account. */
export function asOwner<T>(handle: (call: Call<T>, person: Person) => Promise<object | string>) {
  return async (call: Call<T>) =>
    call.actor.type === 'person' && call.caller.by === 'session'
      ? handle(call, call.actor)
      : refuse('no-session');
}
