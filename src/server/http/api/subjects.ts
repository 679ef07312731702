import { documentation } from './subjects/documentation.ts';
import type { Description, Subject } from './description.ts';
import { admin } from './subjects/admin.ts';
import { challenges } from './subjects/challenges.ts';
import { contacts } from './subjects/contacts.ts';
import { daily } from './subjects/daily.ts';
import { duplicates } from './subjects/duplicates.ts';
import { moderation } from './subjects/moderation.ts';
import { friends } from './subjects/friends.ts';
import { pairing } from './subjects/pairing.ts';
import { people } from './subjects/people.ts';
import { play } from './subjects/play.ts';
import { push } from './subjects/push.ts';
import { programs } from './subjects/programs.ts';
import { ratings, reviews } from './subjects/ratings.ts';
import { tables } from './subjects/tables.ts';
import { time } from './subjects/time.ts';

/**
 * The subjects of the documentation, in order. A route without a description fails test/server/http/api.test.ts: describe it
 * in the file of its subject.
 */
export const subjects: readonly Subject[] = [
  people,
  tables,
  play,
  time,
  challenges,
  duplicates,
  ratings,
  reviews,
  pairing,
  friends,
  daily,
  push,
  contacts,
  programs,
  moderation,
  admin,
  documentation,
];

export function described(
  route: string,
): { readonly subject: Subject; readonly description: Description } | undefined {
  for (const subject of subjects) {
    const description = (subject.routes as { readonly [key: string]: Description | undefined })[route];
    if (description) return { subject, description };
  }
  return undefined;
}
