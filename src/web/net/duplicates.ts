import type { DuplicateInfo, DuplicateRequests, DuplicateSummary } from '../../wire/subjects/duplicate.ts';
import { callerOf, type Declined } from './client.ts';

type Answer = Promise<{ readonly duplicate: DuplicateInfo } | Declined>;

const call = callerOf();
const at = (id: string) => `/duplicates/${encodeURIComponent(id)}`;

/** Requests about duplicates. Every one resolves with the answer or with a refusal. */
export const duplicates = {
  mine: () => call<{ readonly duplicates: readonly DuplicateSummary[] }>('/duplicates'),
  create: (wish: Omit<DuplicateRequests['duplicateCreate'], 'plays'>): Answer => call('/duplicates', wish),
  read: (id: string): Answer => call(at(id)),
  join: (id: string, wish: DuplicateRequests['duplicateJoin'] = {}): Answer => call(`${at(id)}/join`, wish),
  leave: (id: string): Answer => call(`${at(id)}/leave`, {}),
  remove: (id: string, player: number): Answer => call(`${at(id)}/remove`, { player }),
  start: (id: string): Answer => call(`${at(id)}/start`, {}),
};
