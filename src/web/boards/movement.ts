import type { Part, TableProps } from './board.ts';

/** The events being shown now, together; none once all have been shown, or after a jump. */
export function movementOf<E>({
  before,
  events,
  since,
  at,
}: Pick<TableProps<unknown, E>, 'before' | 'events' | 'since' | 'at'>): readonly E[] {
  return before === undefined || at >= events.length ? [] : events.slice(since, at + 1);
}

/** The main event of a movement: the one with the longest duration. */
export function leadOf<E>(movement: readonly E[], part: (event: E) => Part): E | undefined {
  let lead: E | undefined;
  for (const event of movement)
    if (lead === undefined || part(event).milliseconds > part(lead).milliseconds) lead = event;
  return lead;
}
