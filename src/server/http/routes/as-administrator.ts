import type { FastifyReply } from 'fastify';
import { refuse } from '../../../wire/refusals.ts';
import type { Administrator } from '../../admin/administrator.ts';
import type { Role } from '../../store/records.ts';
import type { Call } from '../route.ts';

/** Handlers for people with this role or a higher one and a session: programs' tokens are not accepted. */
export const asAdministrator =
  (role: Role) =>
  <T>(handle: (by: Administrator, given: T, reply: FastifyReply) => Promise<object>) =>
  async ({ caller, actor, given, reply }: Call<T>): Promise<object> => {
    const has = caller.operator ? 'owner' : actor.type === 'person' ? actor.role : undefined;
    const isHere = caller.operator || caller.by === 'session';
    if (has === undefined || !isHere || (role === 'owner' && has !== 'owner')) return refuse('not-allowed');
    return handle({ id: actor.type === 'person' ? actor.id : 'operator', role: has }, given, reply);
  };
