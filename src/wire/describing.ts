import type * as v from 'valibot';

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The type that a schema describes, deeply read-only. Every type of the wire is inferred in this way. */
export type Described<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;
