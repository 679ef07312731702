import type * as v from 'valibot';
import type { Code } from '../../../wire/refusals.ts';

export type Who = 'anybody' | 'owner' | 'person' | 'seat';

/** The documentation of a route, beyond its request schema. */
export interface Description {
  /** One line, for lists. */
  readonly summary: string;
  /** Details. */
  readonly about?: string;
  /** `owner`: needs a session; `person`: a session or a program's token; `seat`: a seat token is accepted as well. */
  readonly who: Who;
  readonly answer: Answer;
  /** Refusals of this route, beyond those of every route (see `usualRefusals`). */
  readonly refusals?: readonly Code[];
}

export type Answer =
  | v.GenericSchema
  /** A response that is not plain JSON; of a stream, `schema` is one line. */
  | { readonly type: string; readonly description: string; readonly schema?: v.GenericSchema };

/** Descriptions by method and path, without the common prefix: `POST /matches/:id/answer`. */
export type Descriptions = { readonly [route: `${'GET' | 'POST'} /${string}`]: Description };

export interface Subject {
  readonly title: string;
  readonly about: string;
  readonly routes: Descriptions;
}

/** Refusals that every route of this kind may give. */
export function usualRefusals(method: string, path: string, { who }: Description): readonly Code[] {
  return [
    'malformed',
    ...(method === 'POST' ? (['too-large', 'foreign-origin'] as const) : []),
    ...(who === 'person' || who === 'owner' ? (['no-session', 'suspended'] as const) : []),
    ...(path.includes('/matches/:id')
      ? (['no-match', 'no-game', 'deal-hidden', 'closed-to-you'] as const)
      : []),
    'too-fast',
    'busy',
    'storage',
    'stopping',
    'internal',
  ];
}
