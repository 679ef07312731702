import type { BoardText } from '../../board.ts';

/** What the picture says besides the game's own sentences; short, since most of it stands beside something drawn. */
export interface Labels {
  /** The letter that stands for each beach. */
  readonly letters: readonly string[];
  /** Names of the nine Baywatch tiles. */
  readonly tiles: readonly string[];
  round(round: number, of: number): string;
  /** Whose chairs stand in the water at the end. */
  inWater(names: string): string;
  /** Before the number of the space on which a pair lies; one short word. */
  readonly pair: string;
  readonly bag: string;
  readonly pool: string;
  /** The Baywatch tile of this round. */
  readonly prize: string;
  readonly bar: string;
  alert(beach: number): string;

  /** Over the row of distances at the foot of the beaches. */
  readonly toWater: string;
  /** Short for points, behind a figure. */
  readonly points: string;
  /** Names of what is drawn, shown to a pointer that rests on it. */
  named(name: string, what: string): string;
  /** The expansion, where its tile will lie. */
  readonly baywatch: string;
  /** What the coins held are worth together. */
  worth(sum: number): string;
  readonly hints: {
    forecast(points: number): string;
    final(points: number): string;
    beach(beach: number): string;
    surfer(beach: number): string;
    readonly hiddenSurfer: string;
    coins(held: number): string;
    coinSum(sum: number): string;
    readonly coinPoints: string;
    readonly baywatchPoint: string;
    turn(place: number): string;
    readonly played: string;
    rerolls(dice: number): string;
    readonly turtle: string;
    readonly rental: string;
    readonly baywatch: string;
    readonly pile: string;
    shark(least: number, most: number): string;
    flood(spaces: string, size: number): string;
  };

  /** On the cards of the panel. */
  readonly take: string;
  readonly roll: string;
  /** The roll will have to be accepted. */
  readonly rollBinding: string;
  readonly rollWaves: string;
  readonly accept: string;
  readonly decline: string;
  readonly keep: string;
  readonly reroll: string;
  readonly collect: string;
  /** On the way, for a coin. */
  readonly stop: string;
  readonly leave: string;
  readonly straight: string;
  readonly go: string;
  readonly pass: string;
  readonly jump: string;
  readonly wait: string;
  readonly waitRound: string;
  /** The left die, the right die, both dice. */
  readonly which: readonly [string, string, string];
  /** Which die moves first. */
  readonly first: readonly [string, string];
  /** Why one would take a choice: whose chairs are passed, what a beach then brings, what a wave takes. */
  readonly reasons: {
    passes(names: string): string;
    points(after: number, before: number): string;
    /** Both in a line, as the language sets a colon. */
    both(passes: string, points: string): string;
    wave(spaces: number): string;
    /** Of a pair that would lie on the track. */
    threat(spaces: number): string;
    readonly flooded: string;
  };
  towelTo(space: number): string;
  /** How many dice of the pair may be rerolled. */
  mayReroll(dice: number): string;
  toSpace(space: number): string;
  readonly offTrack: string;

  /** Groups in the list of choices. */
  readonly groups: {
    readonly pairs: string;
    readonly roll: string;
    readonly tiles: string;
    readonly move: string;
  };
  readonly odds: {
    beach(beach: number): string;
    wet(beach: number): string;
    dry(beach: number, distance: number): string;
    waves(beach: number): string;
    soaked(name: string): string;
  };
}

export interface HighTideText extends BoardText {
  readonly labels: Labels;
}
