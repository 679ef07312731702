import { isDeclined, type RefusedCode } from './client.ts';
import { client } from './server.svelte.ts';

const KEY = 'tidetable-invite-';

/** The link to a table. A new invitation makes the one before void, so that the first is remembered. */
export async function invitationTo(
  match: string,
): Promise<{ readonly link: string } | { readonly refused: RefusedCode }> {
  const kept = remembered(match);
  if (kept !== undefined) return { link: linkOf(`join/${kept}`) };
  const answer = await client.invite(match);
  if (isDeclined(answer)) return answer;
  try {
    localStorage.setItem(KEY + match, answer.invite);
  } catch {
    // The next look at the table makes another one.
  }
  return { link: linkOf(`join/${answer.invite}`) };
}

/** Where somebody may watch. */
export function watchLink(match: string): string {
  return linkOf(`online/${match}`);
}

export function forgetInvitation(match: string): void {
  try {
    localStorage.removeItem(KEY + match);
  } catch {
    // There is none.
  }
}

function linkOf(hash: string): string {
  return `${location.href.replace(/#.*$/, '')}#/${hash}`;
}

function remembered(match: string): string | undefined {
  try {
    return localStorage.getItem(KEY + match) ?? undefined;
  } catch {
    return undefined;
  }
}
