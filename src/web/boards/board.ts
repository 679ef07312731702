/**
 * The contract between the shell and the boards.
 *
 * The shell runs the match: it asks, stores, undoes, paces, announces, and renders every legal choice as a button. A board is a
 * picture of a `view` that turns clicks into one of the given legal texts. It knows no rules: whatever it needs beyond
 * the view it reads from `choices`, or from `outcome(text)`, which plays a choice on a position imagined from the view.
 *
 * To add a board: `src/web/boards/<game id>/index.ts` with
 *
 *     import { defineBoard } from '../board.ts';
 *     export default defineBoard<HighTideView, HighTideEvent, HighTideText>({ Board, Seat, text: (language) => ... });
 *
 * and nothing else: the shell finds it by its folder and loads it when the game is opened, as a chunk of its own. Until
 * a game has a board, `fallback/` shows what a terminal would.
 *
 * Rules for boards
 * - What can be pointed at has a name: an element with `data-part`, or a box in `Parts.svelte`. The names are the game's
 *   (src/games/<game>/choices/parts.ts); lessons put rings there, and a tap on a part that cannot be used asks the words why.
 * - Fill the box of `size` exactly; never scroll, never overflow. The box runs from about 340 x 250 (phone, portrait) to
 *   1900 x 1300, and may be tall or wide: choose the arrangement by `size`, not by media queries.
 * - The SVG is `aria-hidden="true"` and nothing in it takes keyboard focus: the buttons beside it do that, and `position`
 *   of the game's words tells it to those who cannot see it. Pointer targets are at least 44 x 44 px.
 * - Only `choices` can be clicked; a pointer target carries its text as `data-choice={text}`, so that tests can play on the
 *   picture. A click calls `onselect(text)`; the shell decides whether that plays at once or waits
 *   for a confirmation. Show `selected` with the coral colour (`var(--coral)`), and `pointed` (hover or keyboard focus,
 *   from the list or the picture) as a preview; report hovering with `onpoint`.
 * - No text outside `text` and `words`; no colour without a shape or letter; colours only by the tokens of `tokens.css`
 *   and tokens declared in the board's own style, so that day and night both work.
 * - The unit of animation is a movement: `events.slice(since, at + 1)`, all at once, most often a whole turn. Animations take at most
 *   `beat` milliseconds and are skipped when it is 0 (reduced motion, highest speed, replay jumps).
 * - Pieces used by several games lie in `art/` (Token, Animal, Glyph, Die, paths of the player shapes).
 */
import type { Component } from 'svelte';
import type { Result, Seat, Viewer } from '../../engine/game.ts';
import type { AnyWords, Cast, Language } from '../../engine/words.ts';
import type { PlayerColour } from '../art/players.ts';
import type { SoundName } from '../sound/sounds.ts';

/** Who sits in a seat: `me` and `here` are people on this device, `far` is somebody on another one, `bot` a program. */
export interface Person {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly kind: 'me' | 'here' | 'bot' | 'far';
  /** The bot's level, from src/bots. */
  readonly bot?: string;
}

/** The players: the cast of the words, and what a board needs beyond names. */
export interface TableCast extends Cast {
  readonly people: readonly Person[];
}

/** A legal choice of the viewer. `sentence` is the game's own, with the outcome. */
export interface Choice {
  readonly text: string;
  readonly sentence: string;
}

/**
 * What a choice would lead to before anything is rolled, drawn or answered by others. It is played on a position
 * imagined from the view, so it never gives anything away; what the viewer cannot know in it is invented.
 */
export interface Outcome<V, E> {
  readonly view: V;
  readonly events: readonly E[];
  /** Something is rolled, drawn or revealed by it: the choice cannot be undone, so the shell may ask for confirmation. */
  readonly reveals: boolean;
}

/** The props of every part of a board. */
export interface TableProps<V = unknown, E = unknown, T = BoardText> {
  /** The viewer's view after the events being shown. */
  readonly view: V;
  /** The view before these events; undefined at the start and after a jump (undo, replay): then draw `view` at once. */
  readonly before: V | undefined;
  /** What happened between `before` and `view`, as this viewer may know it; often several. */
  readonly events: readonly E[];
  /** The movement being shown runs from event `since` to event `at`, counted from 0; `at` is `events.length` when all have been shown and people may choose. */
  readonly since: number;
  readonly at: number;
  /** How long the current movement is shown, in ms; 0 means no animation. */
  readonly beat: number;
  /** Incremented with every new `view`: the key of animations. */
  readonly moment: number;
  readonly reducedMotion: boolean;
  /** The viewer; 'public' when everybody on this device may see the screen (bots only, replay, between secret choices). */
  readonly viewer: Viewer;
  /** Seats that owe an answer; a sealed answer already given stays in here, with the seat in `answered` too. */
  readonly toAct: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly result: Result | undefined;
  readonly cast: TableCast;
  readonly words: AnyWords;
  readonly language: Language;
  /** The board's own texts in that language, from `BoardModule.text`. */
  readonly text: T;
}

export interface BoardProps<V = unknown, E = unknown, T = BoardText> extends TableProps<V, E, T> {
  /** The box to fill, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** What may be chosen now; empty while events are shown, for spectators, and when others are asked. */
  readonly choices: readonly Choice[];
  readonly selected: string | undefined;
  /** Hovered or focused, on the picture or in the list: preview it. Undefined if none is. */
  readonly pointed: string | undefined;
  outcome(text: string): Outcome<V, E> | undefined;
  onselect(text: string | undefined): void;
  onpoint(text: string | undefined): void;
  onconfirm(): void;
}

/** One seat's belongings, in a card of about 230 x 70 px, or (`compact`) in about 110 x 24 px on phones. Name, colour and turn are drawn by the shell. */
export interface SeatProps<V = unknown, E = unknown, T = BoardText> extends TableProps<V, E, T> {
  readonly seat: Seat;
  readonly compact: boolean;
  /** The outcome of the choice being pointed at or selected, to show what would change ("+2"). */
  readonly preview: Outcome<V, E> | undefined;
}

/** The picture in front of a choice's sentence in the list, at most 72 x 44 px. */
export interface ChoiceProps<V = unknown, E = unknown, T = BoardText> extends TableProps<V, E, T> {
  readonly choice: Choice;
}

/** A movement as a row of icons about 24 px high, for a line of the log in place of its sentence. */
export interface MarksProps<V = unknown, E = unknown, T = BoardText> {
  readonly events: readonly E[];
  readonly view: V;
  readonly cast: TableCast;
  readonly text: T;
  /** The sentence, for events without icons. */
  readonly sentence: string;
}

/** What a seat has as a picture in the game's own scene, 280 x 110 px, without text. */
export interface EndingProps<V = unknown> {
  readonly view: V;
  readonly seat: Seat;
  readonly cast: TableCast;
}

/** Public progress of a match, for lists of matches. */
export interface Progress {
  readonly round: number;
  /** The last round, if it is known. */
  readonly of?: number;
  /** The scores if the match ended now, by seat, from public knowledge. */
  readonly scores: readonly number[];
}

/** A picture in the rules help; `name` is that of a `figure` block. */
export interface FigureProps {
  readonly name: string;
}

/** A group of related choices in the list. */
export interface ChoiceGroup {
  /** A few words above the group; empty for none. */
  readonly title: string;
  readonly texts: readonly string[];
}

export type HelpBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'steps'; readonly items: readonly string[] }
  | {
      readonly type: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly type: 'figure'; readonly name: string; readonly caption: string };

/** The rules in our own words. Plain text, no markup. */
export interface HelpSection {
  /** The same in all languages; `BoardModule.relevant` returns one. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/** Not in the printed rules: a ruling where they are silent, or a figure reconstructed from other sources. */
export type RuleMark = 'ruling' | 'reconstructed';
/** Marks by section, block and item: `crabs.2.0` is the first item of the third block. Alike in all languages. */
export type RuleMarks = { readonly [path: string]: RuleMark };

/** What a board's text file (`games/<id>/text/<language>.ts`) has at least; its labels come on top. */
export interface BoardText {
  readonly help: readonly HelpSection[];
}

/** A chance outcome right after a choice, with its exact probability. */
export interface ChanceOutcome<V, E> {
  readonly view: V;
  readonly events: readonly E[];
  readonly share: number;
}

/** How an event is grouped and paced when it is shown. */
export interface Part {
  /**
   * Events in a row with the same name are one movement: they are shown together and make one entry of the log. An empty
   * name joins the movement in progress; without a name an event is a movement of its own.
   */
  readonly name?: string;
  /** The seat that acts; undefined for what happens to all. */
  readonly seat?: Seat;
  /** 'setup' comes before the first choice and is not shown step by step; 'round' begins a new round of the log. */
  readonly kind?: 'setup' | 'round';
  /** Duration at normal speed, in ms; a movement lasts as long as its longest event. */
  readonly milliseconds: number;
}

export interface OddsRow {
  readonly label: string;
  readonly share: number;
}

export interface BoardModule<V, E, T extends BoardText> {
  readonly Board: Component<BoardProps<V, E, T>>;
  /** What a seat has; without it the seat shows its name alone. */
  readonly Seat?: Component<SeatProps<V, E, T>>;
  /** A line for the header: round, tide, what is left. About 300 x 40 px, on phones 150 x 28. */
  readonly Status?: Component<TableProps<V, E, T>>;
  /**
   * A picture with the choices within the question's panel, above the buttons (a dial, the dice to take). Gets the
   * panel's width; `size.height` is the most it may take. Like the board it is a picture with pointer targets.
   */
  readonly Panel?: Component<BoardProps<V, E, T>>;
  /** The picture of a choice in the list. */
  readonly Choice?: Component<ChoiceProps<V, E, T>>;
  readonly Marks?: Component<MarksProps<V, E, T>>;
  readonly Ending?: Component<EndingProps<V>>;
  /** What another player has, larger than on the seat card: shown below the question where there is room. */
  readonly Beside?: Component<EndingProps<V>>;
  /** Who caused the end, if the game's sentence does not say it; may be empty. */
  ended?(view: V, cast: TableCast, text: T): string;
  readonly Figure?: Component<FigureProps>;
  /** The board's texts and the rules help; one lazily loaded file per language. */
  text(language: Language): Promise<T>;
  /** The list of choices in groups, in order; texts not named come last. Without it: one group per first word of the text. */
  groups?(choices: readonly Choice[], view: V, text: T): readonly ChoiceGroup[];
  /**
   * True if board or panel offer every choice at 44 px or more: the list of buttons is then collapsed until focus
   * enters it or it is asked for. It is always there for keyboard and screen reader.
   */
  folds?(view: V, choices: readonly Choice[]): boolean;
  /** What of the help is a ruling or reconstructed. */
  readonly ruleMarks?: RuleMarks;
  /** The section of the help that matters now. */
  relevant?(view: V, viewer: Viewer): string;
  /** Groups and paces events. Without it every event is a movement of its own: 900 ms with a line in the log, 250 without. */
  part?(event: E): Part;
  /** Shows what belongs to this seat on the board; the name on its card then is a button. */
  visit?(seat: Seat): void;
  progress?(view: V): Progress;
  /** True if a quick answer to this question would reveal something secret about the person who answers. */
  hidden?(view: V): boolean;
  sound?(event: E): SoundName | undefined;
  /** Whether an event is a key moment of a replay. Without it there are none. */
  isKey?(event: E): boolean;
  /** The faces of dice that were just rolled, each equally likely; for games with dice. */
  faces?(event: E): readonly number[];
  /**
   * What people want to know about a roll or draw they are about to cause ("into the water: 17 %"). Rows with the same
   * label are added up and sorted by the shell. Without it: the sentences of the events.
   */
  odds?(outcomes: readonly ChanceOutcome<V, E>[], view: V, text: T, cast: TableCast): readonly OddsRow[];
  /** How much of the width the question's panel takes, on a desktop and on an upright tablet; 0.27 and 0.36 if not given. */
  readonly panelWidth?: { readonly desktop: number; readonly tablet: number };
  /** How much of the height below the seats the question's panel takes on phones; 0.45 if not given. */
  readonly panelShare?: number;
}

export type AnyBoard = BoardModule<unknown, unknown, BoardText>;

/** Erases a board's own types, here only. Safe, because the shell passes it views of its own game only. */
export function defineBoard<V, E, T extends BoardText>(board: BoardModule<V, E, T>): AnyBoard {
  return board as unknown as AnyBoard;
}
