import type { Announcement } from '../choices/announce.ts';
import type { Landings } from '../choices/landing.ts';
import type { Say, Speech } from './speech.ts';

/** A choice with its outcome, as a button says it. */
export function choiceText(speech: Speech, say: Say, a: Announcement): string {
  const { choice, landing, die } = speech;
  const outcome = (at: Landings): string =>
    'both' in at
      ? say.list(at.both.map(landing))
      : speech.either(landing(at.either[0]), landing(at.either[1]));
  switch (a.kind) {
    case 'roll':
      return choice.roll(a.binding);
    case 'roll-waves':
      return choice.rollWaves;
    case 'jump':
      return choice.jump;
    case 'wait':
      return choice.wait;
    case 'wait-this-round':
      return choice.waitThisRound;
    case 'keep-tile':
      return choice.keepTile(a.tile);
    case 'rental':
      return choice.rental(a.space);
    case 'collect':
      return choice.collect(a.value);
    case 'leave':
      return choice.leave(a.value);
    case 'take':
      return choice.take(say.pair(a.dice), a.space, a.rerolls, outcome(a.landings));
    case 'head-start':
      return choice.headStart(a.spaces, landing(a.landing));
    case 'lifeguard':
      return choice.lifeguard(die(a.die), landing(a.landing));
    case 'accept':
      return choice.accept(outcome(a.landings));
    case 'decline':
      return choice.decline(say.pair(a.dice), a.space);
    case 'keep':
      return choice.keep(say.pair(a.dice), outcome(a.landings));
    case 'swap':
      return choice.swap(say.pair(a.laid), a.laidOn, say.pair(a.dice), outcome(a.landings));
    case 'reroll':
      return choice.reroll(say.list(a.dice.map(die)), a.tile);
    case 'go':
      return choice.go(outcome(a.landings));
    case 'recolour':
      return choice.recolour(die(a.die), a.to, outcome(a.landings));
    case 'adjust':
      return choice.adjust(say.pair(a.dice), outcome(a.landings));
    case 'backwards':
      return choice.backwards(die(a.die), outcome(a.landings));
    case 'straight':
      return choice.straight(a.steps, landing(a.landing));
    case 'stop':
      return choice.stop(a.steps, a.coin, a.then, landing(a.landing));
    case 'first':
      return choice.first(a.steps, a.then, landing(a.landing));
    case 'nothing':
      return '';
  }
}
