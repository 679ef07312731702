import type { Client } from './client.ts';

/** Everybody answers until this seat, having answered, is asked again. */
export async function untilAskedAgain(match: string, people: readonly Client[], seat: number): Promise<void> {
  let answered = false;
  for (let moves = 0; moves < 100; moves++) {
    const { toAct, chosen } = await (people[0] as Client).update(match, 'public');
    const next = toAct.filter((each) => !chosen.includes(each));
    if (answered && next.includes(seat)) return;
    const acting = next[0] as number;
    const { legal } = await (people[acting] as Client).update(match, acting);
    await (people[acting] as Client).answer(match, acting, legal[0] as string);
    answered ||= acting === seat;
  }
  throw new Error('the seat is never asked again');
}
