import type { Part } from '../../boards/board.ts';

/** The end of the movement that begins with this event: the index after its last event. */
export function movementEnd(
  events: readonly unknown[],
  from: number,
  part: (event: unknown) => Part,
): number {
  let name = '';
  let end = from;
  for (const event of events.slice(from)) {
    const own = part(event).name;
    const joins = own === '' || (own !== undefined && (name === '' || own === name));
    if (end > from && !joins) break;
    end++;
    if (own === undefined) break;
    if (own !== '') name = own;
  }
  return end;
}

/** All movements of these events, in order. */
export function movementsOf<E>(events: readonly E[], part: (event: unknown) => Part): (readonly E[])[] {
  const movements: (readonly E[])[] = [];
  for (let from = 0; from < events.length; ) {
    const end = movementEnd(events, from, part);
    movements.push(events.slice(from, end));
    from = end;
  }
  return movements;
}

/** Duration of a movement at normal speed: that of its longest event. */
export function lengthOf(movement: readonly unknown[], part: (event: unknown) => Part): number {
  return Math.max(0, ...movement.map((event) => part(event).milliseconds));
}

/** Total duration of these events at normal speed. */
export function totalLength(events: readonly unknown[], part: (event: unknown) => Part): number {
  return movementsOf(events, part).reduce((sum, movement) => sum + lengthOf(movement, part), 0);
}
