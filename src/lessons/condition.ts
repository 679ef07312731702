import type { Condition } from './lesson.ts';

/** Whether what a move led to fits the condition. */
export function fits(condition: Condition, events: readonly unknown[], view: unknown): boolean {
  if ('event' in condition) return events.some((event) => contains(event, condition.event));
  if ('no' in condition) return !events.some((event) => contains(event, condition.no));
  const value = valueAt(view, condition.view);
  if (typeof value !== 'number') return false;
  return value >= (condition.least ?? Number.NEGATIVE_INFINITY) && value <= (condition.most ?? Infinity);
}

/** Whether every value of `wanted` stands in `given`; objects within may hold more than is asked for. */
export function contains(given: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return given === wanted;
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(given) || given.length !== wanted.length)) return false;
  return Object.entries(wanted).every(([key, value]) =>
    contains((given as Record<string, unknown>)[key], value),
  );
}

/** The value at a path such as `seats.0.shells`; undefined if there is none. */
export function valueAt(from: unknown, path: string): unknown {
  let value = from;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
