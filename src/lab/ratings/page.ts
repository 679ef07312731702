import type { LevelName } from '../../bots/levels.ts';
import { anchorsOf } from '../../rating/anchors.ts';
import { calibrationOf } from './calibration.ts';
import { feeding, improving, leaving, onlyAgainst } from './farming.ts';
import { type Curve, curvePlot } from './plot.ts';
import { type Measure, type Mixture, pure, rankingOf } from './ranking.ts';
import type { RecordedMatch } from './record.ts';

/** Recorded matches of one game. */
export interface Recording {
  readonly game: string;
  readonly name: string;
  readonly matches: readonly RecordedMatch[];
}

export interface MeasuredPage {
  readonly lines: readonly string[];
  /** By the name of the file. */
  readonly pictures: ReadonlyMap<string, string>;
}

const RUNS = 400;
const LONGEST = 500;
const CLUB = 4000;
const COURSE = { runs: 200, matches: 1000, seed: 5 };
/** After so many matches the tables say where a course stands. */
const STOPS = [30, 100, 300, 1000];

const mixed = (part: number): Mixture => ({ level: 'expert', part, otherwise: 'medium' });
const pairs: readonly { readonly title: string; readonly better: Mixture; readonly worse: Mixture }[] = [
  ...(
    [
      ['expert', 'easy'],
      ['expert', 'medium'],
      ['expert', 'hard'],
      ['hard', 'medium'],
      ['medium', 'easy'],
    ] as const satisfies readonly (readonly [LevelName, LevelName])[]
  ).map(([better, worse]) => ({
    title: `${better} over ${worse}`,
    better: pure(better),
    worse: pure(worse),
  })),
  { title: 'expert in 3 of 4 matches over 1 of 4, else medium', better: mixed(0.75), worse: mixed(0.25) },
];
const measures: readonly Measure[] = ['result', 'adjusted', 'loss'];

/** What the simulations say, as Markdown and pictures. `tick` is called after each part. */
export function measuredPage(recordings: readonly Recording[], tick: () => void): MeasuredPage {
  const pictures = new Map<string, string>();
  const lines: string[] = [];
  for (const { game, name, matches } of recordings) {
    const players = matches[0]?.length ?? 0;
    const isAdjusted = game === 'high-tide';
    lines.push(`### ${name}, ${players} players`, '');
    lines.push(
      ...table(
        ['95 % of the runs rank them rightly after', 'by result', 'luck taken out', 'by loss a decision'],
        pairs.map(({ title, better, worse }) => {
          const found = measures.map((measure) => {
            if (measure === 'adjusted' && !isAdjusted) return undefined;
            const what = { game, better, worse, measure };
            return rankingOf(matches, what, { runs: RUNS, longest: LONGEST, seed: 25 });
          });
          tick();
          if (title === 'expert over medium')
            pictures.set(
              `ratings-${game}.svg`,
              rankingPlot(
                name,
                found.flatMap((each) => each?.right ?? []),
              ),
            );
          return [title, ...found.map((each) => (each ? matchesText(each.matches) : '–'))];
        }),
      ),
    );
    const { equal, raw, adjusted, known, error } = calibrationOf(game, matches, { matches: CLUB, seed: 25 });
    lines.push(
      `A club of twenty, five of each level, from nothing: log-loss of matches ${CLUB / 2 + 1} to ${CLUB} by ratings **${raw.toFixed(3)}**${isAdjusted ? `, with luck taken out **${adjusted.toFixed(3)}**` : ''}; by the bots' fixed ratings ${known.toFixed(3)}, everybody alike ${equal.toFixed(3)}. Foretold and real shares are ${error.toFixed(3)} apart.`,
      '',
    );
    tick();
  }
  lines.push('### After a number', '', ...farming(recordings, pictures));
  tick();
  return { lines, pictures };
}

function rankingPlot(name: string, right: readonly number[]): string {
  const names = ['by result', ...(right.length > 2 * LONGEST ? ['luck taken out'] : []), 'by loss'];
  const curves = names.map(
    (each, at): Curve => ({
      name: each,
      values: right.slice(at * LONGEST, (at + 1) * LONGEST).slice(0, 200),
    }),
  );
  const says = `${name}: how often expert is ranked above medium, by the number of matches; the line is 95 %`;
  return curvePlot(curves, { says, from: 0.5, to: 1, mark: 0.95 });
}

function farming(recordings: readonly Recording[], pictures: Map<string, string>): string[] {
  const rows = recordings.flatMap(({ game, name, matches }) => {
    const others = (matches[0]?.length ?? 2) - 1;
    const plan = { ...COURSE, game };
    const { expert, easy } = anchorsOf(game) as { readonly expert: number; readonly easy: number };
    const behaviour = { foresees: 0.8, turns: 0.1 };
    const course = (title: string, values: readonly number[]) => [
      `${name}: ${title}`,
      ...STOPS.map((stop) => String(Math.round(values[stop - 1] as number))),
    ];
    return [
      course(`expert (${expert}) plays expert bots alone`, onlyAgainst(plan, 'expert', 'expert', others)),
      course(`expert (${expert}) plays easy bots alone`, onlyAgainst(plan, 'expert', 'easy', others)),
      course(`easy (${easy}) plays easy bots alone`, onlyAgainst(plan, 'easy', 'easy', others)),
      course('medium (1500) leaves when behind', leaving(plan, others, { ...behaviour, credited: false })),
      course('the same if bots’ wins counted', leaving(plan, others, { ...behaviour, credited: true })),
      course(`medium until match 500, then expert (${expert})`, improving(plan, 'medium', 'expert', others)),
    ];
  });
  const fed = [1, 10, 100].map((friends) => ({
    friends,
    values: feeding({ ...COURSE, runs: 1, game: 'maui' }, friends),
  }));
  pictures.set(
    'ratings-feeding.svg',
    curvePlot(
      fed.map(({ friends, values }) => ({
        name: friends === 1 ? '1 friend' : `${friends} friends`,
        values: values.slice(0, 200),
      })),
      { says: 'The number of somebody to whom friends lose on purpose', from: 1500, to: 2000 },
    ),
  );
  return table(
    ['the number after so many matches', ...STOPS.map(String)],
    [
      ...rows,
      ...fed.map(({ friends, values }) => [
        `1500, to whom ${friends === 1 ? 'a friend loses' : `${friends} friends in turn lose`} on purpose, at tables of two`,
        ...STOPS.map((stop) => String(Math.round(values[stop - 1] as number))),
      ]),
    ],
  );
}

function matchesText(matches: number | undefined): string {
  return matches === undefined ? `> ${LONGEST}` : String(matches);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row), ''];
}
