/*
 * Walks over plain JSON. Each returns the path to the first thing found (`.bag.3`, or '' for the whole) and undefined if
 * there is none. Paths are put together on the way back: the kit walks every state at every ply and rarely finds anything.
 */

/** Where a value stops being plain JSON. */
export function notPlain(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : '';
    case 'object':
      break;
    default:
      return '';
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i]);
      if (found !== undefined) return `.${i}${found}`;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return '';
  const record = value as Record<string, unknown>;
  for (const key in record) {
    const found = notPlain(record[key]);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Where two plain structures differ, whatever the order of their keys. */
export function unequalPart(a: unknown, b: unknown): string | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return '';
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return '';
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      const found = unequalPart(a[i], b[i]);
      if (found !== undefined) return `.${i}${found}`;
    }
    return undefined;
  }
  if (Array.isArray(b) || Object.keys(a).length !== Object.keys(b).length) return '';
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key in one) {
    if (!Object.hasOwn(other, key)) return `.${key}`;
    const found = unequalPart(one[key], other[key]);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Where two structures share an object that could be changed through either of them. */
export function sharedPart(a: unknown, b: unknown): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return deeplyFrozen(a) ? undefined : '';
  if (Array.isArray(a)) {
    const other = b as readonly unknown[];
    for (let i = 0; i < a.length; i++) {
      const found = sharedPart(a[i], other[i]);
      if (found !== undefined) return `.${i}${found}`;
    }
    return undefined;
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key in one) {
    const found = sharedPart(one[key], other[key]);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

const knownFrozen = new WeakSet<object>();

/** Whether a value is frozen all the way down; what was found so is kept, since the same tables occur in every state. */
function deeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || knownFrozen.has(value)) return true;
  const frozen = Object.isFrozen(value) && Object.values(value).every(deeplyFrozen);
  if (frozen) knownFrozen.add(value);
  return frozen;
}
