import { difference, type Violation } from './check-position.ts';
import { retell, tell } from './check-step.ts';
import type { Decisions } from '../drive.ts';
import { type AnyGame, CHANCE, type Viewer } from '../game.ts';
import { unequalPart } from '../json.ts';
import type { Rng } from '../rng.ts';

/**
 * For each viewer a second world that differs from the real one only in outcomes of chance of which that viewer was told
 * nothing. As long as the same moves are told in the same words, the viewer must see the same in both: this finds a view
 * that shows a secret, which comparing a view with what is imagined from it cannot.
 */
export class Twins {
  private readonly worlds = new Map<Viewer, unknown>();
  private readonly game: AnyGame;
  private readonly viewers: readonly Viewer[];
  private readonly rng: Rng;

  constructor(game: AnyGame, viewers: readonly Viewer[], rng: Rng) {
    this.game = game;
    this.viewers = viewers;
    this.rng = rng;
  }

  /** Follows one step of the real world, from `before` to `after`. */
  follow(before: unknown, decisions: Decisions<unknown>, after: unknown): Violation | undefined {
    for (const viewer of this.viewers) {
      const broken = this.followOne(viewer, before, decisions, after);
      if (broken) return broken;
    }
    return undefined;
  }

  private followOne(
    viewer: Viewer,
    before: unknown,
    decisions: Decisions<unknown>,
    after: unknown,
  ): Violation | undefined {
    const { game } = this;
    const known = this.worlds.get(viewer);
    const steps = known === undefined ? this.otherwise(before, decisions) : decisions;
    if (steps === undefined) return undefined;
    this.worlds.delete(viewer);
    const other = known ?? game.clone(before);
    const heard = known === undefined ? tell(game, other, steps, viewer) : retell(game, other, steps, viewer);
    const told = tell(game, game.clone(before), decisions, viewer);
    const seen = JSON.stringify(game.view(after, viewer));
    const twin = JSON.stringify(game.view(other, viewer));
    if (heard !== told) {
      // The events differ, the views do not: an event revealed what the view hides. (An outcome that leaves no trace at all, like a
      // die that moved nothing, is no secret.)
      const leak = known === undefined && seen === twin && unequalPart(after, other) !== undefined;
      const detail = `viewer ${viewer}: ${difference(told, heard ?? '')}`;
      return leak ? { rule: 'events tell no more than views', detail } : undefined;
    }
    if (seen !== twin)
      return {
        rule: 'views show no more than was told',
        detail: `viewer ${viewer}: ${difference(seen, twin)}`,
      };
    if (game.toAct(after).join() !== game.toAct(other).join()) {
      return {
        rule: 'who is asked is public knowledge',
        detail: `viewer ${viewer}: ${game.toAct(after).join()} / ${game.toAct(other).join()}`,
      };
    }
    this.worlds.set(viewer, other);
    return undefined;
  }

  /** Chance's move as it might have come out; undefined if the step is none of chance's or comes out the same. */
  private otherwise(before: unknown, decisions: Decisions<unknown>): Decisions<unknown> | undefined {
    if (decisions[0]?.seat !== CHANCE) return undefined;
    const move = this.game.sample(before, this.rng);
    const same = this.game.write(move) === this.game.write(decisions[0].move);
    return same ? undefined : [{ seat: CHANCE, move }];
  }
}
