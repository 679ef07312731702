import type { ChallengeChange } from '../../subjects/challenges.ts';
import type { NewMatch } from '../../records.ts';
import type { Statement } from '../sql.ts';

/** A change of challenges as statements, to be run in this order in one transaction. `creation` opens a table. */
export function challengeStatements(
  change: ChallengeChange,
  creation: (match: NewMatch) => Statement[],
): Statement[] {
  switch (change.type) {
    case 'opponent': {
      const { person, name, folded, terms, at } = change;
      return [{ query: 'setOpponent', values: [person, name, folded, JSON.stringify(terms), at] }];
    }
    case 'opponent-seen':
      return [{ query: 'seeOpponent', values: [change.person, change.at] }];
    case 'opponent-gone':
      return [
        { query: 'deleteOpponent', values: [change.person] },
        { query: 'declineAll', values: [change.person, change.at] },
      ];
    case 'challenge-made': {
      const { id, sender, receiver, terms, at, until } = change.challenge;
      return [
        { query: 'expireChallenges', values: [sender, receiver, at] },
        {
          query: 'insertTableChallenge',
          values: [id, sender, receiver, JSON.stringify(terms), at, until],
        },
      ];
    }
    case 'challenge-ended':
      return [{ query: 'endChallenge', values: [change.id, change.status, change.at], expect: 1 }];
    case 'challenge-accepted':
      return [
        { query: 'acceptChallenge', values: [change.id, change.at, change.match.id], expect: 1 },
        ...creation(change.match),
      ];
    case 'challenges-tidy':
      return [
        { query: 'tidyTableChallenges', values: [change.endedBefore] },
        { query: 'tidyOpponents', values: [change.unseenSince] },
      ];
  }
}
