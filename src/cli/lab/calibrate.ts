import { writeFileSync } from 'node:fs';
import { levelNames } from '../../bots/levels.ts';
import { loadBot } from '../../bots/index.ts';
import { isProblem, parseOptions } from '../../engine/options.ts';
import type { Figures } from '../../insight/gates/figures.ts';
import { measured } from '../../insight/gates/measured.ts';
import { variantOf } from '../../insight/gates/variant.ts';
import { careNames, cares, gateFor } from '../../insight/index.ts';
import { judgeFor } from '../../insight/judge/registry.ts';
import { type DeeperFigures, deeperFigures } from '../../lab/insight/deeper.ts';
import { figuresOf } from '../../lab/insight/figures.ts';
import { type MatchRecord, measureMatch } from '../../lab/insight/measure.ts';
import { reliabilityPlot } from '../../lab/insight/plot.ts';
import { atMost, parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const calibrateArgs = {
  texts: ['players', 'options', 'matches', 'seed', 'care', 'minutes', 'deeper', 'out', 'plot'],
  flags: ['json'],
};

const MOST_MATCHES = 100_000;
const MOST_MINUTES = 10_000;
const MOST_PLAYOUTS = 100_000;

/** `tidetable calibrate`: how far reviews of a kind of table can be relied on. */
export async function calibrate(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, calibrateArgs);
  atMost(args, 1);
  const game = await findGame(await loadRegistry(registry), args.words[0]).load();
  const { min, max } = game.seats;
  const players = args.number('players', { min, max }) ?? min;
  const judge = judgeFor(game.id, players);
  if (!judge) throw new UsageError(`there is no evaluator for ${game.id} with ${players} players`);
  const options = parseOptions(game.options, args.text('options') ?? '');
  if (isProblem(options)) throw new UsageError(options.problem);
  const matches = args.number('matches', { min: 2, max: MOST_MATCHES }) ?? 200;
  const minutes = args.number('minutes', { min: 1, max: MOST_MINUTES }) ?? Number.POSITIVE_INFINITY;
  const seed = args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1;
  const care = careNames.find((name) => name === (args.text('care') ?? 'quick'));
  if (!care) throw new UsageError(`--care must be ${careNames.join(', ')}`);
  const second = careNames.find((name) => name === args.text('deeper'));
  const deeper = second ? 0 : (args.number('deeper', { min: 2, max: MOST_PLAYOUTS }) ?? 0);
  const out = args.text('out');
  if (out !== undefined) mustBeWritable(out);
  const plot = args.text('plot');
  if (plot !== undefined) mustBeWritable(plot);

  const levels = await Promise.all(
    levelNames.map(async (name) => {
      const bot = await loadBot(game.id, name);
      if (!bot) throw new UsageError(`${game.id} has no levels to measure with`);
      return { name, bot };
    }),
  );
  const end = performance.now() + 60_000 * minutes;
  const bar = progressBar(io, matches);
  const records: MatchRecord[] = [];
  while (records.length < matches && (records.length < 2 || performance.now() < end)) {
    records.push(
      measureMatch(
        {
          game,
          judge,
          care: cares[care],
          options,
          levels,
          seed,
          deeper: second ? cares[second] : deeper,
        },
        records.length,
      ),
    );
    bar.at(records.length);
  }
  bar.clear();
  const variant = variantOf(game.id, options);
  const figures = figuresOf({ game: game.id, players, variant, care, levels: levelNames }, records);
  if (out !== undefined)
    refusing(`cannot write ${printable(out)}`, () => writeFileSync(out, moduleOf(figures)));
  if (plot !== undefined)
    refusing(`cannot write ${printable(plot)}`, () => writeFileSync(plot, reliabilityPlot(figures)));
  const { reasons } = gateFor({ game: game.id, players, options, care }, [figures]);
  const passed = reasons.length === 0;
  const again = second || deeper > 0 ? deeperFigures(records.flatMap(({ compared }) => compared)) : undefined;
  const by = second ? `a ${second} review` : `${deeper} playouts to the end`;
  const said = [...lines(figures, reasons), ...(again ? [deeperLine(again, by)] : [])];
  io.out(
    `${args.flag('json') ? JSON.stringify({ passed, reasons, figures, ...(again ? { deeper: again } : {}) }) : said.join('\n')}\n`,
  );
  return GOOD;
}

/** What was measured before, with this in the place of what it replaces. */
function moduleOf(figures: Figures): string {
  const isSame = (each: Figures): boolean =>
    each.game === figures.game &&
    each.players === figures.players &&
    each.variant === figures.variant &&
    each.care === figures.care;
  const all = [...measured.filter((each) => !isSame(each)), figures].sort(
    (a, b) =>
      a.game.localeCompare(b.game) ||
      a.players - b.players ||
      a.variant.localeCompare(b.variant) ||
      careNames.indexOf(a.care) - careNames.indexOf(b.care),
  );
  return [
    '// biome-ignore-all format: one entry a line, as the command writes them',
    '/* oxlint-disable oxc/approx-constant -- a measured figure may be near one */',
    '/** Written by `tidetable calibrate`: what was measured, one entry for each kind of table and care. */',
    'export const measured = [',
    ...all.map((each) => `  ${JSON.stringify(each)},`),
    '] as const;',
    '',
  ].join('\n');
}

function lines(figures: Figures, reasons: readonly string[]): string[] {
  const { game, players, variant, care, matches, levels } = figures;
  const [low, high] = figures.varianceRatioInterval;
  return [
    `${game}, ${players} players, ${variant}, ${care}: ${matches} matches`,
    `log-loss ${figures.logLoss} (equal shares ${figures.logLossEqual}, bots' evaluation ${figures.logLossFormer})`,
    `calibration error ${figures.calibrationError}`,
    `mean absolute correction ${figures.correction}`,
    `variance ratio ${figures.varianceRatio} (${low} to ${high}), luck explains ${figures.luckShare} of the variance`,
    ...levels.map(
      ({ level, loss, lossInterval, correction, correctionInterval, luck, luckInterval }) =>
        `${level}: loss a decision ${loss} ± ${lossInterval}, correction ${correction} ± ${correctionInterval}, luck ${luck} ± ${luckInterval}`,
    ),
    reasons.length === 0 ? 'choices are judged' : `choices are not judged: ${reasons.join(', ')}`,
  ];
}

function deeperLine(figures: DeeperFigures, by: string): string {
  const { decisions, doubt, mistakes, confirmed, deepMistakes, found } = figures;
  return `${decisions} decisions judged again by ${by}: off by ${doubt.toFixed(3)} (standard deviation); mistakes confirmed ${confirmed} of ${mistakes}, found ${found} of ${deepMistakes}`;
}
