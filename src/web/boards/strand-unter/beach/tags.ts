import { clamp, type Layout, largest } from '../layout.ts';

/** The number of a groove on its left edge. */
export interface Tag {
  readonly groove: number;
  readonly y: number;
  readonly r: number;
}

/** The smallest legible font size, in px. */
const LEAST = 7;

/** The numbers there is room for: the sandpiper's groove first, then the tallest ones; those between can be counted. */
export function tagsOf(layout: Layout, now: number): Tag[] {
  const wanted = layout.rows.slice(1).map(({ groove, top, height }): Tag => {
    const most = layout.small ? 9 : largest(layout, 13);
    const r = groove === now ? (layout.small ? 13 : largest(layout, 19)) : clamp(height * 0.46, LEAST, most);
    return { groove, y: top + height / 2, r };
  });
  const tags: Tag[] = [];
  for (const tag of wanted.toSorted((a, b) => b.r - a.r)) {
    if (tags.every(({ y, r }) => Math.abs(y - tag.y) > r + tag.r - 1)) tags.push(tag);
  }
  return tags;
}
