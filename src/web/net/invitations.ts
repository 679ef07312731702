import { isDeclined, type RefusedCode } from './client.ts';
import { client } from './server.svelte.ts';

const KEY = 'tidetable-invite-';

type Invitation = { readonly link: string } | { readonly refused: RefusedCode };

/** Asked for once, however often the table changes meanwhile. */
const asked = new Map<string, Promise<Invitation>>();

/** The link to a table. A new invitation makes the one before void, so that the first is remembered. */
export function invitationTo(match: string): Promise<Invitation> {
  const asking = asked.get(match) ?? ask(match);
  asked.set(match, asking);
  return asking;
}

async function ask(match: string): Promise<Invitation> {
  const kept = remembered(match);
  if (kept !== undefined) return { link: linkOf(`join/${kept}`) };
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
  return { link: linkOf(`join/${answer.invite}`) };
}

/** Where somebody may watch. */
export function watchLink(match: string): string {
  return linkOf(`online/${match}`);
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
