import type { DecisionReview, PlyVerdict, Review, SeatBook } from '../../insight/index.ts';
import type { Shown } from '../support/catalogue.ts';
import { hanging, inColumns } from '../support/columns.ts';
import { figures } from '../support/show.ts';
import type { Text } from '../text/index.ts';
import type { Reason } from './reasons.ts';

type Words = Text['review'];

/** The review for people at a terminal. */
export function reviewLines(review: Review, reasons: readonly Reason[], shown: Shown, text: Words): string[] {
  const { cast, pen, words } = shown;
  return [
    pen(`${words.name}: ${cast.names.join(', ')}`, 'bold'),
    ...(review.finished ? [] : [text.unfinished]),
    '',
    ...review.seats.flatMap((book) => hanging('', sentenceOf(book, shown, text), 100)),
    '',
    ...bookTable(review, shown, text),
    '',
    ...gateLines(review, text),
    ...momentLines(review, shown, text),
    ...reasonLines(reasons, shown, text),
  ];
}

/** One true sentence about a seat. */
export function sentenceOf({ seat, summary }: SeatBook, { cast, language }: Shown, text: Words): string {
  const { outcome, played, luck, rival, byLuck } = summary;
  const name = cast.names[seat] as string;
  const points = figures(language)(100 * Math.abs(byLuck));
  const chance = text.luck[luck](points);
  const skill = played === undefined ? '' : text.played[played](cast.names[rival] as string);
  const parts = [text.outcome[outcome], skill, chance].filter((part) => part !== '');
  return `${name} ${parts.join(', ')}.`;
}

function bookTable({ seats, gate }: Review, { cast, pen, language }: Shown, text: Words): string[] {
  const percent = figures(language, 1);
  const heads = gate.choices
    ? [text.seat, text.result, text.luckHead, text.own, text.others, text.clash, text.corrections, text.loss]
    : [text.seat, text.result, text.luckHead];
  const rows = seats.map((book) => {
    const first = [cast.names[book.seat] as string, percent(100 * book.result), signed(percent, book.luck)];
    if (!gate.choices) return first;
    const parts = [book.own, book.others, book.clash, book.corrections].map((part) => signed(percent, part));
    return [...first, ...parts, percent(100 * book.loss)];
  });
  const [head = '', ...lines] = inColumns([heads, ...rows]);
  return [pen(head, 'bold'), ...lines, gate.choices ? `${text.unit} ${text.unitLoss}` : text.unit];
}

function gateLines({ gate }: Review, text: Words): string[] {
  if (gate.choices) return [];
  return [...gate.reasons.map((reason) => text.gate[reason]), ''];
}

/** In per cent, with its sign. */
function signed(figure: (value: number) => string, share: number): string {
  return (share > 0 ? '+' : '') + figure(100 * share);
}

function momentLines({ turningPoints, plies, seats, gate }: Review, shown: Shown, text: Words): string[] {
  const { cast, pen, language } = shown;
  const figure = figures(language, 1);
  const name = (seat: number): string => cast.names[seat] as string;
  const turns = turningPoints.map(({ ply, kind, seat, change, by }) =>
    text.turn(
      ply + 1,
      text.turnKind[kind](by === undefined ? '' : name(by)),
      name(seat),
      signed(figure, change),
    ),
  );
  const slips = gate.choices
    ? seats.flatMap((book) =>
        book.slips.map((at) =>
          slipLine(plies[at] as PlyVerdict, book.seat, { name: name(book.seat), figure, text }),
        ),
      )
    : [];
  return [
    ...(turns.length > 0 ? [pen(text.turns, 'bold'), ...turns, ''] : []),
    ...(slips.length > 0 ? [pen(text.slips, 'bold'), ...slips, ''] : []),
  ];
}

/** Why, in the game's own words: for the costliest and the best decision of each seat. */
function reasonLines(reasons: readonly Reason[], { cast, pen }: Shown, text: Words): string[] {
  if (reasons.length === 0) return [];
  const lines = reasons.flatMap(({ seat, ply, kind, taken, other, why }) =>
    hanging('  ', `${text.reason[kind](ply + 1, cast.names[seat] as string, taken, other)} ${why}`, 100),
  );
  return [pen(text.reasons, 'bold'), ...lines, text.reasonsHint];
}

interface Saying {
  readonly name: string;
  readonly figure: (value: number) => string;
  readonly text: Words;
}

function slipLine({ ply, decisions }: PlyVerdict, seat: number, { name, figure, text }: Saying): string {
  const { choices, taken, best, loss, interval } = decisions.find(
    (each) => each.seat === seat,
  ) as DecisionReview;
  const instead = text.instead(choices[taken]?.text as string, choices[best]?.text as string);
  return text.slip(ply + 1, name, instead, `${figure(100 * loss)} ± ${figure(100 * interval)}`);
}
