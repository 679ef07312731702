import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../engine/game.ts';
import { balanceFiles } from '../../lab/balance/document.ts';
import type { Findings } from '../../lab/balance/findings.ts';
import { loadNotes } from '../../lab/balance/notes.ts';
import { number, seatGap, share } from '../../lab/balance/report.ts';
import { runBalance } from '../../lab/balance/run.ts';
import { settingsOf } from '../../lab/balance/settings.ts';
import type { Terms } from '../../lab/balance/work.ts';
import { balancePage } from '../../lab/balance/html-page.ts';
import { luckMeter } from '../../lab/insight/luck.ts';
import { loadEntrant } from '../../lab/tournament/bots.ts';
import { type Args, atMost, languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, optionsFrom, type RegistryUrl } from '../support/catalogue.ts';
import { inColumns } from '../support/columns.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { seatCounts } from '../support/seat-counts.ts';
import { type Text, texts } from '../text/index.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const labArgs = {
  texts: ['bot', 'players', 'games', 'seed', 'options', 'sweep', 'threads', 'html', 'docs', 'lang'],
  flags: ['luck', 'json'],
};

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

/** `tidetable lab`: how balanced a game is, by bots that play against themselves. */
export async function lab(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, labArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const entry = findGame(await loadRegistry(registry), args.words[0]);
  const game = await entry.load();
  const terms = await termsFrom(args, registry, game);
  const threads = args.number('threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism();
  const page = args.text('html');
  const folder = args.text('docs');
  if (page !== undefined) mustBeWritable(page);
  if (folder !== undefined)
    refusing(`cannot write to ${printable(folder)}`, () => mkdirSync(folder, { recursive: true }));

  const bar = progressBar(io, terms.games * terms.settings.length);
  const findings = await runBalance(terms, { threads, progress: (done) => bar.at(done) });
  bar.clear();

  const { name, item, reason } = await entry.words('en');
  const names = { name, item, reason, command: ['tidetable lab', ...argv].join(' ') };
  if (page !== undefined)
    refusing(`cannot write ${printable(page)}`, () =>
      writeFileSync(page, balancePage(terms, findings, names)),
    );
  if (folder !== undefined)
    refusing(`cannot write to ${printable(folder)}`, () => {
      for (const [file, text] of Object.entries(balanceFiles(terms, findings, names)))
        writeFileSync(join(folder, file), text);
    });
  if (args.flag('json')) {
    const settings = findings.map(({ scores: _scores, lengths: _lengths, ...rest }) => rest);
    io.out(`${JSON.stringify({ game: game.id, seed: terms.seed, bot: terms.bot, settings })}\n`);
  } else {
    const { name: title } = await entry.words(language);
    io.out(`${lines(title, terms, findings, texts[language]).join('\n')}\n`);
  }
  return GOOD;
}

async function termsFrom(args: Args, registry: RegistryUrl, game: AnyGame): Promise<Terms> {
  const bot = args.text('bot') ?? 'medium';
  if (!(await loadEntrant(game.id, bot)))
    throw new UsageError(`${game.id} has no bot called "${printable(bot, 40)}"`);
  const every = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const players = seatCounts(args.text('players') ?? every.join(), game);
  const sweep = args.text('sweep');
  const [swept] = sweep === undefined || sweep === 'none' ? [] : seatCounts(sweep, game);
  const usual = players[Math.floor((players.length - 1) / 2)] as number;
  const at = sweep === 'none' ? undefined : (swept ?? usual);
  if (at !== undefined && !players.includes(at)) players.push(at);
  const without = args.flag('luck') ? players.find((each) => !luckMeter(game, each)) : undefined;
  if (without !== undefined)
    throw new UsageError(`--luck: there is no evaluator for ${game.id} with ${without} players`);
  const wanted = { players, sweep: at, options: optionsFrom(game, args.text('options')) };
  return {
    registry,
    game: game.id,
    seed: args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    bot,
    games: args.number('games', { min: 1, max: MOST_GAMES }) ?? 200,
    ...(args.flag('luck') ? { luck: true as const } : {}),
    settings: settingsOf(game, await loadNotes(game.id), wanted),
  };
}

function lines(
  name: string,
  { seed, bot, games }: Terms,
  findings: readonly Findings[],
  text: Text,
): string[] {
  const t = text.lab;
  const isMeasured = findings.some(({ luck }) => luck !== undefined);
  const rows = findings.map((each) => [
    each.setting.name,
    String(each.setting.players),
    number(each.score.mean),
    number(each.margin.mean),
    number(each.leads.mean),
    number(each.length.mean, 1),
    share(seatGap(each)),
    ...(isMeasured
      ? [each.luck ? `${share(each.luck.value)} (${share(each.luck.low)} – ${share(each.luck.high)})` : '']
      : []),
  ]);
  const head = [t.setting, text.tournament.players, text.sim.score, t.margin, t.leads, t.length, t.gap];
  if (isMeasured) head.push(t.luck);
  return [t.title(name, bot, games, seed), '', ...inColumns([head, ...rows])];
}
