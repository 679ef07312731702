import type { ActEntry, Hints, ReportContext, ReportEntry } from '../../wire/subjects/moderation.ts';
import { UsageError } from '../support/usage.ts';
import { type Act, type Acted, act, day, personLine, toPerson, wholeHours } from './act.ts';

/** What moderators do: reports, acts with a reason, appeals. */
export const moderationActs: { readonly [name: string]: Act } = {
  reports: act(
    '[open|closed]',
    async ({ ask, words }) => {
      const answer = await ask<{ reports: ReportEntry[] }>(
        `/admin/reports?status=${encodeURIComponent(words[0] ?? 'open')}`,
      );
      return { answer, lines: answer.reports.map(reportLine) };
    },
    0,
  ),
  report: act('REPORT', async ({ ask, words }) => {
    const answer = await ask<ReportContext>(`/admin/report?id=${encodeURIComponent(words[0] ?? '')}`);
    return { answer, lines: contextLines(answer) };
  }),
  warn: act('PERSON REASON', ({ ask, words, args }) =>
    done(ask, { act: 'warn', person: words[0], reason: words[1], report: args.text('report') }),
  ),
  // Without a reason as before; 0 hours lift it.
  mute: act('PERSON HOURS [REASON]', timed('mute'), 2),
  suspend: act('PERSON HOURS [REASON]', timed('suspend'), 2),
  dismiss: act('REPORT', async ({ ask, words }) => ({
    answer: await ask('/admin/dismiss', { report: words[0] }),
    lines: ['closed'],
  })),
  appeals: act('', async ({ ask }) => {
    const answer = await ask<{ appeals: ActEntry[] }>('/admin/appeals');
    return { answer, lines: answer.appeals.map(actLine) };
  }),
  'answer-appeal': act('ACT keep|lift TEXT', async ({ ask, words }) => {
    const [id, verdict, answer] = words;
    if (verdict !== 'keep' && verdict !== 'lift') throw new UsageError('keep what was done, or lift it');
    const given = await ask<{ act: ActEntry }>('/admin/answer-appeal', {
      id,
      answer,
      lift: verdict === 'lift',
    });
    return { answer: given, lines: [actLine(given.act)] };
  }),
  hints: act('PERSON', async ({ ask, words }) => {
    const answer = await ask<Hints>(`/admin/hints?person=${encodeURIComponent(words[0] ?? '')}`);
    return { answer, lines: hintLines(answer) };
  }),
};

function timed(kind: 'mute' | 'suspend'): Act['run'] {
  return (call) => {
    const { ask, words, args } = call;
    const hours = wholeHours(words[1]);
    const report = args.text('report');
    if (words[2] === undefined && report === undefined) return toPerson(kind, () => ({ hours }))(call);
    if (hours === 0) throw new UsageError('lifting it needs no reason and no report');
    return done(ask, { act: kind, person: words[0], hours, reason: words[2] ?? '', report });
  };
}

async function done(ask: Parameters<Act['run']>[0]['ask'], wish: object): Promise<Acted> {
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const answer = await ask<{ act: ActEntry }>('/admin/act', given);
  return { answer, lines: [actLine(answer.act)] };
}

function reportLine({ id, at, kind, subject, reporter, quoted, text, status }: ReportEntry): string {
  const by = reporter ? `by ${reporter.name}` : 'by somebody who is gone';
  const words = text === '' ? [] : [`"${text}"`];
  return [id, day(at), status, kind, `${subject.name} (${subject.id})`, `"${quoted}"`, by, ...words].join(
    '  ',
  );
}

function actLine({ id, at, kind, person, reason, until, lifted, actor, appeal, answer }: ActEntry): string {
  return [
    id,
    day(at),
    kind,
    `${person.name} (${person.id})`,
    `by ${actor}`,
    ...(until === undefined ? [] : [`until ${day(until)}`]),
    ...(lifted === undefined ? [] : [`lifted ${day(lifted)}`]),
    ...(reason === '' ? [] : [`"${reason}"`]),
    ...(appeal === undefined ? [] : [`appeal: "${appeal}"`]),
    ...(answer === undefined ? [] : [`answer: "${answer}"`]),
  ].join('  ');
}

function contextLines({ report, table, lines, person, reports, acts }: ReportContext): string[] {
  return [
    reportLine(report),
    personLine(person),
    ...(table ? [`table    ${table.id}  ${table.game}  ${table.status}  ${table.names.join(', ')}`] : []),
    ...lines.map(
      ({ number, name, text, at }) => `${number === report.line ? '>' : ' '} ${day(at)} ${name}: ${text}`,
    ),
    ...reports.map((each) => `report   ${reportLine(each)}`),
    ...acts.map((each) => `act      ${actLine(each)}`),
  ];
}

const percent = (part: number) => `${Math.round(100 * part)} %`;

function hintLines({ person, devices, rated, partners }: Hints): string[] {
  return [
    `${person.name}: ${rated} rated matches looked at`,
    ...devices.map(({ name, id, devices: shared }) => `device   ${name} (${id}), ${shared} shared`),
    ...partners.map(
      (each) =>
        `partner  ${each.name} (${each.id}), ${each.matches} matches, ${percent(each.share)} (expected ${percent(each.expected)}), result ${percent(each.difference)} [${percent(each.low)}, ${percent(each.high)}]${each.notable === 'no' ? '' : `  ${each.notable}`}`,
    ),
  ];
}
