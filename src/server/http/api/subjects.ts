import { documentation } from './documentation.ts';
import type { Description, Subject } from './description.ts';
import { admin } from './host/admin.ts';
import { challenges } from './challenges.ts';
import { contacts } from './contacts.ts';
import { daily } from './daily.ts';
import { duplicates } from './duplicates.ts';
import { moderation } from './host/moderation.ts';
import { friends } from './friends.ts';
import { pairing } from './pairing.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { push } from './push.ts';
import { programs } from './programs.ts';
import { ratings, reviews } from './ratings.ts';
import { tables } from './tables.ts';
import { time } from './time.ts';

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
