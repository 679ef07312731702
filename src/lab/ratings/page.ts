import type { LevelName } from '../../bots/levels.ts';
import { mayAdjust } from '../../rating/luck.ts';
import { calibrationLines } from './calibration-page.ts';
import { farmingPage } from './farming-page.ts';
import { type Curve, curvePlot } from './plot.ts';
import { type Measure, type Mixture, pure, rankingOf } from './ranking.ts';
import type { Recording } from './record.ts';
import { table } from './table.ts';

export interface MeasuredPage {
  readonly lines: readonly string[];
  /** By the name of the file. */
  readonly pictures: ReadonlyMap<string, string>;
}

const RUNS = 400;
const LONGEST = 500;

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
  { title: 'expert in all matches over 1 of 2, else medium', better: mixed(1), worse: mixed(0.5) },
  { title: 'expert in 1 of 2 matches over none, else medium', better: mixed(0.5), worse: mixed(0) },
];
const measures: readonly Measure[] = ['result', 'adjusted', 'loss'];

/** What the simulations say, as Markdown and pictures. `tick` is called after each part. */
export function measuredPage(recordings: readonly Recording[], tick: () => void): MeasuredPage {
  const pictures = new Map<string, string>();
  const lines: string[] = [];
  for (const { game, name, matches } of recordings) {
    const players = matches[0]?.length ?? 0;
    const isAdjusted = mayAdjust(game, players);
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
    lines.push(...calibrationLines(game, matches));
    tick();
  }
  const farming = farmingPage(recordings);
  lines.push('### After a number', '', ...farming.lines);
  pictures.set('ratings-feeding.svg', farming.picture);
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

function matchesText(matches: number | undefined): string {
  return matches === undefined ? `> ${LONGEST}` : String(matches);
}
