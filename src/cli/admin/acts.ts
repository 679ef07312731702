import type {
  AdminSettings,
  CodeEntry,
  JournalLine,
  Overview,
  PersonEntry,
  TableEntry,
} from '../../wire/admin.ts';
import type { Args } from '../support/args.ts';
import { UsageError } from '../support/usage.ts';
import { settingOf } from './settings.ts';
import type { Ask } from './session.ts';

export interface Acted {
  readonly answer: object;
  /** The same for people. */
  readonly lines: readonly string[];
}

interface Call {
  readonly ask: Ask;
  readonly words: readonly string[];
  readonly args: Args;
  /** How people reach the server, for links. */
  readonly base: string;
}

interface Act {
  readonly takes: readonly string[];
  /** How many of them there must be. */
  readonly least: number;
  run(call: Call): Promise<Acted>;
}

const act = (takes: string, run: Act['run'], least?: number): Act => {
  const words = takes === '' ? [] : takes.split(' ');
  return { takes: words, least: least ?? words.length, run };
};
const day = (at: number | undefined) =>
  at === undefined ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const mib = (bytes: number | undefined) =>
  bytes === undefined ? '-' : `${Math.round(bytes / 1024 / 1024)} MiB`;

/** One thing done to one person, answered by the person as they are now. */
const toPerson = (path: string, body: (words: readonly string[]) => object): Act['run'] =>
  async function run({ ask, words }) {
    const answer = await ask<{ person: PersonEntry }>(`/admin/${path}`, { person: words[0], ...body(words) });
    return { answer, lines: [personLine(answer.person)] };
  };

/** Everything `tidetable admin` can do, by name. */
export const acts: { readonly [name: string]: Act } = {
  overview: act('', async ({ ask }) => {
    const answer = await ask<Overview>('/admin/overview');
    const { people, tables, load, storage, errors } = answer;
    return {
      answer,
      lines: [
        `version ${answer.version}, node ${answer.node}, since ${day(answer.started)}`,
        `people   ${people.all} known, ${people.accounts} with an account, ${people.connections} pages open here`,
        `tables   ${tables.open} open, ${tables.playing} in progress, ${tables.over} finished, ${tables.inMemory} in memory here`,
        `load     ${load.processor} of a core, ${mib(load.memory)}, event loop late by ${load.lag} ms, ${load.botsWaiting} bots waiting`,
        `storage  ${storage.kind}, ${mib(storage.bytes)}, free ${mib(storage.free)}`,
        ...errors.map(({ at, event, reason }) => `error    ${day(at)} ${event}: ${reason}`),
      ],
    };
  }),
  people: act(
    '[TEXT]',
    async ({ ask, words }) => {
      const answer = await ask<{ people: PersonEntry[] }>(
        `/admin/people?find=${encodeURIComponent(words[0] ?? '')}`,
      );
      return { answer, lines: answer.people.map(personLine) };
    },
    0,
  ),
  tables: act(
    '[open|playing|over]',
    async ({ ask, words }) => {
      const answer = await ask<{ tables: TableEntry[] }>(
        `/admin/tables?status=${encodeURIComponent(words[0] ?? 'playing')}`,
      );
      return {
        answer,
        lines: answer.tables.map(({ id, game, at, names }) => `${id}  ${day(at)}  ${game}  ${names}`),
      };
    },
    0,
  ),
  journal: act('', async ({ ask }) => {
    const answer = await ask<{ lines: JournalLine[] }>('/admin/journal');
    const lines = answer.lines.map(({ at, actor, act: done, subject, detail }) =>
      [day(at), actor, done, subject, detail].filter((part) => part !== '').join('  '),
    );
    return { answer, lines };
  }),
  rename: act(
    'PERSON NAME',
    toPerson('rename', ([, name]) => ({ name })),
  ),
  mute: act(
    'PERSON HOURS',
    toPerson('mute', ([, hours]) => ({ hours: wholeHours(hours) })),
  ),
  suspend: act(
    'PERSON HOURS',
    toPerson('suspend', ([, hours]) => ({ hours: wholeHours(hours) })),
  ),
  role: act(
    'PERSON owner|moderator|none',
    toPerson('role', ([, role]) => ({ role })),
  ),
  'reset-password': act('PERSON', async ({ ask, words, base }) => {
    const answer = await ask<{ token: string; until: number }>('/admin/reset-password', { person: words[0] });
    return { answer, lines: [`Works once, until ${day(answer.until)}:`, `${base}/#/reset/${answer.token}`] };
  }),
  'owner-link': act('', async ({ ask, base }) => {
    const answer = await ask<{ token: string; until: number }>('/admin/owner-link', {});
    return {
      answer,
      lines: [
        `Until ${day(answer.until)}, whoever opens this first becomes an owner:`,
        `${base}/#/host/${answer.token}`,
      ],
    };
  }),
  'close-table': act('TABLE', async ({ ask, words }) => {
    const answer = await ask('/admin/close-table', { table: words[0] });
    return { answer, lines: ['closed'] };
  }),
  'renew-invitation': act('TABLE', async ({ ask, words, base }) => {
    const answer = await ask<{ invite: string }>('/admin/renew-invitation', { table: words[0] });
    return { answer, lines: [`${base}/#/join/${answer.invite}`] };
  }),
  code: act('', async ({ ask, args, base }) => {
    const uses = args.number('uses', { min: 1, max: 10_000 });
    const days = args.number('days', { min: 1, max: 365 });
    const note = args.text('note');
    const wish = Object.fromEntries(
      Object.entries({ uses, days, note }).filter(([, value]) => value !== undefined),
    );
    const answer = await ask<{ token: string; until: number }>('/admin/code', wish);
    return { answer, lines: [`Valid until ${day(answer.until)}:`, `${base}/#/welcome/${answer.token}`] };
  }),
  codes: act('', async ({ ask }) => {
    const answer = await ask<{ codes: CodeEntry[] }>('/admin/codes');
    return {
      answer,
      lines: answer.codes.map(
        ({ id, uses, until, note }) => `${id}  ${uses} left  until ${day(until)}  ${note}`,
      ),
    };
  }),
  'drop-code': act('ID', async ({ ask, words }) => ({
    answer: await ask('/admin/drop-code', { id: words[0] }),
    lines: ['void'],
  })),
  settings: act('', async ({ ask }) => shown(await ask('/admin/settings'))),
  set: act('NAME VALUE', async ({ ask, words }) =>
    shown(await ask('/admin/settings', settingOf(words[0] ?? '', words[1] ?? ''))),
  ),
};

function shown(answer: { readonly settings?: AdminSettings }): Acted {
  const lines = Object.entries(answer.settings ?? {}).map(
    ([name, value]) => `${name} = ${value === true ? 'on' : value === false ? 'off' : value}`,
  );
  return { answer, lines };
}

function personLine({ id, name, login, role, muted, suspended, seen, account }: PersonEntry): string {
  const marks = [
    ...(account ? [login ?? 'passkey'] : ['guest']),
    ...(role === undefined ? [] : [role]),
    ...(muted === undefined ? [] : [`muted until ${day(muted)}`]),
    ...(suspended === undefined ? [] : [`suspended until ${day(suspended)}`]),
  ];
  return `${id}  ${name}  (${marks.join(', ')})  last here ${day(seen)}`;
}

function wholeHours(text = ''): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new UsageError('HOURS must be a whole number; 0 lifts it');
}
