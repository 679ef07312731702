import type { Seat } from '../../../engine/game.ts';
import { canKeep, canLay, canLie, legal, openTracks } from '../legal.ts';
import { read, write } from '../notation.ts';
import { codeOf, isInside, priceAt, tileOf, topOf, towelOn } from '../rules.ts';
import { tileTexts } from '../vocabulary.ts';
import type { Move } from '../moves.ts';
import type { Phase, Player, State } from '../state.ts';
import { restore, type View } from '../view.ts';
import type { Phrases } from './phrases.ts';
import { question, tileName, towelOf } from './question.ts';

/** What answers each question. */
const answers: { readonly [P in Phase]: readonly Move['type'][] } = {
  market: [],
  umbrellas: [],
  tiles: [],
  first: [],
  turn: ['take', 'dollars'],
  substitute: ['take'],
  refill: [],
  height: ['place'],
  blue: ['lay', 'keep'],
  orange: ['lay', 'keep'],
  extra: ['advance'],
  crab: [],
  over: [],
};

const natural: readonly Move['type'][] = ['draw', 'umbrellas', 'start', 'crab'];

/** Why this text cannot be played now, from the most general reason to the most particular. */
export function refuse(
  p: Phrases,
  view: View,
  { seat, text, name }: { seat: Seat; text: string; name: string },
): string {
  const move = read(text);
  if (view.phase === 'over') return p.refusals.over();
  if (move === undefined) return p.refusals.unreadable(text.slice(0, 40));
  if (natural.includes(move.type)) return p.refusals.nature();
  if (view.seat !== seat || answers[view.phase].length === 0) return p.refusals.notAsked(name);
  const s = restore(view);
  const why = answers[view.phase].includes(move.type) ? whyNot(p, s, move) : undefined;
  return why ?? p.refusals.otherQuestion(question(p, view, seat));
}

function whyNot(p: Phrases, s: State, move: Move): string | undefined {
  if (legal(s, s.seat, []).some((each) => write(each) === write(move))) return undefined;
  const player = s.players[s.seat] as Player;
  switch (move.type) {
    case 'take': {
      const tile = tileName(p, tileTexts[move.tile] ?? '');
      const place = s.market.indexOf(move.tile);
      if (place < 0) return p.refusals.notInMarket(tile);
      if (priceAt(place) > player.dollars) return p.refusals.tooDear(tile, priceAt(place), player.dollars);
      return p.refusals.noMatch(tile);
    }
    case 'dollars':
      return p.refusals.noDollars(move.row + 1);
    case 'place':
      return canLie(s, move.top)
        ? undefined
        : p.refusals.noMatchThere(tileName(p, tileTexts[tileOf(s.pending)] ?? ''), move.top);
    case 'lay':
      return whyNotLay(p, s, move.towel, move.section);
    case 'keep':
      return move.towel === towelOf[s.phase] && !canKeep(s, move.towel)
        ? p.refusals.mustLay(move.towel)
        : undefined;
    case 'advance':
      return openTracks(s).includes(move.pattern) ? undefined : whyNotAdvance(p, s, move.pattern);
    default:
      return undefined;
  }
}

function whyNotLay(p: Phrases, s: State, towel: number, section: number): string | undefined {
  const player = s.players[s.seat] as Player;
  if ((player.towels & (1 << towel)) === 0) return p.refusals.notOwned(towel);
  if (towel !== towelOf[s.phase] || canLay(s, towel, section)) return undefined;
  if (!isInside(topOf(s.pending) + section)) return p.refusals.outside(section);
  if (towelOn(s.pending, 0) === section || towelOn(s.pending, 1) === section)
    return p.refusals.covered(section);
  const code = s.options.looseTowels[towel] ?? 1;
  if (codeOf(s.face, section) === code) return p.refusals.samePattern(section, code - 1);
  return p.refusals.undoesMatch();
}

function whyNotAdvance(p: Phrases, s: State, pattern: number): string {
  const player = s.players[s.seat] as Player;
  return (player.markers[pattern] ?? 0) >= s.end ? p.refusals.atEnd(pattern) : p.refusals.notShown(pattern);
}
