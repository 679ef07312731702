import type { AnyGame, Result, Seat, Viewer } from '../../engine/game.ts';
import type { Emitted } from '../../engine/match.ts';
import type { Person } from '../boards/board.ts';
import type { Foreseen } from './outcome.ts';
import type { Past, Shown } from './show.ts';

export type Phase =
  /** Events are being shown; nobody can choose. */
  | { readonly type: 'showing' }
  /** The person on this seat, who is looking, is asked. */
  | { readonly type: 'asking'; readonly seat: Seat }
  /** The device must change hands before this person is asked. */
  | { readonly type: 'cover'; readonly seat: Seat }
  /** Only bots, or people elsewhere, are asked. */
  | { readonly type: 'waiting' }
  | { readonly type: 'over' }
  /** Cannot go on: another tab has played here, nothing can be stored, or a bot failed. */
  | { readonly type: 'stuck'; readonly why: 'elsewhere' | 'storage' | 'bot' };

/** An event of the story with the ply it belongs to. */
export interface Told {
  readonly ply: number;
  readonly emitted: Emitted<unknown>;
}

/** Why something did not happen: a code of the rules or of the server. */
export interface Declined {
  readonly refused: string;
}

/** A table that somebody plays at, wherever the match itself is kept. Everything read is reactive. */
export interface PlayableTable {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  /** The checksum of the dice. */
  readonly commitment: string | undefined;
  readonly shown: Shown;
  readonly phase: Phase;
  readonly viewer: Viewer;
  /** What has been told so far. */
  readonly story: readonly Told[];
  readonly toAct: readonly Seat[];
  /** Seats whose sealed answer is in. */
  readonly answered: readonly Seat[];
  /** Once the last event has been shown. */
  readonly result: Result | undefined;
  /** The texts that the person asked may choose from. */
  readonly legal: readonly string[];
  /** The number of the question: a selection holds as long as it stays the same. */
  readonly question: number;
  /** The person who could take back a decision now. */
  readonly undoer: Seat | undefined;
  /** What the asked person's choice would lead to. */
  outcome(text: string): Foreseen | undefined;
  /** False if the person could still take this choice back. */
  isFinal(text: string): boolean;
  /** `byItself` if nobody decided it: there was nothing else to choose. */
  choose(text: string, byItself?: boolean): Promise<Declined | undefined>;
  undo(): Promise<Declined | undefined>;
  /** The person named on the cover has the device now. */
  uncover(): void;
  /** Shows the rest of what happened at once. */
  hurry(): void;
  /** What was shown lately, movement by movement. */
  readonly past: readonly Past[];
  /** Shows one of them again. */
  again(movement: Shown): Promise<void>;
  /** While held, what is being shown ends and nothing new begins: somebody reads the rules. */
  hold(held: boolean): void;
  /** After a bot failed: asks it again. */
  retry(): void;
  close(): void;
}
