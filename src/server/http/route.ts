import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type * as v from 'valibot';
import type { Readable } from 'node:stream';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { API } from '../../wire/server.ts';
import type { Actor, Person } from '../table/actor.ts';
import type { Caller } from '../people/auth.ts';

/** This server, as it was started. */
export interface About {
  readonly version: string;
  readonly node: string;
  readonly baseUrl: string | undefined;
  /** The address it listens on. */
  readonly host: string;
}

export interface Call<T> {
  readonly caller: Caller;
  readonly actor: Actor;
  readonly given: T;
  /** The `:id` of the path; empty if the route has none. */
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly reply: FastifyReply;
  /** The household the request comes from, for rate limits. */
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

/** Newline-delimited JSON as the answer. */
export function asLines(lines: Readable | Refused, reply: FastifyReply): Readable | Refused {
  if (isRefused(lines)) return lines;
  reply.type('application/x-ndjson; charset=utf-8');
  // A reverse proxy must not buffer it.
  reply.header('x-accel-buffering', 'no');
  return lines;
}

/** Whom a handler serves, so that the tests can hold the documentation to it. */
const served = new WeakMap<object, 'owner' | 'person'>();

export function servedBy(handle: object): 'owner' | 'person' | undefined {
  return served.get(handle);
}

/** The handler, marked with whom it serves. */
export function serving<H extends object>(whom: 'owner' | 'person' | undefined, handle: H): H {
  if (whom) served.set(handle, whom);
  return handle;
}

/** A handler for people: with a session or a program's token. */
export function asPerson<T>(handle: (call: Call<T>, person: Person) => Promise<object | string>) {
  return serving('person', async (call: Call<T>) =>
    call.actor.type === 'person' ? handle(call, call.actor) : refuseNobody(call.actor),
  );
}

/** A handler for people with a session: no program's token opens, changes or deletes an account. */
export function asOwner<T>(handle: (call: Call<T>, person: Person) => Promise<object | string>) {
  return serving('owner', async (call: Call<T>) =>
    call.actor.type === 'person' && call.caller.by === 'session'
      ? handle(call, call.actor)
      : refuseNobody(call.actor),
  );
}

/** A handler for people with a session, also for those who are suspended. */
export function asAnySession<T>(handle: (call: Call<T>, key: number) => Promise<object | string>) {
  return serving('owner', async (call: Call<T>) => {
    const { actor, caller } = call;
    if (actor.type === 'nobody' && actor.suspended !== undefined) return handle(call, actor.suspended);
    return actor.type === 'person' && caller.by === 'session'
      ? handle(call, actor.key)
      : refuse('no-session');
  });
}

function refuseNobody(actor: Actor): Refused {
  return refuse(actor.type === 'nobody' && actor.suspended !== undefined ? 'suspended' : 'no-session');
}
