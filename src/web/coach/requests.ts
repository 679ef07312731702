import type { Seat } from '../../engine/game.ts';
import type {
  Asked,
  Hint,
  HintQuestion,
  OwnDecision,
  Assessment,
  Reviewed,
  Why,
} from '../../insight/index.ts';

/** What the coach's worker is asked; every answer comes from the view of one seat. */
export interface CoachRequests {
  readonly hint: { readonly ask: HintQuestion; readonly answer: Hint | undefined };
  /** What the expert bot thinks of every choice. */
  readonly assess: { readonly ask: HintQuestion; readonly answer: Assessment | undefined };
  readonly why: {
    readonly ask: Asked & { readonly better: string; readonly worse: string };
    readonly answer: Why | undefined;
  };
  /** Everybody's shares of the win. */
  readonly chances: {
    readonly ask: Asked & { readonly seats: number };
    readonly answer: readonly number[] | undefined;
  };
  /** The decisions of a seat in a finished match. */
  readonly decisions: {
    readonly ask: { readonly match: Reviewed; readonly seat: Seat };
    readonly answer: readonly OwnDecision[];
  };
}

export type CoachRequestName = keyof CoachRequests;

export interface CoachRequest<N extends CoachRequestName = CoachRequestName> {
  readonly id: number;
  readonly name: N;
  readonly ask: CoachRequests[N]['ask'];
}

export type CoachReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problem: string };
