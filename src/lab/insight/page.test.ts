import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import type { Figures } from '../../insight/gates/figures.ts';
import { measured } from '../../insight/gates/measured.ts';
import { gateFor, type GateReason } from '../../insight/gates/gate.ts';

const page = readFileSync(new URL('../../../docs/insight.md', import.meta.url), 'utf8');

const gameNames: { readonly [game: string]: string } = {
  'high-tide': 'High Tide',
  maui: 'Maui',
  'strand-unter': 'Strand Unter',
};
const reasonNames: { readonly [R in GateReason]?: string } = {
  'corrections-too-large': 'corrections',
  'not-calibrated': 'calibration',
  'levels-not-ranked': 'order',
};

/** The row of the page's table for these figures. */
async function rowOf(figures: Figures): Promise<string> {
  const { game, players, care, levels, varianceRatioInterval: interval } = figures;
  const rules = await games[game]!.load();
  const { choices, reasons } = gateFor({ game, players, care, options: defaults(rules.options) });
  const cells = [
    `${gameNames[game]}, ${players}, ${care}`,
    `${figures.matches}`,
    `${figures.logLoss.toFixed(3)} (${figures.logLossFormer.toFixed(3)}, ${figures.logLossEqual.toFixed(3)})`,
    figures.calibrationError.toFixed(3),
    figures.correction.toFixed(3),
    `${figures.varianceRatio.toFixed(2)} (${interval.map((each) => each.toFixed(2)).join(' to ')})`,
    `${(100 * figures.luckShare).toFixed(0)} %`,
    levels.map(({ loss }) => (100 * loss).toFixed(2)).join(', '),
    choices ? '**yes**' : `no: ${reasons.map((reason) => reasonNames[reason] ?? reason).join(', ')}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const known: readonly Figures[] = measured;
test.each(known.map((figures) => [figures.game, figures.players, figures.care, figures] as const))(
  'the page says of %s for %i, %s, what was measured, and whether choices are judged',
  async (_game, _players, _care, figures) => {
    expect(page.split('\n')).toContain(await rowOf(figures));
  },
);
