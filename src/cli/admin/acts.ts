import type {
  AdminSettings,
  CodeEntry,
  JournalLine,
  Overview,
  PersonEntry,
  TableEntry,
} from '../../wire/subjects/admin.ts';
import { type Act, type Acted, act, day, mib, personLine, toPerson } from './act.ts';
import { moderationActs } from './moderation-acts.ts';
import { settingOf } from './settings.ts';

/** Everything `tidetable admin` can do, by name. */
export const acts: { readonly [name: string]: Act } = {
  ...moderationActs,
  overview: act('', async ({ ask }) => {
    const answer = await ask<Overview>('/admin/overview');
    const { people, tables, load, storage, errors, waiting } = answer;
    return {
      answer,
      lines: [
        `version ${answer.version}, node ${answer.node}, since ${day(answer.started)}`,
        `people   ${people.all} known, ${people.accounts} with an account, ${people.connections} pages open here`,
        `tables   ${tables.open} open, ${tables.playing} in progress, ${tables.over} finished, ${tables.inMemory} in memory here`,
        `load     ${load.processor} of a core, ${mib(load.memory)}, event loop late by ${load.lag} ms, ${load.botsWaiting} bots waiting`,
        `storage  ${storage.kind}, ${mib(storage.bytes)}, free ${mib(storage.free)}`,
        `waiting  ${waiting.reports} reports, ${waiting.appeals} appeals`,
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
    const lines = answer.lines.map(({ at, act: done, detail, ...line }) =>
      [day(at), line.actorName ?? line.actor, done, subjectOf(line), detail]
        .filter((part) => part !== '')
        .join('  '),
    );
    return { answer, lines };
  }),
  rename: act(
    'PERSON NAME',
    toPerson('rename', ([, name]) => ({ name })),
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

/** A name with its id, so that it can be acted on; a table with its game. */
function subjectOf({
  subject,
  subjectName,
  subjectGame,
}: Pick<JournalLine, 'subject' | 'subjectName' | 'subjectGame'>) {
  const known = subjectName ?? subjectGame;
  return known === undefined ? subject : `${known} (${subject})`;
}
