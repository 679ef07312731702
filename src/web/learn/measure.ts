import type { Area } from './place.ts';

/** The part with this name as it is on the screen now; undefined if it is not drawn. */
export function areaOf(name: string): Area | undefined {
  for (const element of document.querySelectorAll(`[data-part="${CSS.escape(name)}"]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return visible({ x, y, width, height });
  }
  return undefined;
}

/** The part of an area within the viewport. */
function visible({ x, y, width, height }: Area): Area | undefined {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(innerWidth, x + width);
  const bottom = Math.min(innerHeight, y + height);
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined;
}

/** Names of all parts under a point, the smallest first. */
export function partsAt(x: number, y: number): string[] {
  return [...document.querySelectorAll('[data-part]')]
    .map((element) => ({
      name: element.getAttribute('data-part') ?? '',
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
    .map(({ name }) => name);
}
