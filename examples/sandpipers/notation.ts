import type { Move } from './state.ts';

export function write(move: Move): string {
  return move.type === 'run' ? `run ${move.steps}` : `wave ${move.roll}`;
}

export function read(text: string): Move | undefined {
  const [, word, digit] = /^(run|wave) ([1-6])$/.exec(text) ?? [];
  if (word === undefined) return undefined;
  return word === 'run' ? { type: 'run', steps: Number(digit) } : { type: 'wave', roll: Number(digit) };
}
