import type { FriendChange } from '../../subjects/friends.ts';
import type { Statement } from '../sql.ts';

/** A change of following, blocking or invitations as statements, to be run in this order in one transaction. */
export function friendStatements(change: FriendChange): Statement[] {
  switch (change.type) {
    case 'follow': {
      const { person, followed, secret, at, most } = change;
      return [{ query: 'insertFollow', values: [person, followed, Number(secret), at, most], expect: 1 }];
    }
    case 'unfollow':
      return [{ query: 'deleteFollow', values: [change.person, change.followed] }];
    case 'block': {
      const { person, blocked, at, most } = change;
      return [
        { query: 'insertBlock', values: [person, blocked, at, most], expect: 1 },
        { query: 'deleteFollow', values: [person, blocked] },
        { query: 'deleteFollow', values: [blocked, person] },
        { query: 'declineBetween', values: [person, blocked, at] },
        { query: 'deleteInvitationsBetween', values: [person, blocked] },
      ];
    }
    case 'unblock':
      return [{ query: 'deleteBlock', values: [change.person, change.blocked] }];
    case 'asks-from':
      return [{ query: 'setAsksFrom', values: [change.person, change.asks], expect: 1 }];
    case 'invite-person': {
      const { id, match, sender, receiver, at } = change.invitation;
      return [{ query: 'insertInvitation', values: [id, match, sender, receiver, at] }];
    }
    case 'invitation-ended':
      return [{ query: 'endInvitation', values: [change.id, change.status], expect: 1 }];
    case 'invitations-tidy':
      return [{ query: 'tidyInvitations', values: [change.before] }];
  }
}
