import { type MatchFile, openMatch, readTerms } from '../file.ts';
import type { FileProblem } from '../file-fields.ts';
import { type AnyGame, CHANCE } from '../game.ts';
import { start } from '../match.ts';
import { isWrong } from '../replay.ts';
import type { AnyWords } from '../words.ts';

/**
 * A playthrough: everything a match shows, as text. Kept beside its match file in the repository, so that a change of
 * rules, views, order of moves or sentences shows up as a readable difference. `npm run golden` writes them anew.
 */
export function playthrough(game: AnyGame, words: AnyWords, file: MatchFile): string | FileProblem {
  const terms = readTerms(game, file);
  if ('problem' in terms) return terms;
  const names = file.seats.map(({ name }) => name);
  const cast = { names };
  const lines = [`${game.id}, rules ${file.rules}: ${names.join(', ')}`, JSON.stringify(terms.options), ''];
  const show = (state: unknown) => {
    for (const seat of game.toAct(state)) {
      if (seat === CHANCE) continue;
      const question = words.question(game.view(state, seat), seat, cast);
      lines.push(
        `  ${names[seat]}? ${question}`,
        `    ${game.legal(state, seat, []).map(game.write).join(' / ')}`,
      );
    }
    const views = names.map((_, seat) => JSON.stringify(game.view(state, seat)));
    lines.push(`  views ${fingerprint([...views, JSON.stringify(game.view(state, 'public'))].join('\n'))}`);
  };
  show(start(game, terms).state);
  const match = openMatch(game, file, {
    visit: ({ ply: [seat, text], number, state, events }) => {
      lines.push(`${number}. ${seat === CHANCE ? 'chance' : names[seat]}: ${text}`);
      lines.push(
        ...events
          .map(({ open }) => words.event(open, cast))
          .filter((line) => line !== '')
          .map((line) => `  | ${line}`),
      );
      show(state);
    },
  });
  if ('problem' in match) return match;
  if (isWrong(match)) return { problem: `ply ${match.wrong}: ${match.reason}` };
  const result = game.result(match.state);
  if (result)
    lines.push('', words.reason(result.reason), words.verdict(result, cast), JSON.stringify(result));
  lines.push('', ...words.position(game.view(match.state, 'public'), cast));
  return `${lines.join('\n')}\n`;
}

/** A hash in the manner of FNV-1a: enough to see that something changed. */
export function fingerprint(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193) >>> 0;
    high = Math.imul(high ^ (low >>> 13), 0x01000193) >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
