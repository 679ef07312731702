import { untrack } from 'svelte';

/**
 * An object that never changes and whose fields change one by one: whoever reads one field is not run again when another changes, and
 * is not even looked at. It has the fields that `read` returns at first, and follows it with every update of the component that
 * calls this while it is initialised.
 */
export function fieldwise<T extends object>(read: () => T): T {
  const fields = {} as T;
  const setters: { readonly name: keyof T; readonly set: (value: T[keyof T]) => void }[] = [];
  const first = untrack(read);
  for (const name of Object.keys(first) as (keyof T)[]) {
    let value = $state.raw(first[name]);
    Object.defineProperty(fields, name, { enumerable: true, get: () => value });
    setters.push({
      name,
      set(next) {
        value = next;
      },
    });
  }
  $effect.pre(() => {
    const next = read();
    // A state that is set to what it is does nothing.
    untrack(() => setters.forEach(({ name, set }) => set(next[name])));
  });
  return fields;
}
