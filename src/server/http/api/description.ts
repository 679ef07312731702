import type * as v from 'valibot';
import type { Code } from '../../../wire/refusals.ts';

/** What there is to say of a route that its request schema does not say. */
export interface Description {
  /** One line, for lists. */
  readonly summary: string;
  /** More, if there is more to know. */
  readonly about?: string;
  /** `person`: with a session or a program's token; `seat`: a seat's own token will do as well. */
  readonly who: 'anybody' | 'person' | 'seat';
  readonly answer: Answer;
  /** Why it may be refused, beyond what every route may refuse (see `usualRefusals`). */
  readonly refusals?: readonly Code[];
}

export type Answer =
  | v.GenericSchema
  /** Anything but plain JSON; of a stream, `schema` is one line. */
  | { readonly type: string; readonly description: string; readonly schema?: v.GenericSchema };

/** Routes as they stand in a Route, without the beginning that all have: `POST /matches/:id/answer`. */
export type Descriptions = { readonly [route: `${'GET' | 'POST'} /${string}`]: Description };

export interface Subject {
  readonly title: string;
  readonly about: string;
  readonly routes: Descriptions;
}

/** What needs no mention, because every route of this kind may refuse it. */
export function usualRefusals(method: string, path: string, { who }: Description): readonly Code[] {
  return [
    'malformed',
    ...(method === 'POST' ? (['too-large', 'foreign-origin'] as const) : []),
    ...(who === 'person' ? (['no-session'] as const) : []),
    ...(path.includes('/:id') ? (['no-match', 'no-game'] as const) : []),
    'too-fast',
    'busy',
    'storage',
    'stopping',
    'internal',
  ];
}
