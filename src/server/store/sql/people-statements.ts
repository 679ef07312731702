import type { NewToken, PeopleChange } from '../people.ts';
import type { Statement, Value } from './sql.ts';

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
    case 'sign-in': {
      const { person, session, at, ends, takes } = change;
      return [
        ...(takes === undefined ? [] : handOver(takes, person, at)),
        ...(ends === undefined ? [] : endOf(ends, at)),
        { query: 'insertSession', values: tokenRow(session, person, at), expect: 1 },
      ];
    }
    case 'touch':
      return [{ query: 'touchToken', values: [change.hash, change.at] }];
    case 'end-tokens':
      return change.hashes.flatMap((hash) => endOf(hash, change.at));
    case 'program':
      return [
        { query: 'insertProgram', values: tokenRow(change.token, change.person, change.at), expect: 1 },
        { query: 'noticeProgram', values: [change.person] },
        { query: 'markProgram', values: [change.person], expect: 1 },
      ];
    case 'password': {
      const { person, login, folded, password } = change;
      return [{ query: 'setPassword', values: [person, login, folded, password], expect: 1 }];
    }
    case 'rehash':
      return [{ query: 'rehashPassword', values: [change.person, change.before, change.password] }];
    case 'device':
      return [{ query: 'insertDevice', values: [change.hash, change.person, change.at] }];
    case 'challenge':
      return [{ query: 'insertChallenge', values: [change.hash, change.purpose, change.until] }];
    case 'take-challenge':
      return [{ query: 'takeChallenge', values: [change.hash, change.purpose, change.at], expect: 1 }];
    case 'passkey': {
      const { credential, id, person, name, publicKey, counter, transports, at } = change.passkey;
      const values = [credential, id, person, name, publicKey, counter, JSON.stringify(transports), at];
      return [{ query: 'insertPasskey', values }];
    }
    case 'passkey-used':
      return [{ query: 'usePasskey', values: [change.credential, change.counter, change.at], expect: 1 }];
    case 'remove-passkey':
      return [{ query: 'removePasskey', values: [change.id, change.person], expect: 1 }];
    case 'delete-person':
      return deletion(change.person, change.at);
    case 'tidy':
      return [
        { query: 'tidyTokens', values: [change.unusedSince] },
        { query: 'tidyChallenges', values: [change.at] },
        { query: 'tidyFarewells', values: [change.toldSince] },
      ];
  }
}

/** `person` by key or by id, as the statement wants it. */
function tokenRow({ hash, id, name }: NewToken, person: string | number, at: number): Value[] {
  return [hash, person, id, name, at];
}

function endOf(hash: string, at: number): Statement[] {
  return [
    { query: 'sayFarewell', values: [hash, at] },
    { query: 'deleteToken', values: [hash] },
  ];
}

function handOver(guest: number, person: number, at: number): Statement[] {
  return [
    { query: 'handOverMatches', values: [guest, person] },
    { query: 'handOverSeats', values: [guest, person] },
    { query: 'handOverChat', values: [guest, person] },
    { query: 'sayAllFarewells', values: [guest, at] },
    { query: 'deleteSessionsOf', values: [guest] },
    { query: 'handOverTokens', values: [guest, person] },
    { query: 'handOverSubscriptions', values: [guest, person] },
    { query: 'handOverProgram', values: [guest, person] },
    { query: 'deleteGuest', values: [guest], expect: 1 },
  ];
}

/** The key of nobody: who looks after the table of somebody who is gone. */
export const NOBODY = 0;

function deletion(person: number, at: number): Statement[] {
  return [
    { query: 'handOverMatches', values: [person, NOBODY] },
    { query: 'vacateSeats', values: [person] },
    { query: 'silenceChat', values: [person] },
    { query: 'sayAllFarewells', values: [person, at] },
    { query: 'deleteTokensOf', values: [person] },
    { query: 'deletePasskeysOf', values: [person] },
    { query: 'deleteSubscriptionsOf', values: [person] },
    { query: 'deletePerson', values: [person], expect: 1 },
  ];
}
