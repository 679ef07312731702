import { isDeclined, type RefusedCode } from './client.ts';
import { client } from './server.svelte.ts';

const KEY = 'tidetable-invite-';

type Invitation =
  /** `local`: nobody but this computer can open it. */
  { readonly link: string; readonly local: boolean } | { readonly refused: RefusedCode };

/** Asked for once, however often the table changes meanwhile. */
const asked = new Map<string, Promise<Invitation>>();

/** The link to a table. A new invitation makes the one before void, so that the first is remembered. */
export function invitationTo(match: string): Promise<Invitation> {
  const asking = asked.get(match) ?? ask(match, remembered(match));
  asked.set(match, asking);
  return asking;
}

/** A new link; the one before is void. */
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
  try {
    localStorage.setItem(KEY + match, answer.invite);
  } catch {
    // The next page that looks at the table makes another one.
  }
  return linkTo(answer.invite);
}

async function linkTo(invite: string): Promise<Invitation> {
  const server = await client.server();
  const address = isDeclined(server) ? undefined : server.address;
  return linkFor(location, `join/${invite}`, address);
}

/** Where somebody may watch. */
export function watchLink(match: string): string {
  return linkFor(location, `online/${match}`, undefined).link;
}

/** The page's own address, or the one the server says friends can reach. */
export function linkFor(
  { origin, pathname, hostname }: Pick<Location, 'origin' | 'pathname' | 'hostname'>,
  hash: string,
  address: string | undefined,
): { readonly link: string; readonly local: boolean } {
  const local = address === undefined && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return { link: `${address ?? origin}${pathname}#/${hash}`, local };
}

function remembered(match: string): string | undefined {
  try {
    return localStorage.getItem(KEY + match) ?? undefined;
  } catch {
    return undefined;
  }
}
