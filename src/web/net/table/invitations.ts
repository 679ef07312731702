import { isDeclined, type RefusedCode } from '../client.ts';
import { readText, writeText } from '../../state/device-storage.ts';
import { client } from '../server.svelte.ts';

const KEY = 'tidetable-invite-';

type Invitation =
  /** `local`: the link works on this computer only. */
  { readonly link: string; readonly local: boolean } | { readonly refused: RefusedCode };

/** Pending and finished requests by match, so that each invitation is requested once. */
const asked = new Map<string, Promise<Invitation>>();

/** The invitation link of a table. It is remembered, because a new invitation would revoke the old one. */
export function invitationTo(match: string): Promise<Invitation> {
  const asking = asked.get(match) ?? ask(match, readText(KEY + match));
  asked.set(match, asking);
  return asking;
}

/** Creates a new link and revokes the old one. */
export function renewInvitation(match: string): Promise<Invitation> {
  const asking = ask(match);
  asked.set(match, asking);
  return asking;
}

async function ask(match: string, kept?: string): Promise<Invitation> {
  if (kept !== undefined) return linkTo(kept);
  const answer = await client.invite(match);
  if (isDeclined(answer)) {
    asked.delete(match);
    return answer;
  }
  writeText(KEY + match, answer.invite);
  return linkTo(answer.invite);
}

async function linkTo(invite: string): Promise<Invitation> {
  const server = await client.server();
  const address = isDeclined(server) ? undefined : server.address;
  return linkFor(location, `join/${invite}`, address);
}

/** The link to a duplicate, to join it and to follow it. */
export async function duplicateLink(id: string): Promise<{ readonly link: string; readonly local: boolean }> {
  const server = await client.server();
  return linkFor(location, `duplicate/${id}`, isDeclined(server) ? undefined : server.address);
}

/** The link for spectators. */
export function watchLink(match: string): string {
  return linkFor(location, `online/${match}`, undefined).link;
}

/** Uses the page's own address, or the public address that the server reports. */
export function linkFor(
  { origin, pathname, hostname }: Pick<Location, 'origin' | 'pathname' | 'hostname'>,
  hash: string,
  address: string | undefined,
): { readonly link: string; readonly local: boolean } {
  const local = address === undefined && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return { link: `${address ?? origin}${pathname}#/${hash}`, local };
}
