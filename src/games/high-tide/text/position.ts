import type { Seat } from '../../../engine/game.ts';
import { distance, isWet } from '../rules.ts';
import { type Beach, BEACHES, ROUNDS } from '../vocabulary.ts';
import { FACE_UP } from '../state.ts';
import type { View } from '../view.ts';
import type { Say, Speech } from './speech.ts';

/** The whole position, a paragraph each: the round, the six beaches, the dice, then what the expansions add. */
export function positionText(speech: Speech, say: Say, v: View): string[] {
  const { position } = speech;
  const round = position.round(v.round, ROUNDS, say.list(v.order.map(say.name)));
  return [
    v.phase === 'over' ? `${round} ${position.over}` : round,
    ...BEACHES.map((_, beach) => beachText(speech, say, v, beach)),
    trackText(speech, say, v),
    diceText(speech, say, v),
    ...expansionTexts(speech, say, v),
  ].filter((text) => text !== '');
}

function beachText({ position }: Speech, say: Say, v: View, beach: Beach): string {
  const places = v.chairs[beach] ?? [];
  const sand = v.sand[beach] ?? 0;
  const chairs = (v.lines[beach] ?? []).map((seat) => {
    const place = places[seat] ?? 0;
    return isWet(place, sand)
      ? position.inWater(say.name(seat))
      : position.onSand(say.name(seat), distance(place, sand), place);
  });
  const bar = places.flatMap((place, seat) => (place === 0 ? [say.name(seat)] : []));
  if (bar.length > 0) chairs.push(position.atBar(say.list(bar)));
  return position.beach(beach, sand, chairs.join('; '));
}

function trackText({ position }: Speech, say: Say, v: View): string {
  const slots = v.track.map((slot, index) => {
    const what =
      slot === null
        ? position.empty
        : typeof slot === 'number'
          ? position.towel(say.name(slot))
          : say.pair(slot);
    return position.slot(index + 1, what);
  });
  return `${position.track(slots.join('; '))} ${position.rental(v.rental)}`;
}

function diceText({ position, die }: Speech, say: Say, v: View): string {
  const bag = v.bag.flatMap((count, beach) => (count > 0 ? [position.count(count, beach)] : []));
  const hand = v.hand ? `${position.hand(say.pair(v.hand.dice))} ` : '';
  const pool = v.pool.length > 0 ? `${position.pool(say.list(v.pool.map(die)))} ` : '';
  return `${hand}${pool}${position.bag(say.list(bag))}`;
}

function expansionTexts(speech: Speech, say: Say, v: View): string[] {
  const { position } = speech;
  const texts: string[] = [];
  if (v.shark && v.shark.alert !== null)
    texts.push(position.alert(v.shark.alert, say.list(v.shark.tiles.map(String))));
  if (v.surfers) {
    const each = v.surfers.map((beach, seat) =>
      beach === null ? position.surferHidden(say.name(seat)) : position.surfer(say.name(seat), beach),
    );
    texts.push(position.surfers(each.join('; ')));
  }
  return [...texts, ...coinTexts(speech, say, v), baywatchText(speech, say, v)];
}

function coinTexts({ position }: Speech, say: Say, v: View): string[] {
  if (!v.coins) return [];
  const lying = v.coins.sand.flatMap((row, beach) => {
    const coins = row.flatMap((value, index) => (value === null ? [] : [position.coinOn(value, index + 1)]));
    return coins.length > 0 ? [position.coinsLying(beach, say.list(coins))] : [];
  });
  return [
    lying.join(' '),
    v.coins.held.map((count, seat) => purseText(position, say, v, seat, count)).join(' '),
  ];
}

/** Everybody's coins are told in full only to their owner, unless the table plays with open coins. */
function purseText(position: Speech['position'], say: Say, v: View, seat: Seat, count: number): string {
  const shown = v.options.openCoins || v.viewer === seat || v.phase === 'over';
  if (!shown || count === 0) return position.coinsHeld(say.name(seat), count);
  const purse = v.remembered?.purses[seat] ?? [];
  const coins = purse.flatMap((value, beach) => (value === null ? [] : [position.coin(beach, value)]));
  return position.coinsKnown(say.name(seat), say.list(coins));
}

function baywatchText({ position }: Speech, say: Say, v: View): string {
  if (!v.baywatch) return '';
  const { tiles, open } = v.baywatch;
  const texts = tiles.flatMap((at, tile) => {
    if (at === FACE_UP) return [position.tileUp(tile)];
    return at >= 0 ? [position.tileHeld(say.name(at), tile)] : [];
  });
  if (open) texts.push(position.openDice(say.name(open.seat), say.pair(open.dice)));
  return texts.join(' ');
}
