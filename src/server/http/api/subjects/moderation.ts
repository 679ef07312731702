import { answers } from '../../../../wire/answers.ts';
import { moderationAnswers } from '../../../../wire/subjects/moderation.ts';
import type { Subject } from '../description.ts';

export const moderation: Subject = {
  title: 'Reports and moderation',
  about:
    'Anybody with a name reports a name, a line of chat or stalling. Moderators and owners see reports with what is around them, and act; whoever it is done to reads it, and may write one appeal for each act. Everything done is in the journal.',
  routes: {
    'POST /reports': {
      summary: 'Report somebody',
      about:
        'A name by the id of a page or by a seat; a line of chat by its number; stalling by a seat. The same once more is the same report. At most 20 a day.',
      who: 'person',
      answer: moderationAnswers.report,
      refusals: ['no-person', 'no-match', 'deal-hidden', 'not-playing', 'too-many'],
    },
    'GET /reports': {
      summary: 'My reports',
      about: 'The latest first, with whether something was done. Closed ones are kept for a year.',
      who: 'person',
      answer: moderationAnswers.reports,
    },
    'GET /moderation': {
      summary: 'What moderators did to me',
      about: 'Also for somebody who is suspended, by the session they had or by signing in.',
      who: 'owner',
      answer: moderationAnswers.acts,
    },
    'POST /moderation/acknowledge': {
      summary: 'Confirm having read it',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-act'],
    },
    'POST /moderation/appeal': {
      summary: 'Appeal',
      about: 'Once for each act, also while suspended. The answer stands in `GET /moderation`.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-act', 'bad-chat'],
    },
    'GET /admin/reports': {
      summary: 'Reports, open or closed',
      about:
        'The latest first, at most 100; `before` is the `number` of the last one. For moderators and owners, like all that follow.',
      who: 'anybody',
      answer: moderationAnswers.adminReports,
      refusals: ['not-allowed'],
    },
    'GET /admin/report': {
      summary: 'A report with its context',
      about: 'The chat around it, the table, and earlier reports and acts about the person.',
      who: 'anybody',
      answer: moderationAnswers.adminContext,
      refusals: ['not-allowed', 'no-report', 'no-person'],
    },
    'POST /admin/dismiss': {
      summary: 'Close a report without an act',
      about: 'All open reports about the same thing are closed with it.',
      who: 'anybody',
      answer: answers.nothing,
      refusals: ['not-allowed', 'no-report', 'no-person', 'report-closed'],
    },
    'POST /admin/act': {
      summary: 'Warn, mute, suspend, rename somebody or close a table',
      about:
        'With a `report` it is closed, together with all others about the same thing. A table is closed by a report about something at it.',
      who: 'anybody',
      answer: moderationAnswers.adminAct,
      refusals: [
        'not-allowed',
        'no-report',
        'report-closed',
        'no-person',
        'bad-name',
        'no-match',
        'no-game',
        'over',
        'no-act',
      ],
    },
    'GET /admin/appeals': {
      summary: 'Appeals without an answer',
      who: 'anybody',
      answer: moderationAnswers.adminAppeals,
      refusals: ['not-allowed'],
    },
    'POST /admin/answer-appeal': {
      summary: 'Answer an appeal',
      who: 'anybody',
      answer: moderationAnswers.adminAct,
      refusals: ['not-allowed', 'no-act', 'no-person'],
    },
    'GET /admin/hints': {
      summary: 'Numbers that may point to several accounts or collusion',
      about:
        'Accounts signed in to from the same browser, partners by how often, and how results differ when they are at the table. Nothing follows from them by itself; docs/running.md says how to read them.',
      who: 'anybody',
      answer: moderationAnswers.hints,
      refusals: ['not-allowed', 'no-person'],
    },
  },
};
