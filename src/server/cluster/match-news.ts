import type { Change } from '../store/changes.ts';

/** What of a match has changed: its log, the table itself, its chat, or who watches. */
export type NewsKind = 'lines' | 'table' | 'chat' | 'here';

/** A match is named by its key; by its id where a rematch of it was created. */
export interface MatchNews {
  readonly kind: NewsKind;
  readonly match: number | string;
}

const letters = { lines: 'l', table: 't', chat: 'c', here: 'h' } as const;

/** What other nodes have to read again after this change. */
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
    case 'open-deal':
      return change.matches.map((match) => ({ kind: 'table', match }));
    default:
      return [];
  }
}

/** Tokens that this change revokes, or people whose tokens it revokes: other nodes have to apply the revocations. */
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

/** Kept short: a thousand matches fit into one NOTIFY payload. */
export function writeNews({ kind, match }: MatchNews): string {
  return typeof match === 'number' ? `${letters[kind]}${match}` : `${letters[kind]}-${match}`;
}

export function readNews(text: string): MatchNews | undefined {
  const [, letter, key, id] = /^([ltch])(?:(\d{1,15})|-(.{1,100}))$/s.exec(text) ?? [];
  const kind = (Object.keys(letters) as NewsKind[]).find((each) => letters[each] === letter);
  if (kind === undefined) return undefined;
  return { kind, match: key === undefined ? (id ?? '') : Number(key) };
}
