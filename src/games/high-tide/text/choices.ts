import type { Seat } from '../../../engine/game.ts';
import type { Pair } from '../events.ts';
import * as code from '../notation.ts';
import { beachOf, pipsOf, TILE } from '../rules.ts';
import { freeSpaces, type Move, type State } from '../state.ts';
import { known, type View } from '../view.ts';
import { type Landing, landingAt, landings } from './outcome.ts';
import type { Say, Speech } from './speech.ts';

/** A choice with its outcome, as a button says it. */
export function choiceText(speech: Speech, say: Say, v: View, seat: Seat, move: Move): string {
  const { choice } = speech;
  const s = known(v);
  const outcome = (list: readonly Landing[]) => say.list(list.map(speech.landing));
  const dice = v.hand?.dice;
  const moving = v.moving?.dice ?? dice;
  const back = v.moving?.back ?? 0;
  const space = v.track.indexOf(null) + 1;
  if (move === code.ROLL)
    return v.phase === 'wave-roll' ? choice.rollWaves : choice.roll(freeSpaces(s) === 1);
  if (move === code.JUMP) return choice.jump;
  if (move === code.WAIT) return choice.wait;
  if (move === code.WAIT_THIS_ROUND) return choice.waitThisRound;
  if (move === code.PASS) return choice.keepTile(v.phase === 'head-start' ? TILE.headStart : TILE.lifeguard);
  if (move >= code.TAKE && move < code.KEEP) {
    const pair = pairOn(v, move - code.TAKE);
    return choice.take(say.pair(pair), move - code.TAKE + 1, outcome(landings(s, seat, pair)));
  }
  if (move >= code.USE_HEAD_START && move < code.USE_LIFEGUARD) {
    const [beach, spaces] = [(move - code.USE_HEAD_START) >> 1, ((move - code.USE_HEAD_START) & 1) + 1];
    return choice.headStart(beach, spaces, outcome([landingAt(s, seat, beach, [spaces])]));
  }
  if (move >= code.USE_LIFEGUARD && move < code.USE_RENTAL) {
    const [beach, pips] = [beachOf(move - code.USE_LIFEGUARD), pipsOf(move - code.USE_LIFEGUARD)];
    return choice.lifeguard(speech.die([beach, pips]), outcome([landingAt(s, seat, beach, [pips])]));
  }
  if (move === code.USE_RENTAL) {
    const to = (v.rental ?? 0) + 1;
    return choice.rental(to > v.track.length ? null : to);
  }
  if (move === code.COLLECT || move === code.LEAVE) {
    const value = coinAsked(v, seat);
    return move === code.COLLECT ? choice.collect(value) : choice.leave(value);
  }
  if (!dice || !moving) return '';
  if (move === code.ACCEPT) return choice.accept(outcome(landings(s, seat, dice)));
  if (move === code.DECLINE) return choice.decline(say.pair(dice), space);
  if (move === code.KEEP) return choice.keep(say.pair(dice), outcome(landings(s, seat, dice)));
  if (move >= code.USE_SWAP && move < code.USE_REROLL) {
    const pair = pairOn(v, move - code.USE_SWAP);
    return choice.swap(say.pair(dice), space, say.pair(pair), outcome(landings(s, seat, pair)));
  }
  const side = (which: number, of: Pair = dice) => speech.die(which === 1 ? [of[0], of[1]] : [of[2], of[3]]);
  if (move === code.REROLL + 2) return choice.reroll(say.pair(dice), false);
  if (move >= code.REROLL && move < code.COLLECT) return choice.reroll(side(move - code.REROLL + 1), false);
  if (move >= code.USE_REROLL && move < code.USE_RECOLOUR) {
    return choice.reroll(side(move - code.USE_REROLL + 1), true);
  }
  if (move === code.GO) return choice.go(outcome(landings(s, seat, moving, back)));
  if (move >= code.USE_RECOLOUR && move < code.USE_ADJUST) {
    const [which, beach] = [move - code.USE_RECOLOUR < 6 ? 1 : 2, (move - code.USE_RECOLOUR) % 6];
    const changed: Pair =
      which === 1 ? [beach, moving[1], moving[2], moving[3]] : [moving[0], moving[1], beach, moving[3]];
    return choice.recolour(side(which, moving), beach, outcome(landings(s, seat, changed, back)));
  }
  if (move >= code.USE_ADJUST && move < code.USE_BACKWARDS) {
    const [left, right] = [Math.floor((move - code.USE_ADJUST) / 3) - 1, ((move - code.USE_ADJUST) % 3) - 1];
    const changed: Pair = [moving[0], moving[1] + left, moving[2], moving[3] + right];
    return choice.adjust(say.pair(changed), outcome(landings(s, seat, changed, back)));
  }
  if (move >= code.USE_BACKWARDS) {
    const which = move - code.USE_BACKWARDS + 1;
    return choice.backwards(side(which, moving), outcome(landings(s, seat, moving, which)));
  }
  return oneBeachText(speech, s, seat, move, moving, back);
}

/** Two dice of one beach, moved one after the other. */
function oneBeachText(
  { choice, landing }: Speech,
  s: State,
  seat: Seat,
  move: Move,
  dice: Pair,
  back: number,
): string {
  const beach = dice[0];
  const left = back === 1 ? -dice[1] : dice[1];
  const right = back === 2 ? -dice[3] : dice[3];
  if (move === code.STRAIGHT)
    return choice.straight(left + right, landing(landingAt(s, seat, beach, [left + right])));
  const isLeft = move === code.STOP || move === code.FIRST;
  const [first, then] = isLeft ? [left, right] : [right, left];
  const end = landingAt(s, seat, beach, [first, then]);
  if (move >= code.FIRST) return choice.first(first, then, landing(end));
  const coin = landingAt(s, seat, beach, [first]).coin ?? 0;
  // The coin on the way is the only one of this colour.
  return choice.stop(first, coin, then, landing({ ...end, coin: null }));
}

/** The coin that the view asks about. */
export function coinAsked(v: View, seat: Seat): number {
  const beach = v.asked?.beach ?? 0;
  const place = v.chairs[beach]?.[seat] ?? 0;
  return v.coins?.sand[beach]?.[place - 1] ?? 0;
}

function pairOn(v: View, index: number): Pair {
  const slot = v.track[index];
  if (slot === null || slot === undefined || typeof slot === 'number')
    throw new Error(`no pair on space ${index + 1}`);
  return slot;
}
