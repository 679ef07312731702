/* Who follows and who has blocked whom, and invitations to tables. Times are milliseconds since 1970. */

/** From whom somebody accepts challenges and invitations. */
export const asksFrom = ['anybody', 'followed', 'nobody'] as const;
export type AsksFrom = (typeof asksFrom)[number];

export interface FriendPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly program: boolean;
  readonly isPrivate: boolean;
  readonly asks: AsksFrom;
}

export interface Following extends FriendPerson {
  /** The person followed is not told. */
  readonly secret: boolean;
  /** The person followed follows back; secretly or not, so this never leaves the server. */
  readonly followsBack: boolean;
  readonly at: number;
}

export interface Blocked {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** Whom a person has blocked, and who has blocked the person. */
export interface BlockKeys {
  readonly blocked: readonly number[];
  readonly blockedBy: readonly number[];
}

/** What binds one person to another. */
export interface Tie {
  readonly follows?: { readonly secret: boolean };
  readonly followsBack: boolean;
}

export type InvitationStatus = 'open' | 'accepted' | 'declined';

export interface NewInvitation {
  readonly id: string;
  /** The key of the table. */
  readonly match: number;
  readonly sender: number;
  readonly receiver: number;
  readonly at: number;
}

export interface StoredInvitation extends NewInvitation {
  readonly status: InvitationStatus;
  /** The id of the table and its game. */
  readonly matchId: string;
  readonly game: string;
  readonly from: { readonly id: string; readonly name: string };
}

export interface FriendStore {
  person(id: string): Promise<FriendPerson | undefined>;
  personByKey(key: number): Promise<FriendPerson | undefined>;
  /** In order of names. */
  following(person: number): Promise<Following[]>;
  /** Those who follow the person openly, the latest first. */
  followers(person: number, most: number): Promise<Blocked[]>;
  tie(person: number, other: number): Promise<Tie>;
  /** The latest first. */
  blocked(person: number): Promise<Blocked[]>;
  blocksOf(person: number): Promise<BlockKeys>;
  /** Pairs of people who both look for a table, one of whom has blocked the other. */
  blocksAmongSeekers(): Promise<(readonly [number, number])[]>;
  /** Open invitations to tables that have not begun, the latest first. */
  invitationsOf(person: number, most: number): Promise<StoredInvitation[]>;
  /** Every invitation the person has sent or received, for the export. */
  allInvitations(person: number): Promise<StoredInvitation[]>;
  invitation(id: string): Promise<StoredInvitation | undefined>;
  isInvited(match: number, person: number): Promise<boolean>;
  /** The matches under way that anybody may watch at which these people sit: at most 60 people are asked about at once. */
  playing(people: readonly number[]): Promise<{ readonly person: number; readonly match: number }[]>;
}

export type FriendChange =
  /** A conflict if the person follows `most` others already, or was blocked by the other. Following again changes `secret`. */
  | {
      readonly type: 'follow';
      readonly person: number;
      readonly followed: number;
      readonly secret: boolean;
      readonly at: number;
      readonly most: number;
    }
  | { readonly type: 'unfollow'; readonly person: number; readonly followed: number }
  /** Ends what was between the two: following, challenges and invitations. A conflict if the person has blocked `most` others. */
  | {
      readonly type: 'block';
      readonly person: number;
      readonly blocked: number;
      readonly at: number;
      readonly most: number;
    }
  | { readonly type: 'unblock'; readonly person: number; readonly blocked: number }
  | { readonly type: 'asks-from'; readonly person: number; readonly asks: AsksFrom }
  /** A second one of the same person to the same table is a conflict. */
  | { readonly type: 'invite-person'; readonly invitation: NewInvitation }
  /** A conflict if it is not open any more. */
  | { readonly type: 'invitation-ended'; readonly id: string; readonly status: 'accepted' | 'declined' }
  | { readonly type: 'invitations-tidy'; readonly before: number };
