import type { PairingChange } from '../../subjects/pairing.ts';
import type { NewMatch } from '../../records.ts';
import type { Statement } from '../sql.ts';

/** A change of who looks for a table as statements, to be run in this order in one transaction; `creation` makes those of a new match. */
export function pairingStatements(
  change: PairingChange,
  creation: (match: NewMatch) => Statement[],
): Statement[] {
  switch (change.type) {
    case 'seek': {
      const { person, wish, numbers, at } = change;
      const values = [person, wish.pace, JSON.stringify(wish), JSON.stringify(numbers), at];
      return [{ query: 'insertSeeker', values, expect: 1 }];
    }
    case 'seek-seen':
      return [{ query: 'seeSeeker', values: [change.person, change.at] }];
    case 'seek-cancel':
      return [{ query: 'cancelSeeker', values: [change.person], expect: 1 }];
    case 'pair': {
      const { seekers, match } = change;
      return [
        ...seekers.map(
          ({ person, since }): Statement => ({
            query: 'seatSeeker',
            values: [person, since, match.id],
            expect: 1,
          }),
        ),
        ...creation(match),
      ];
    }
    case 'seek-on':
      return [
        ...change.people.map(
          (person): Statement => ({ query: 'seekOn', values: [person, change.match, change.at] }),
        ),
        { query: 'dropSeated', values: [change.match] },
      ];
    case 'seek-tidy':
      return [{ query: 'tidySeekers', values: [change.pace, change.before] }];
  }
}
