/** Where a value stops being plain JSON (a path such as `.bag[3]`), or undefined if it is plain throughout. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
    case 'object':
      break;
    default:
      return path || 'the whole';
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) return firstOf(value, (item, index) => notPlain(item, `${path}[${index}]`));
  if (Object.getPrototypeOf(value) !== Object.prototype) return path || 'the whole';
  return firstOf(Object.entries(value), ([key, item]) => notPlain(item, `${path}.${key}`));
}

/** Where two structures share an object that could be changed through either of them, or undefined. */
export function sharedPart(a: unknown, b: unknown, path = ''): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return deeplyFrozen(a) ? undefined : path || 'the whole';
  return firstOf(Object.entries(a), ([key, item]) =>
    sharedPart(item, (b as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

function deeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(deeplyFrozen);
}

function firstOf<T>(
  items: readonly T[],
  find: (item: T, index: number) => string | undefined,
): string | undefined {
  for (let index = 0; index < items.length; index++) {
    const found = find(items[index] as T, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
