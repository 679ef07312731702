import type { NewNotice, NewPasskey, NewToken, PeopleChange, Undo } from '../../subjects/people.ts';
import type { Statement, Value } from '../sql.ts';
import { moderationOfDeleted, moderationOfGuest } from './moderation-statements.ts';

/** A change of people as statements, to be run in this order in one transaction. */
export function peopleStatements(change: PeopleChange): Statement[] {
  switch (change.type) {
    case 'guest': {
      const { person, session, at } = change;
      return [
        { query: 'insertPerson', values: [person.id, person.name, at] },
        { query: 'insertFirstSession', values: tokenRow(session, person.id, at), expect: 1 },
      ];
    }
    case 'rename':
      return [{ query: 'renamePerson', values: [change.person, change.name], expect: 1 }];
    case 'privacy':
      return [
        { query: 'setPrivate', values: [change.person, Number(change.isPrivate)], expect: 1 },
        { query: 'noticePrivate', values: [change.person] },
      ];
    case 'sign-in': {
      const { person, session, at, ends, guest, by, notice } = change;
      return [
        ...(guest === undefined ? [] : leaveBehind(guest, person, at)),
        ...(ends === undefined ? [] : endOf(ends, at)),
        { query: 'insertSession', values: [...tokenRow(session, person, at), by], expect: 1 },
        ...noticeOf(person, notice),
      ];
    }
    case 'prove':
      return [{ query: 'proveSession', values: [change.hash, change.at, change.by], expect: 1 }];
    case 'touch':
      return [{ query: 'touchToken', values: [change.hash, change.at] }];
    case 'end-tokens':
      return change.hashes.flatMap((hash) => endOf(hash, change.at));
    case 'program':
      return [
        {
          query: 'insertProgram',
          values: [...tokenRow(change.token, change.person, change.at), change.until ?? null],
          expect: 1,
        },
        { query: 'noticeProgram', values: [change.person] },
        { query: 'markProgram', values: [change.person], expect: 1 },
        ...noticeOf(change.person, change.notice),
      ];
    case 'password': {
      const { person, login, folded, password, at, notice } = change;
      return [
        { query: 'setPassword', values: [person, login, folded, password], expect: 1 },
        ...endKeys(person, at),
        ...noticeOf(person, notice),
      ];
    }
    case 'rehash':
      return [{ query: 'rehashPassword', values: [change.person, change.before, change.password] }];
    case 'device':
      return [
        { query: 'insertDevice', values: [change.hash, change.person, change.at, change.before ?? null] },
      ];
    case 'challenge':
      return [{ query: 'insertChallenge', values: [change.hash, change.purpose, change.until] }];
    case 'take-challenge':
      return [{ query: 'takeChallenge', values: [change.hash, change.purpose, change.at], expect: 1 }];
    case 'passkey': {
      const { passkey, isFirstKey, notice } = change;
      return [
        insertPasskey(passkey),
        ...(isFirstKey ? endKeys(passkey.person, passkey.at) : []),
        ...noticeOf(passkey.person, notice),
      ];
    }
    case 'passkey-used':
      return [{ query: 'usePasskey', values: [change.credential, change.counter, change.at], expect: 1 }];
    case 'remove-passkey':
      return [removePasskey(change.id, change.person), ...noticeOf(change.person, change.notice)];
    case 'take-back': {
      const { person, notice, keep, ends, at } = change;
      return [
        { query: 'deleteNotice', values: [notice.key, person], expect: 1 },
        ...undoing(person, notice.undo, at),
        ...(ends === undefined ? [] : endOf(ends, at)),
        { query: 'noteRevocationsSince', values: [person, notice.at, keep, at] },
        { query: 'deleteTokensSince', values: [person, notice.at, keep] },
      ];
    }
    case 'noticed':
      return [{ query: 'dismissNotices', values: [change.hash, change.notice] }];
    case 'lesson-stars': {
      const { person, forget, stars } = change;
      return [
        ...forget.map((game): Statement => ({ query: 'forgetStars', values: [person, game] })),
        ...stars.map(
          (each): Statement => ({
            query: 'insertStars',
            values: [person, each.game, each.lesson, each.stars],
          }),
        ),
      ];
    }
    case 'puzzle-attempts': {
      const { person, game, forget, attempts } = change;
      const forgetting: Statement[] = forget ? [{ query: 'forgetAttempts', values: [person, game] }] : [];
      return [
        ...forgetting,
        ...attempts.map(
          ({ puzzle, outcome, worth, at }): Statement => ({
            query: 'insertAttempt',
            values: [person, game, puzzle, outcome, worth, at, Number(outcome === 'solved')],
          }),
        ),
      ];
    }
    case 'delete-person':
      return deletion(change.person, change.at);
    case 'tidy':
      return [
        { query: 'tidyTokens', values: [change.unusedSince] },
        { query: 'noteExpired', values: [change.at] },
        { query: 'tidyExpired', values: [change.at] },
        { query: 'expireUndo', values: [change.undoSince] },
        { query: 'tidyNotices', values: [change.noticedSince] },
        { query: 'tidyChallenges', values: [change.at] },
        { query: 'tidyRevocations', values: [change.revokedSince] },
      ];
  }
}

/** `person` by key or by id, as the statement wants it. */
function tokenRow({ hash, id, name }: NewToken, person: string | number, at: number): Value[] {
  return [hash, person, id, name, at];
}

function endOf(hash: string, at: number): Statement[] {
  return [
    { query: 'noteRevocation', values: [hash, at] },
    { query: 'deleteToken', values: [hash] },
    { query: 'deleteSubscriptionsBy', values: [hash] },
  ];
}

/** Revokes all sessions and tokens of a person and deletes their push subscriptions. */
function endKeys(person: number, at: number): Statement[] {
  return [
    { query: 'noteAllRevocations', values: [person, at] },
    { query: 'deleteKeysOf', values: [person] },
    { query: 'deleteSubscriptionsOf', values: [person] },
  ];
}

function leaveBehind(
  { key, take }: { readonly key: number; readonly take: boolean },
  person: number,
  at: number,
): Statement[] {
  const keys: Statement[] = [
    { query: 'isGuest', values: [key], expect: 1 },
    ...endKeys(key, at),
    { query: 'deleteNoticesOf', values: [key] },
    { query: 'deleteStarsOf', values: [key] },
    { query: 'deleteAttemptsOf', values: [key] },
    { query: 'deleteOpponent', values: [key] },
    { query: 'deleteChallengesOf', values: [key] },
    { query: 'deleteContactsOf', values: [key] },
    { query: 'deleteSeeker', values: [key] },
    { query: 'deleteInvitationsOf', values: [key] },
    ...(take ? handingOver(key, person) : []),
    { query: 'deleteFollowsOf', values: [key] },
  ];
  if (!take) return [...keys, { query: 'deleteIdleGuest', values: [key] }];
  return [
    ...keys,
    { query: 'handOverMatches', values: [key, person] },
    { query: 'handOverSeats', values: [key, person] },
    { query: 'handOverChat', values: [key, person] },
    { query: 'handOverTries', values: [key, person] },
    { query: 'deleteTriesOf', values: [key] },
    { query: 'handOverPlaces', values: [key, person] },
    { query: 'handOverDuplicates', values: [key, person] },
    ...leavingDuplicates(key),
    ...moderationOfGuest(key, person),
    { query: 'deleteTokensOf', values: [key] },
    { query: 'deleteBlocksOf', values: [key] },
    { query: 'deleteGuest', values: [key], expect: 1 },
  ];
}

/** Whom the guest follows and has blocked; and who has blocked the guest. */
function handingOver(guest: number, person: number): Statement[] {
  return [
    { query: 'handOverFollows', values: [guest, person] },
    { query: 'handOverBlocks', values: [guest, person] },
    { query: 'handOverBlocked', values: [guest, person] },
  ];
}

function leavingDuplicates(person: number): Statement[] {
  return [
    { query: 'leaveDuplicates', values: [person] },
    { query: 'freePlaces', values: [person] },
    { query: 'leavePlaces', values: [person] },
  ];
}

function noticeOf(person: number, notice: NewNotice | undefined): Statement[] {
  if (!notice) return [];
  const { id, kind, at, session, device, subject, undo } = notice;
  const values = [id, person, kind, at, session, device, subject, JSON.stringify(undo)];
  return [{ query: 'insertNotice', values }];
}

function undoing(person: number, undo: Undo, at: number): Statement[] {
  switch (undo.type) {
    case 'end-token':
      return endOf(undo.hash, at);
    case 'remove-passkey':
      return [removePasskey(undo.id, person)];
    case 'restore-passkey':
      return [insertPasskey(undo.passkey)];
    case 'restore-password': {
      const { login = null, folded = null, password = null } = undo;
      if (password === null) return [{ query: 'unsetPassword', values: [person], expect: 1 }];
      return [{ query: 'setPassword', values: [person, login, folded, password], expect: 1 }];
    }
  }
}

function insertPasskey(passkey: NewPasskey): Statement {
  const { credential, id, person, name, publicKey, counter, transports, at } = passkey;
  const values = [credential, id, person, name, publicKey, counter, JSON.stringify(transports), at];
  return { query: 'insertPasskey', values };
}

function removePasskey(id: string, person: number): Statement {
  return { query: 'removePasskey', values: [id, person], expect: 1 };
}

/** The key of nobody: the host of a table whose host was deleted. */
export const NOBODY = 0;

function deletion(person: number, at: number): Statement[] {
  return [
    { query: 'handOverMatches', values: [person, NOBODY] },
    { query: 'vacateSeats', values: [person] },
    { query: 'silenceChat', values: [person] },
    { query: 'deleteTriesOf', values: [person] },
    ...leavingDuplicates(person),
    { query: 'noteAllRevocations', values: [person, at] },
    { query: 'deleteTokensOf', values: [person] },
    { query: 'deletePasskeysOf', values: [person] },
    { query: 'deleteSubscriptionsOf', values: [person] },
    { query: 'deleteNoticesOf', values: [person] },
    { query: 'deleteStarsOf', values: [person] },
    { query: 'deleteAttemptsOf', values: [person] },
    { query: 'deleteOpponent', values: [person] },
    { query: 'deleteChallengesOf', values: [person] },
    { query: 'deleteContactsOf', values: [person] },
    { query: 'deleteSeeker', values: [person] },
    { query: 'deleteFollowsOf', values: [person] },
    { query: 'deleteBlocksOf', values: [person] },
    { query: 'deleteInvitationsOf', values: [person] },
    { query: 'dropResets', values: [person] },
    ...moderationOfDeleted(person),
    { query: 'deletePerson', values: [person], expect: 1 },
  ];
}
