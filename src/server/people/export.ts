import type { AccountInfo } from '../../wire/subjects/people.ts';
import { API } from '../../wire/server.ts';
import type { Store } from '../store/store.ts';

/** Everything the server stores of one person, readable; the matches themselves are linked. */
export async function exportOf(store: Store, key: number, account: AccountInfo): Promise<string> {
  const [
    known,
    seats,
    chat,
    push,
    contacts,
    daily,
    lessons,
    puzzles,
    duplicates,
    opponent,
    challenges,
    reports,
    acts,
    following,
    blocked,
    invitations,
    person,
  ] = await Promise.all([
    store.people.account(key),
    store.people.seats(key),
    store.people.chat(key),
    store.push.subscriptions(key),
    store.contacts.of(key),
    store.daily.triesOf(key, Number.MAX_SAFE_INTEGER),
    store.people.lessonStars(key),
    store.people.puzzleAttempts(key),
    store.duplicates.of(key, Number.MAX_SAFE_INTEGER),
    store.challenges.opponentOf(key),
    store.challenges.challengesOf(key, 0, Number.MAX_SAFE_INTEGER),
    store.moderation.reportsBy(key, Number.MAX_SAFE_INTEGER),
    store.moderation.actsOn(key, Number.MAX_SAFE_INTEGER),
    store.friends.following(key),
    store.friends.blocked(key),
    store.friends.allInvitations(key),
    store.friends.personByKey(key),
  ]);
  const everything = {
    format: 'tidetable-person',
    version: 1,
    person: { ...account.person, since: time(known?.at), password: account.password },
    passkeys: account.passkeys.map(keyOf),
    sessions: account.sessions.map((session) => ({ ...keyOf(session), current: session.current })),
    tokens: account.tokens.map((token) => ({ ...keyOf(token), until: time(token.until) })),
    seatTokens: account.seatTokens.map(({ match, seat, at }) => ({ match, seat, since: time(at) })),
    notices: account.notices.map(({ kind, at, device, subject }) => ({
      kind,
      at: time(at),
      device,
      subject,
    })),
    push: push.map(({ endpoint, language }) => ({ endpoint, language })),
    contacts: contacts.map(({ kind, address, language, at, confirmed }) => ({
      kind,
      address,
      language,
      since: time(at),
      confirmed: time(confirmed),
    })),
    seats: seats.map(({ created, started, ended, match, status, ...rest }) => ({
      match,
      ...rest,
      status,
      created: time(created),
      started: time(started),
      ended: time(ended),
      ...(status === 'over' ? { file: `${API}/matches/${match}/file` } : {}),
    })),
    lessons,
    puzzles: puzzles.map(({ at, ...each }) => ({ ...each, at: time(at) })),
    duplicates: duplicates.map(({ id, game, status, host, at, players }) => ({
      duplicate: id,
      game,
      status,
      host: host === key,
      name: players.find(({ person }) => person === key)?.name,
      created: time(at),
    })),
    ...(opponent ? { opponent: { name: opponent.name, ...opponent.terms, since: time(opponent.at) } } : {}),
    challenges: challenges.map(({ sender, from, to, terms, status, at, until }) => ({
      way: sender === key ? 'sent' : 'received',
      with: sender === key ? to.name : from.name,
      game: terms.game,
      status,
      at: time(at),
      until: time(until),
    })),
    following: following.map(({ name, secret, at }) => ({ name, secret, since: time(at) })),
    blocked: blocked.map(({ name, at }) => ({ name, since: time(at) })),
    asksFrom: person?.asks,
    invitations: invitations.map(({ sender, from, matchId, status, at }) => ({
      ...(sender === key ? { way: 'sent' } : { way: 'received', from: from.name }),
      match: matchId,
      status,
      at: time(at),
    })),
    daily: daily.map(({ at, ...each }) => ({ ...each, at: time(at) })),
    chat: chat.map(({ at, ...said }) => ({ ...said, at: time(at) })),
    // Reports about the person are left out: they hold the words and names of others.
    reports: reports.map(({ kind, quoted, text, at, status }) => ({
      kind,
      about: quoted,
      text,
      at: time(at),
      status,
    })),
    acts: acts.map(({ kind, reason, detail, at, until, lifted, appeal, answer }) => ({
      kind,
      reason,
      detail,
      at: time(at),
      until: time(until),
      lifted: time(lifted),
      appeal,
      answer,
    })),
  };
  return `${JSON.stringify(everything, null, 2)}\n`;
}

function keyOf({ name, at, used }: { readonly name: string; readonly at: number; readonly used?: number }) {
  return { name, since: time(at), used: time(used) };
}

function time(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}
