/** Where a value stops being plain JSON (a path such as `.bag.3`), or undefined if it is plain throughout. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path || 'the whole';
    case 'object':
      break;
    default:
      return path || 'the whole';
  }
  if (value === null) return undefined;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path || 'the whole';
  return firstOf(value, (item, key) =>
    // Most of a state is whole numbers: spare them the path.
    typeof item === 'number' && item % 1 === 0 && item !== 0 ? undefined : notPlain(item, `${path}.${key}`),
  );
}

/** Where two plain structures differ, whatever the order of their keys; undefined if they are equal. */
export function unequalPart(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || 'the whole';
  const same = Array.isArray(a) === Array.isArray(b) && Object.keys(a).length === Object.keys(b).length;
  if (!same) return path || 'the whole';
  return firstOf(a, (part, key) => {
    if (!Object.hasOwn(b, key)) return `${path}.${key}`;
    const other = (b as Record<string | number, unknown>)[key];
    return part === other ? undefined : unequalPart(part, other, `${path}.${key}`);
  });
}

/** Where two structures share an object that could be changed through either of them, or undefined. */
export function sharedPart(a: unknown, b: unknown, path = ''): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return deeplyFrozen(a) ? undefined : path || 'the whole';
  return firstOf(a, (item, key) =>
    typeof item === 'object' && item !== null
      ? sharedPart(item, (b as Record<string | number, unknown>)[key], `${path}.${key}`)
      : undefined,
  );
}

/** The first thing found among the parts; arrays by index, which is several times as fast as by key. */
function firstOf(
  whole: object,
  find: (part: unknown, key: string | number) => string | undefined,
): string | undefined {
  if (Array.isArray(whole)) {
    for (let index = 0; index < whole.length; index++) {
      const found = find(whole[index], index);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const key of Object.keys(whole)) {
    const found = find((whole as Record<string, unknown>)[key], key);
    if (found !== undefined) return found;
  }
  return undefined;
}

const knownFrozen = new WeakSet<object>();

/** Frozen all the way down; what once was stays so, and tables are met at every ply. */
function deeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || knownFrozen.has(value)) return true;
  const frozen = Object.isFrozen(value) && Object.values(value).every(deeplyFrozen);
  if (frozen) knownFrozen.add(value);
  return frozen;
}
