import type { Findings } from './findings.ts';
import { changesOf, type Compared, compared } from './findings.ts';
import type { Estimate } from './statistics.ts';

/** A table of a report, as text: page, document and terminal lay it out each in its own way. */
export interface Grid {
  readonly title: string;
  readonly about: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How the game names what it counts. */
export interface Names {
  readonly item: (key: string) => string;
  readonly reason: (reason: string) => string;
}

/** What cannot be told without notes on the game is not a number. */
const NOT_KNOWN = 'not known';

export function number(value: number, digits = 2): string {
  if (Number.isNaN(value)) return NOT_KNOWN;
  const text = value.toFixed(digits).replace('-', '−');
  return /^−0\.?0*$/.test(text) ? text.slice(1) : text;
}

export function share(value: number): string {
  return `${number(100 * value, 1)} %`;
}

function within({ low, high }: Pick<Estimate, 'low' | 'high'>, digits = 2): string {
  return `${number(low, digits)} to ${number(high, digits)}`;
}

function withInterval({ mean, low, high }: Findings['leads']): string {
  return Number.isNaN(mean) ? NOT_KNOWN : `${number(mean)} (${within({ low, high })})`;
}

const plain = ({ setting }: Findings): boolean => setting.changed === '';

/** The plain game by number of players, and where points come from: everything but comparisons. */
export function overview(findings: readonly Findings[]): Grid {
  return {
    title: 'The game as it is',
    about:
      'Length is in plies. "Settled" is the part of the game after which the winner led alone to the end: 1 means that only the last count decided. A lead changes when somebody else comes to lead alone.',
    heads: ['players', 'games', 'score', 'margin', 'lead changes', 'settled', 'length', 'shared wins'],
    rows: findings
      .filter(plain)
      .map((each) => [
        String(each.setting.players),
        String(each.games),
        `${number(each.score.mean)} (${within(each.score)})`,
        `${number(each.margin.mean)} (${within(each.margin)})`,
        withInterval(each.leads),
        withInterval(each.settled),
        `${number(each.length.mean, 1)} (${within(each.length, 1)})`,
        share(each.shared.share),
      ]),
  };
}

/** How much of the results is luck; no rows if that was not measured. */
export function luck(findings: readonly Findings[]): Grid {
  return {
    title: 'Luck',
    about:
      'The part of the variance of shares of the win that chance explains (the squared correlation of measured luck and result), as far as the evaluator of reviews sees it: what it does not see is not counted, so the truth is rather more. docs/insight.md says how luck is measured.',
    heads: ['table', 'players', 'games', 'luck explains', '95 %'],
    rows: findings.flatMap(({ setting, games, luck: found }) =>
      found
        ? [
            [
              setting.name,
              String(setting.players),
              String(games),
              share(found.value),
              `${share(found.low)} to ${share(found.high)}`,
            ],
          ]
        : [],
    ),
  };
}

export function seats(findings: readonly Findings[]): Grid {
  return {
    title: 'Seats',
    about: 'Share of wins by seat, seat 1 first in the order of seats; shared wins count in parts.',
    heads: ['players', 'seat', 'share', '95 %', 'fair', 'score'],
    rows: findings
      .filter(plain)
      .flatMap(({ setting, seats: each }) =>
        each.map((seat, i) => [
          String(setting.players),
          String(i + 1),
          share(seat.share),
          `${share(seat.low)} to ${share(seat.high)}`,
          share(1 / setting.players),
          number(seat.score.mean),
        ]),
      ),
  };
}

export function ends(findings: readonly Findings[], { reason }: Names): Grid {
  return {
    title: 'How it ends',
    about: '',
    heads: ['players', 'end', 'share', '95 %'],
    rows: findings
      .filter(plain)
      .flatMap(({ setting, reasons }) =>
        Object.entries(reasons).map(([key, part]) => [
          String(setting.players),
          reason(key),
          share(part.share),
          `${share(part.low)} to ${share(part.high)}`,
        ]),
      ),
  };
}

export function sources(findings: Findings, { item }: Names): Grid {
  return {
    title: 'Where points come from',
    about: 'What a seat has of each, and how much more the winners have than their table.',
    heads: ['item', 'points', 'winners have more', '95 %'],
    rows: Object.entries(findings.items).map(([key, { mean, winner }]) => [
      item(key),
      number(mean.mean),
      number(winner.value),
      within(winner),
    ]),
  };
}

/** Where fewer tables tell something, chance makes both the figure and its interval. */
const ENOUGH = 20;

/** Labels that come often enough, and unevenly enough, to say something; the most valuable first. */
export function worths(
  findings: Findings,
): { readonly label: string; readonly each: number; readonly worth: Estimate }[] {
  return Object.entries(findings.uses)
    .map(([label, { each, tables, worth }]) => ({ label, each, tables, worth }))
    .filter(({ each, tables, worth }) => each >= 0.01 && tables >= ENOUGH && worth.low < worth.high)
    .sort((a, b) => b.worth.value - a.worth.value);
}

export function worthGrid(findings: Findings): Grid {
  return {
    title: 'What things are worth',
    about:
      'Points that go with one more of it than the others at the same table have. This is what goes together, not what causes what: who is behind takes more risks.',
    heads: ['what', 'a player and game', 'points for one more', '95 %'],
    rows: worths(findings).map(({ label, each, worth }) => [
      label,
      number(each),
      number(worth.value),
      within(worth),
    ]),
  };
}

const headOf: { readonly [K in Compared]: string } = {
  score: 'score',
  margin: 'margin',
  leads: 'lead changes',
  settled: 'settled',
  length: 'length',
};

/** Everything that was changed, beside the same table without the change; a star where the interval leaves 0 out. */
export function sensitivity(findings: readonly Findings[]): Grid {
  return {
    title: 'What changes if something is changed',
    about:
      'Difference to the same table without the change; a star where the 95 % interval leaves 0 out. Seat gap: the best seat’s share of wins less the worst’s.',
    heads: ['change', 'beside', ...compared.map((key) => headOf[key]), 'seat gap'],
    rows: findings
      .filter(({ setting }) => setting.like !== null)
      .map((each) => {
        const like = findings[each.setting.like ?? 0] as Findings;
        const changes = changesOf(each, like);
        return [
          each.setting.name,
          like.setting.name,
          ...compared.map((key) => starred(changes[key])),
          share(seatGap(each)),
        ];
      }),
  };
}

function starred({ value, low, high }: Estimate): string {
  const sign = value > 0 ? '+' : '';
  return `${sign}${number(value)}${low > 0 || high < 0 ? ' *' : ''}`;
}

export function seatGap({ seats: each }: Findings): number {
  const parts = each.map((seat) => seat.share);
  return Math.max(...parts) - Math.min(...parts);
}
