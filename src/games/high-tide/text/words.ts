import type { Cast } from '../../../engine/words.ts';
import { announce, coinAsked } from '../choices/announce.ts';
import type { Event } from '../events.ts';
import { BEACHES } from '../vocabulary.ts';
import { freeSpaces, playerPhases } from '../state.ts';
import { known } from '../view.ts';
import { choiceText } from './choices.ts';
import { positionText } from './position.ts';
import { type Why, whyRefused } from './refusal.ts';
import type { HighTideWords, Say, Speech } from './speech.ts';

/** The contract's sentences from what a language has to say. */
export function wordsOf(speech: Speech): HighTideWords {
  const { name, tagline, options, labels } = speech;
  const format = new Intl.ListFormat(speech.language, { type: 'conjunction' });
  const speaking = (cast: Cast): Say => {
    const nameOf = (seat: number) => cast.names[seat] ?? `${seat + 1}`;
    const list = (items: readonly string[]) => format.format(items);
    return {
      name: nameOf,
      names: (seats) => list(seats.map(nameOf)),
      list,
      pair: ([leftBeach, left, rightBeach, right]) =>
        list([speech.die([leftBeach, left]), speech.die([rightBeach, right])]),
    };
  };
  return {
    name,
    tagline,
    options,
    labels,
    question(v, seat, cast) {
      const phase = playerPhases.find((each) => each === v.phase);
      if (!phase) return '';
      const say = speaking(cast);
      return speech.question[phase]({
        name: say.name(seat),
        pair: v.hand ? say.pair(v.hand.dice) : '',
        coin: coinAsked(v, seat),
        beach: v.asked?.beach ?? 0,
        next: say.name(v.order[v.played] ?? 0),
        pairs: v.track.some((slot) => typeof slot === 'object' && slot !== null),
        free: freeSpaces(known(v)) > 0,
      });
    },
    move: (v, seat, move, cast) => choiceText(speech, speaking(cast), announce(v, seat, move)),
    event: (event, cast) => tell(speech, event, speaking(cast)),
    position: (v, cast) => positionText(speech, speaking(cast), v),
    refusal: (v, seat, text, cast) => explain(speech, whyRefused(v, seat, text), speaking(cast)),
    item(key) {
      const beach = BEACHES.findIndex((each) => each === key);
      if (beach >= 0) return speech.beachItem(beach);
      return key === 'coins' || key === 'surfer' || key === 'baywatch' ? speech.items[key] : key;
    },
    reason: (reason) => (reason === 'water' || reason === 'rounds' ? speech.reasons[reason] : reason),
    verdict(result, cast) {
      const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      return speech.winners(speaking(cast).names(winners), winners.length > 1);
    },
  };
}

/** The table is complete for every type, but the compiler cannot follow one event through it. */
function tell(speech: Speech, event: Event, say: Say): string {
  return (speech.event[event.type] as (event: Event, say: Say) => string)(event, say);
}

function explain(speech: Speech, why: Why, say: Say): string {
  return (speech.refusal[why.why] as (why: Why, say: Say) => string)(why, say);
}
