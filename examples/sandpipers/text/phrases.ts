import type { Cast, Words } from '../../../src/engine/words.ts';
import type { Event, Move, Options, View } from '../state.ts';

export type GameWords = Words<Move, Event, View, Options>;

/** What a language says; how it is put together is the same in all of them. */
export interface Phrases {
  readonly name: string;
  readonly tagline: string;
  readonly options: GameWords['options'];
  readonly question: string;
  readonly run: (steps: number) => string;
  readonly ran: (name: string, steps: number) => string;
  readonly wave: (roll: number, from: number) => string;
  readonly finds: (name: string, shells: number) => string;
  readonly nobodyFinds: string;
  readonly round: (round: number, of: number) => string;
  readonly has: (name: string, shells: number) => string;
  readonly cannot: (text: string) => string;
  readonly notNow: string;
  readonly shells: string;
  readonly rounds: string;
}

export function wordsFrom(p: Phrases): GameWords {
  return {
    name: p.name,
    tagline: p.tagline,
    options: p.options,
    question: () => p.question,
    move: (_view, _seat, move) => (move.type === 'run' ? p.run(move.steps) : ''),
    event: (event, { names }) => (event.type === 'ran' ? ran(event.steps, names) : wave(event, names)),
    position: (view, { names }) => [
      p.round(view.round, view.options.rounds),
      ...names.map((name, seat) => p.has(name, view.shells[seat] ?? 0)),
    ],
    refusal: (view, _seat, text) => (view.phase === 'run' ? p.cannot(text) : p.notNow),
    item: () => p.shells,
    reason: () => p.rounds,
    verdict: () => '',
  };

  function ran(steps: readonly number[], names: Cast['names']): string {
    return steps.map((each, seat) => p.ran(names[seat] ?? '', each)).join(' ');
  }

  function wave({ roll, from, found }: Event & { type: 'wave' }, names: Cast['names']): string {
    const finders = found.flatMap((shells, seat) => (shells > 0 ? [p.finds(names[seat] ?? '', shells)] : []));
    return [p.wave(roll, from), ...(finders.length > 0 ? finders : [p.nobodyFinds])].join(' ');
  }
}
