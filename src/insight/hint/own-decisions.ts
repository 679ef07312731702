import { type AnyGame, findLegal, type Seat } from '../../engine/game.ts';
import { type DecisionKind, kindOfDecision } from '../review/decision-kind.ts';
import type { Reviewed } from '../review/review.ts';
import type { HintQuestion } from './hint.ts';

/** A decision of a finished match, as the seat saw it. */
export interface OwnDecision extends HintQuestion {
  /** How many plies were played before it. */
  readonly ply: number;
  readonly taken: string;
  readonly kind: DecisionKind;
}

/** The seat's decisions with more than one choice. A log that breaks the rules ends the list. */
export function ownDecisions(game: AnyGame, { terms, plies }: Reviewed, seat: Seat): OwnDecision[] {
  const s = game.setup(terms.seats, terms.options, terms.rules);
  const found: OwnDecision[] = [];
  /** The ply at which the present sealed question was asked. The states between its answers are never shown. */
  let asked: number | undefined;
  for (const [ply, [who, text]] of plies.entries()) {
    const toAct = game.toAct(s);
    const move = toAct.includes(who) ? findLegal(game, s, who, text) : undefined;
    if (move === undefined) break;
    const sealed = toAct.length > 1 && game.sealed(s);
    if (asked === undefined && toAct.includes(seat) && (sealed || who === seat)) {
      const own = sealed ? plies.slice(ply, ply + toAct.length).find(([each]) => each === seat) : [who, text];
      const legal = game.legal(s, seat, []).map(game.write);
      if (own && legal.length > 1)
        found.push({
          game: game.id,
          view: game.view(game.clone(s), seat),
          seat,
          legal,
          ply,
          taken: String(own[1]),
          kind: kindOfDecision(game.id, legal),
        });
      if (sealed) asked = ply + toAct.length;
    }
    game.apply(s, who, move);
    if (asked !== undefined && ply + 1 >= asked) asked = undefined;
  }
  return found;
}
