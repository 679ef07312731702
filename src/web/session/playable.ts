import type { AnyGame, Result, Seat, Viewer } from '../../engine/game.ts';
import type { Emitted } from '../../engine/match.ts';
import type { Person } from '../boards/board.ts';
import type { Foreseen } from './outcome.ts';
import type { Past, Shown } from './show.ts';

export type Phase =
  /** Events are being shown; nobody can choose. */
  | { readonly type: 'showing' }
  /** The person in this seat, who is the viewer, is asked. */
  | { readonly type: 'asking'; readonly seat: Seat }
  /** The device must be handed to this person before they are asked. */
  | { readonly type: 'cover'; readonly seat: Seat }
  /** Only bots, or people elsewhere, are asked. */
  | { readonly type: 'waiting' }
  | { readonly type: 'over' }
  /** The match cannot go on: another tab has continued it, storage failed, or a bot failed. */
  | { readonly type: 'stuck'; readonly why: 'elsewhere' | 'storage' | 'bot' };

/** An event of the story with the ply it belongs to. */
export interface Told {
  readonly ply: number;
  readonly emitted: Emitted<unknown>;
}

/** A refusal: a code of the engine or of the server. */
export interface Declined {
  readonly refused: string;
}

/** The refusal in a reply, if it is one. */
export function declined(reply: object): Declined | undefined {
  return 'refused' in reply ? (reply as Declined) : undefined;
}

/** A table one can play at, wherever the match is stored. All properties are reactive. */
export interface PlayableTable {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  /** The checksum of the dice. */
  readonly commitment: string | undefined;
  readonly shown: Shown;
  readonly phase: Phase;
  readonly viewer: Viewer;
  /** The events shown so far. */
  readonly story: readonly Told[];
  readonly toAct: readonly Seat[];
  /** Seats that have given their sealed answer. */
  readonly answered: readonly Seat[];
  /** Defined once the last event has been shown. */
  readonly result: Result | undefined;
  /** The legal moves of the person who is asked. */
  readonly legal: readonly string[];
  /** The number of the question; a selection is valid as long as it does not change. */
  readonly question: number;
  /** The seat that could undo a decision now. */
  readonly undoer: Seat | undefined;
  /** What the asked person's choice would lead to. */
  outcome(text: string): Foreseen | undefined;
  /** True if this choice could not be undone. */
  isFinal(text: string): boolean;
  /** `byItself`: the app chose the only legal move; nobody decided. */
  choose(text: string, byItself?: boolean): Promise<Declined | undefined>;
  undo(): Promise<Declined | undefined>;
  /** The person named on the cover has the device now. */
  uncover(): void;
  /** Skips to the end of what is being shown. */
  hurry(): void;
  /** The movements shown lately. */
  readonly past: readonly Past[];
  /** Shows one of them again. */
  again(movement: Shown): Promise<void>;
  /** Pauses the presentation, for example while the rules are open: the running movement ends, no new one begins. */
  hold(held: boolean): void;
  /** After a bot failed: asks it again. */
  retry(): void;
  close(): void;
}
