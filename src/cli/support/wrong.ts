import { CHANCE, type Seat } from '../../engine/game.ts';
import { isWrong, replay, type Wrong } from '../../engine/replay.ts';
import type { Shown } from './catalogue.ts';
import type { Opened } from './files.ts';
import type { Text } from '../text/index.ts';
import { printable } from './usage.ts';

/** Why the ply is wrong, in one sentence. */
export function whyWrong(
  shown: Shown,
  opened: Opened,
  { wrong, reason, expected = '' }: Wrong,
  text: Text,
): string {
  const [seat, raw] = opened.file.plies[wrong - 1] ?? [CHANCE, ''];
  const t = text.verify;
  const why = () => {
    if (reason === 'other-luck') return t['other-luck'](expected);
    if (reason !== 'illegal') return t[reason];
    return seat === CHANCE ? t.impossible : (refusalOf(shown, opened, wrong, seat, raw) ?? t.illegal);
  };
  return t.wrongPly(wrong, printable(raw), why());
}

/** The game's own explanation, from the position before the ply. */
function refusalOf(
  { game, words, cast }: Shown,
  { terms, file }: Opened,
  wrong: number,
  seat: Seat,
  raw: string,
): string | undefined {
  const before = replay(game, terms, file.plies.slice(0, wrong - 1));
  return isWrong(before)
    ? undefined
    : printable(words.refusal(game.view(before.state, seat), seat, raw, cast), 400);
}
