import type { PersonEntry } from '../../wire/subjects/admin.ts';
import type { Args } from '../support/args.ts';
import { UsageError } from '../support/usage.ts';
import type { Ask } from './session.ts';

export interface Acted {
  readonly answer: object;
  /** The same for people. */
  readonly lines: readonly string[];
}

export interface Call {
  readonly ask: Ask;
  readonly words: readonly string[];
  readonly args: Args;
  /** How people reach the server, for links. */
  readonly base: string;
}

export interface Act {
  readonly takes: readonly string[];
  /** How many of them there must be. */
  readonly least: number;
  run(call: Call): Promise<Acted>;
}

export const act = (takes: string, run: Act['run'], least?: number): Act => {
  const words = takes === '' ? [] : takes.split(' ');
  return { takes: words, least: least ?? words.length, run };
};
export const day = (at: number | undefined) =>
  at === undefined ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
export const mib = (bytes: number | undefined) =>
  bytes === undefined ? '-' : `${Math.round(bytes / 1024 / 1024)} MiB`;

/** One thing done to one person, answered by the person as they are now. */
export const toPerson = (path: string, body: (words: readonly string[]) => object): Act['run'] =>
  async function run({ ask, words }) {
    const answer = await ask<{ person: PersonEntry }>(`/admin/${path}`, { person: words[0], ...body(words) });
    return { answer, lines: [personLine(answer.person)] };
  };

export function personLine({ id, name, login, role, muted, suspended, seen, account }: PersonEntry): string {
  const marks = [
    ...(account ? [login ?? 'passkey'] : ['guest']),
    ...(role === undefined ? [] : [role]),
    ...(muted === undefined ? [] : [`muted until ${day(muted)}`]),
    ...(suspended === undefined ? [] : [`suspended until ${day(suspended)}`]),
  ];
  return `${id}  ${name}  (${marks.join(', ')})  last here ${day(seen)}`;
}

export function wholeHours(text = ''): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new UsageError('HOURS must be a whole number; 0 lifts it');
}
