import { readMatchFile, readTerms, writeMatchFile } from '../../engine/file.ts';
import type { AnyGame } from '../../engine/game.ts';
import { isProblem, readOptions } from '../../engine/options.ts';
import { version } from '../support/version.ts';
import { EnvMatch } from './env-match.ts';
import { layoutOf, observationOf } from './observation.ts';
import { PROTOCOL, readRequest, Refused, type Request } from './requests.ts';

/** Most matches that may be open at once. */
const MAX_MATCHES = 100_000;

/** All matches of one program, and what it asks about them. */
export class EnvSession {
  readonly #game: AnyGame;
  readonly #matches = new Map<number, EnvMatch>();
  #last = 0;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The answer to one request. Never throws for what a program sends. */
  answer(given: unknown): object {
    const id = typeof given === 'object' && given !== null && 'id' in given ? { id: given.id } : {};
    try {
      return { ...id, ...this.#do(readRequest(given)) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...id, error: { code: error.code, message: error.message } };
    }
  }

  #do(wish: Request): object {
    switch (wish.do) {
      case 'hello':
        return { protocol: PROTOCOL, version: version(), ...describe(this.#game) };
      case 'new':
        return this.#keep(this.#started(wish));
      case 'load':
        return this.#keep(this.#loaded(wish));
      case 'layout':
        return { layout: layoutOf(this.#game, this.#seats(wish.seats)) };
      case 'drop':
        this.#find(wish.match);
        this.#matches.delete(wish.match);
        return {};
      case 'clone':
        return this.#keep(this.#find(wish.match).clone(wish.seed));
      default:
        return inMatch(this.#find(wish.match), wish);
    }
  }

  #keep(match: EnvMatch): object {
    if (this.#matches.size >= MAX_MATCHES) throw new Refused('too-many', `more than ${MAX_MATCHES} matches`);
    this.#matches.set(++this.#last, match);
    return { match: this.#last, ...match.position() };
  }

  #find(number: number): EnvMatch {
    const match = this.#matches.get(number);
    if (!match) throw new Refused('unknown-match', `there is no match ${number}`);
    return match;
  }

  #seats(seats: number): number {
    const { min, max } = this.#game.seats;
    if (seats < min || seats > max)
      throw new Refused('malformed', `seats: ${this.#game.id} is for ${min} to ${max} players, not ${seats}`);
    return seats;
  }

  #started({ seats, options: given, seed, chance }: Extract<Request, { do: 'new' }>): EnvMatch {
    const game = this.#game;
    const options = readOptions(game.options, given);
    if (isProblem(options)) throw new Refused('malformed', `options: ${options.problem}`);
    return EnvMatch.start({ game, seats: this.#seats(seats), options, rules: game.rules, seed, chance });
  }

  #loaded({ file: given, plies, seed }: Extract<Request, { do: 'load' }>): EnvMatch {
    const file = readMatchFile(JSON.stringify(given) ?? '');
    if ('problem' in file) throw new Refused('malformed', `file: ${file.problem}`);
    if (file.game !== this.#game.id) throw new Refused('malformed', `file: a match of ${file.game}`);
    const terms = readTerms(this.#game, file);
    if ('problem' in terms) throw new Refused('malformed', `file: ${terms.problem}`);
    return EnvMatch.from({ game: this.#game, ...terms, seed, chance: 'draw' }, file.plies.slice(0, plies));
  }
}

type InMatch = Exclude<Request, { do: 'hello' | 'new' | 'load' | 'layout' | 'drop' | 'clone' }>;

function inMatch(match: EnvMatch, wish: InMatch): object {
  switch (wish.do) {
    case 'position':
      return match.position();
    case 'view':
      return { view: match.view(wish.viewer) };
    case 'legal':
      return { legal: match.legal(wish.seat) };
    case 'chances':
      return { chances: match.outcomes() };
    case 'apply': {
      const events = match.apply(wish.seat, wish.move, wish.viewer ?? 'public');
      return { ...match.position(), events };
    }
    case 'undo':
      match.undo(wish.seat);
      return match.position();
    case 'observe':
      return { observation: observationOf(match.game.id, match.view(wish.seat)) };
    case 'file':
      return { file: fileOf(match) };
  }
}

function describe(game: AnyGame): object {
  return { game: game.id, rules: game.rules, seats: game.seats, options: game.options };
}

function fileOf(match: EnvMatch): unknown {
  const { options, rules, seats: count } = match.terms;
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
  const { result } = match.position() as { readonly result?: never };
  const file = { game: match.game.id, rules, options, seats, plies: match.plies };
  return JSON.parse(writeMatchFile(result === undefined ? file : { ...file, result }));
}
