import type { Day } from '../../daily/day.ts';
import type { DailyBoard, DailyMine, DailyMonth, DailyTides } from '../../wire/subjects/daily.ts';
import { callerOf, type Declined, isDeclined } from '../net/client.ts';
import { identify, introduce } from '../net/server.svelte.ts';
import { store } from '../matches/device-store.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import { keepTry, type OwnTry, unsent } from './tries.ts';

const call = callerOf();

export function fetchTides(day: Day | undefined): Promise<DailyTides | Declined> {
  return call(day === undefined ? '/daily' : `/daily?day=${day}`);
}

export function fetchBoard(day: Day, game: string): Promise<DailyBoard | Declined> {
  return call(`/daily/board?day=${day}&game=${game}`);
}

export function fetchMonth(month: string, game: string): Promise<DailyMonth | Declined> {
  return call(`/daily/month?month=${month}&game=${game}`);
}

export async function fetchMine(): Promise<DailyMine | Declined> {
  if (!(await identify())) return { tries: [] };
  return call('/daily/mine');
}

/** Why a try has not been submitted: there is no name yet, or the server refused. */
export type NotSent = 'nameless' | Declined['refused'];

/** Submits all finished tries. Those that could not be sent are kept for the next time. */
export async function sendTries(): Promise<NotSent | undefined> {
  let problem: NotSent | undefined;
  for (const own of unsent()) problem = (await send(own)) ?? problem;
  return problem;
}

/** Permanent refusals: a retry is pointless. */
const FINAL: readonly string[] = ['daily-late', 'daily-wrong', 'no-daily', 'malformed', 'too-large'];

async function send(own: OwnTry): Promise<NotSent | undefined> {
  const { day, game, match } = own;
  const kept = await (await store()).get(match);
  if (!kept) {
    keepTry({ ...own, sent: 'refused' });
    return 'no-match';
  }
  const me = await identify();
  if (!me) {
    if (settings.name === '') return 'nameless';
    const entered = await introduce(settings.name);
    if (isDeclined(entered)) return entered.refused;
  }
  const answer = await call<DailyBoard>('/daily/try', { day, game, plies: kept.plies });
  // Already counted: submitted from another device, or the acknowledgement was lost.
  if (!isDeclined(answer) || answer.refused === 'daily-done') keepTry({ ...own, sent: 'yes' });
  else if (FINAL.includes(answer.refused))
    keepTry({ ...own, sent: answer.refused === 'daily-late' ? 'late' : 'refused' });
  return isDeclined(answer) ? answer.refused : undefined;
}
