/**
 * `next`, with every part that is as before replaced by the part that was there before. What did not change keeps its identity, so
 * that whoever draws it has nothing to do. For plain data that nobody changes in place.
 */
export function sharing<T>(before: unknown, next: T): T {
  if (Object.is(before, next) || typeof before !== 'object' || typeof next !== 'object') return next;
  if (before === null || next === null) return next;
  if (Array.isArray(before) && Array.isArray(next)) return sharedList(before, next) as T;
  if (!isPlain(before) || !isPlain(next)) return next;
  const parts: Record<string, unknown> = {};
  const names = Object.keys(next);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = sharing(before[name], next[name]);
    same &&= Object.is(parts[name], before[name]) && name in before;
  }
  return (same ? before : parts) as T;
}

function sharedList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const parts = next.map((part, index) => sharing(before[index], part));
  return parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]))
    ? before
    : parts;
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Remembers what it was given last, and shares what is still the same: for a value that is computed again and again. */
export function steady<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => {
    last = sharing(last, next);
    return last;
  };
}
