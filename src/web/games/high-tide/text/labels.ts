import type { BoardText } from '../../../board.ts';

/** What the picture says besides the game's own sentences; short, since most of it stands beside something drawn. */
export interface Labels {
  /** Colours of the six beaches, and the letter that stands for each. */
  readonly beaches: readonly string[];
  readonly letters: readonly string[];
  /** Names of the nine Baywatch tiles. */
  readonly tiles: readonly string[];
  round(round: number, of: number): string;
  readonly bag: string;
  readonly pool: string;
  readonly openDice: string;
  /** The Baywatch tile to be won this round. */
  readonly prize: string;
  readonly order: string;
  readonly bar: string;
  readonly water: string;
  readonly atWater: string;
  alert(beach: number): string;
  /** Under the sea: a chair's distance if the lying pair becomes the waves. */
  ifWave(distance: number): string;
  readonly wetIfWave: string;

  /** On the cards of the panel. */
  readonly take: string;
  readonly roll: string;
  readonly rollBinding: string;
  readonly rollWaves: string;
  readonly accept: string;
  readonly decline: string;
  readonly keep: string;
  readonly reroll: string;
  readonly collect: string;
  readonly leave: string;
  readonly straight: string;
  readonly go: string;
  readonly pass: string;
  readonly jump: string;
  readonly wait: string;
  readonly waitRound: string;
  readonly left: string;
  readonly right: string;
  readonly both: string;
  /** Where the towel goes. */
  towelTo(space: number): string;
  /** How many dice a pair from this space allows to reroll. */
  mayReroll(dice: number): string;
  toSpace(space: number): string;
  readonly offTrack: string;

  readonly points: string;
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
