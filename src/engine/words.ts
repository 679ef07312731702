import type { Result, Seat } from './game.ts';

export const languages = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** Who sits where. Sentences always speak of people by name, in the third person: one text serves log, screen and screen reader. */
export interface Cast {
  readonly names: readonly string[];
}

export interface OptionWords {
  readonly name: string;
  /** One sentence: what it changes for the players. */
  readonly hint: string;
  /** Names of the values of a choice. */
  readonly values?: { readonly [value: string]: string };
}

/**
 * A game's words in one language (`text/<language>.ts`). Terminal, log, screen reader, buttons and push notices all use
 * these sentences, so everything that can be seen can also be heard. Plain text, no markup.
 */
export interface Words<M, E, V, O> {
  readonly name: string;
  /** One line that makes people want to play. */
  readonly tagline: string;
  readonly options: { readonly [K in keyof O]: OptionWords };
  /** The one question that this seat has to answer now, in one short sentence addressed to nobody. */
  question(view: V, seat: Seat, cast: Cast): string;
  /** A choice of that seat with its outcome, as a button would say it ("Take white 5 and black 2: white 3 from the water, ..."). */
  move(view: V, seat: Seat, move: M, cast: Cast): string;
  /** What happened, as a sentence of the log; empty if it is not worth a line. */
  event(event: E, cast: Cast): string;
  /** The whole position in words, one paragraph per entry: what a person who cannot see the board needs. */
  position(view: V, cast: Cast): string[];
  /** Why this move text is refused now, in one sentence, as exactly as possible. */
  refusal(view: V, seat: Seat, text: string, cast: Cast): string;
  /** Names of the items of a breakdown and of the reasons of ending. */
  item(key: string): string;
  reason(reason: string): string;
  /** Anything worth saying about the result beyond scores and places, for example which tie-break decided; may be empty. */
  verdict(result: Result, cast: Cast): string;
}

export type AnyWords = Words<unknown, unknown, unknown, { readonly [key: string]: unknown }>;

/** Colours a terminal drawing may use; the caller turns them into escape codes, or into nothing on a pipe. */
const inks = [
  'plain',
  'dim',
  'bold',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'grey',
  'black',
] as const;
export type Ink = (typeof inks)[number];
export interface Pen {
  /** The text in that ink, on that ground if one is given. The result has the same visible width. */
  (text: string, ink: Ink, ground?: Ink): string;
}

/**
 * The position as lines for a terminal, at most 100 columns wide. Labels come from `words`. (Declared by way of a method, so
 * that a game's own Draw is an AnyDraw.)
 */
export type Draw<V, W> = { draw(view: V, words: W, cast: Cast, pen: Pen): string[] }['draw'];
export type AnyDraw = Draw<unknown, AnyWords>;

/** The names of the parts of a board that can be pointed at, at a table with so many seats. */
export type PartNames = (seats: number) => readonly string[];

/**
 * Why a part of the board cannot be used now, in one sentence; empty if it can, or if there is nothing to say. `legal` are
 * the texts that the seat may choose from.
 */
export type WhyNotWords = {
  explain(view: unknown, seat: Seat, part: string, legal: readonly string[], language: Language): string;
}['explain'];

/**
 * One of the largest differences in what follows two choices: what a part of a seat's score brings, or how often something
 * happens. `what` is the game's own key.
 */
export interface Difference {
  readonly seat: Seat;
  readonly what: string;
  readonly kind: 'points' | 'often';
  /** After one choice and after the other: mean points, or in which part of all matches. */
  readonly here: number;
  readonly there: number;
}

/** Why one choice is better than another, in the game's own words. */
export interface ReasonWords {
  /** Every key that a difference may have. */
  readonly keys: readonly string[];
  /** "+0.8 points on the purple beach". Without a name the seat is addressed. */
  tell(difference: Difference, name: string | undefined, language: Language): string;
  /** Where to look, without saying what to do: "Look at the purple beach." */
  look(what: string, language: Language): string;
  /** The parts of the board that it is about, by their names. */
  parts(what: string): readonly string[];
}

/** What a registry knows of a game; everything is loaded when first needed, so that a page fetches only what it shows. */
export interface GameEntry {
  readonly load: () => Promise<import('./game.ts').AnyGame>;
  readonly words: (language: Language) => Promise<AnyWords>;
  readonly draw: () => Promise<AnyDraw>;
  /** The board's parts by name, for lessons; without it only the parts of the table around the board have names. */
  readonly parts?: () => Promise<PartNames>;
  readonly whyNot?: () => Promise<WhyNotWords>;
  readonly reasons?: () => Promise<ReasonWords>;
}
export type Registry = { readonly [id: string]: GameEntry };
