import type { Change } from '../store/changes.ts';

/** What of a match is new: lines of its log, the table itself, chat, or who is here. */
export type NewsKind = 'lines' | 'table' | 'chat' | 'here';

/** A match is named by its key, or, where a rematch was made of it, by its id. */
export interface MatchNews {
  readonly kind: NewsKind;
  readonly match: number | string;
}

const letters = { lines: 'l', table: 't', chat: 'c', here: 'h' } as const;

/** What other nodes have to look at again after this change. */
export function newsOf(change: Change): MatchNews[] {
  switch (change.type) {
    case 'append': {
      const { match, ending } = change;
      return [{ kind: 'lines', match }, ...(ending ? [{ kind: 'table', match } as const] : [])];
    }
    case 'start':
    case 'table':
      return [{ kind: 'table', match: change.match }];
    case 'chat':
      return [{ kind: 'chat', match: change.match }];
    case 'create': {
      const { previous } = change.match;
      return previous === undefined ? [] : [{ kind: 'table', match: previous }];
    }
    default:
      return [];
  }
}

/** Tokens that have ended by this change, or people who have: other nodes have to hear the farewells. */
export function endedBy(change: Change): string[] {
  switch (change.type) {
    case 'end-tokens':
      return [...change.hashes];
    case 'sign-in':
      return change.ends === undefined && change.guest === undefined ? [] : [change.session.hash];
    case 'password':
    case 'take-back':
    case 'delete-person':
    case 'suspend':
      return [`person ${change.person}`];
    case 'passkey':
      return change.isFirstKey ? [`person ${change.passkey.person}`] : [];
    default:
      return [];
  }
}

/** Short: a thousand matches fit into one payload. */
export function writeNews({ kind, match }: MatchNews): string {
  return typeof match === 'number' ? `${letters[kind]}${match}` : `${letters[kind]}-${match}`;
}

export function readNews(text: string): MatchNews | undefined {
  const [, letter, key, id] = /^([ltch])(?:(\d{1,15})|-(.{1,100}))$/s.exec(text) ?? [];
  const kind = (Object.keys(letters) as NewsKind[]).find((each) => letters[each] === letter);
  if (kind === undefined) return undefined;
  return { kind, match: key === undefined ? (id ?? '') : Number(key) };
}
