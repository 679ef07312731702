import { checkPosition, type Inspection, type Violation } from '../../engine/kit/check-position.ts';
import { checkStep } from '../../engine/kit/check-step.ts';
import type { Viewer } from '../../engine/game.ts';
import type { Ply } from '../../engine/match.ts';
import { isWrong, replay } from '../../engine/replay.ts';
import { pickOne, type Rng } from '../../engine/rng.ts';
import type { Table, Watcher } from '../../lab/play.ts';

/**
 * Holds one game to the contract at every ply, and replays its log at the end. Throws what is broken. Each position is
 * seen by one viewer drawn at random: quicker than by all, and over many games every viewer is drawn.
 */
export function inspector({ game, terms }: Table, plies: readonly Ply[], rng: Rng): Watcher {
  const everybody: readonly Viewer[] = ['public', ...Array.from({ length: terms.seats }, (_, seat) => seat)];
  const census = JSON.stringify(game.census(game.setup(terms.seats, terms.options, terms.rules)));
  const inspection = (): Inspection => ({
    seats: terms.seats,
    census,
    viewers: [pickOne(everybody, rng)],
    rng,
  });
  return {
    position(state) {
      refuse(checkPosition(game, state, inspection()));
      if (game.toAct(state).length === 0) refuse(checkLog(state));
    },
    step: (state, decisions) => refuse(checkStep(game, state, decisions, inspection())),
  };

  function checkLog(state: unknown): Violation | undefined {
    const rule = 'the same log gives the same state';
    const again = replay(game, terms, plies);
    if (isWrong(again)) return { rule, detail: `ply ${again.wrong} is refused: ${again.reason}` };
    return JSON.stringify(again.state) === JSON.stringify(state)
      ? undefined
      : { rule, detail: 'the replayed state differs' };
  }
}

function refuse(found: Violation | undefined): void {
  if (found) throw new Error(`broken: ${found.rule} (${found.detail})`);
}
