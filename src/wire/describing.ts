import type * as v from 'valibot';

type Difference<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;
type Describing<S extends v.GenericSchema, T> = [Difference<v.InferOutput<S>, T>] extends [never]
  ? S
  : { readonly 'fields that only one of them has': Difference<v.InferOutput<S>, T> };

/** `of<T>()` takes a schema only if it has the very fields of the type: whoever adds a field adds it in both places. */
export const of =
  <T>() =>
  <S extends v.GenericSchema<unknown, T>>(schema: S & Describing<S, T>): S =>
    schema;
