import type { Readable } from 'node:stream';
import { isRefused, type Refused, refuse } from '../../../wire/refusals.ts';
import { programRequests } from '../../../wire/subjects/programs.ts';
import { requests } from '../../../wire/requests.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Programs } from '../../people/credentials/program-tokens.ts';
import type { Person } from '../../table/actor.ts';
import { asLines, asOwner, get, post, type Route } from '../route.ts';

export interface ProgramRouteNeeds {
  readonly programs: Programs;
  readonly accounts: Accounts;
  /** Opens the stream of a program; what is to be sent comes out of it. */
  readonly streams: {
    open(person: Person, token: string, since?: number): { readonly out: Readable } | Refused;
  };
  readonly lobbyStreams: { open(person: Person, key: string): { readonly out: Readable } | Refused };
}

/** Tokens for programs, and their stream of questions. */
export function programRoutes({ programs, streams, lobbyStreams, accounts }: ProgramRouteNeeds): Route[] {
  return [
    post(
      '/tokens',
      programRequests.makeToken,
      asOwner(async ({ given, caller }, person) => {
        const refused = await accounts.requireRecentProof(person, caller);
        return refused ?? programs.makeToken(person, given, caller);
      }),
    ),
    post(
      '/tokens/revoke',
      programRequests.revokeToken,
      asOwner(async ({ given }, person) => programs.revoke(person, given.id)),
    ),
    get('/bot/stream', requests.stream, async ({ caller, reply, given: { since } }) => {
      const { actor, hash } = caller;
      if (actor.type !== 'person') return refuse('no-session');
      if (caller.by !== 'bot' || hash === undefined) return refuse('not-program');
      return asLines(outOf(streams.open(actor, hash, since)), reply);
    }),
    get('/lobby/stream', requests.nothing, async ({ caller: { actor, hash }, reply }) =>
      actor.type === 'person' && hash !== undefined
        ? asLines(outOf(lobbyStreams.open(actor, hash)), reply)
        : refuse('no-session'),
    ),
  ];
}

function outOf(stream: { readonly out: Readable } | Refused): Readable | Refused {
  return isRefused(stream) ? stream : stream.out;
}
