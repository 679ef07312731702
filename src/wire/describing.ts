import type * as v from 'valibot';

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The type of what a schema describes, read-only through and through. Every type of the wire is inferred in this way. */
export type Described<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;

type Difference<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;
type Describing<S extends v.GenericSchema, T> = [Difference<v.InferOutput<S>, T>] extends [never]
  ? S
  : { readonly 'fields that only one of them has': Difference<v.InferOutput<S>, T> };

/** `of<T>()` takes a schema only if it has the very fields of a type that is written elsewhere. */
export const of =
  <T>() =>
  <S extends v.GenericSchema<unknown, T>>(schema: S & Describing<S, T>): S =>
    schema;
