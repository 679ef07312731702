import type { AnyGame, Options } from '../../engine/game.ts';
import { commitmentTo } from '../../fair/commitment.ts';
import { makeSeed } from '../../fair/seed.ts';
import type { Person } from '../boards/board.ts';
import type { Kept } from './kept.ts';

export interface NewMatch {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  readonly options: Options;
  readonly now: number;
}

/** A match before its first ply, with dice that are fixed from now on. `crypto.getRandomValues` is there over plain http too. */
export function createMatch({ game, people, options, now }: NewMatch): Kept & { readonly seed: string } {
  const seed = makeSeed(randomBytes);
  return {
    version: 1,
    id: makeId(),
    game: game.id,
    rules: game.rules,
    options,
    people,
    seed,
    commitment: commitmentTo(seed),
    plies: [],
    envelopes: [],
    created: now,
    changed: now,
    writes: 0,
    toAct: [],
  };
}

/** 96 random bits as sixteen letters, digits, _ or -. */
export function makeId(): string {
  return btoa(String.fromCharCode(...randomBytes(12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
