import type { BoardText } from '../../board.ts';

/** What the picture says besides the game's own sentences; short, since most of it stands beside something drawn. */
export interface Labels {
  /** How the ten positions are called on the dial: nothing for the singles, a pattern of letters for the combinations. */
  readonly codes: readonly string[];
  /** Under the two halves of the dial. */
  readonly singles: string;
  readonly combinations: string;
  /** What the signs on the dial mean, while nothing is pointed at: each beside its sign, if that is on the dial now. */
  readonly legend: {
    readonly shells: string;
    readonly castle: string;
    readonly trove: string;
    readonly completes: string;
  };

  /** Headings of the two cases of a position. */
  readonly alone: string;
  readonly together: string;
  /** A single, if nobody else sets it. */
  readonly shellAndCastle: string;
  readonly shellOnly: string;
  readonly castleOnly: string;
  readonly nothing: string;
  /** A single that several set: `n` lie there. */
  enoughFor(n: number): string;
  readonly notEnough: string;
  /** A combination, if nobody else sets it. */
  readonly chooseOne: string;
  readonly troveInstead: string;
  /** A combination that several set. */
  readonly spellInstead: string;
  completes(castle: number, points: number): string;
  /** So many more ways than the picture has room for. */
  more(n: number): string;

  /** What is happening, in one or two short sentences. */
  readonly explain: {
    readonly reveal: string;
    /** A single: none of that colour lies there; too few lie there. */
    readonly absent: string;
    readonly short: string;
    readonly clash: string;
    readonly spell: string;
    readonly spellEmpty: string;
    readonly miss: string;
    readonly trove: string;
    readonly troveNothing: string;
    readonly sweep: string;
    readonly build: string;
    readonly empty: string;
    readonly turn: string;
    washed(n: number): string;
    readonly fourth: string;
  };

  /** Over the rounds in which grooves are flooded, and over the columns: in which groove a castle stands when the tide turns. */
  readonly coveredAfter: string;
  readonly coveredShort: string;
  readonly castleIn: string;
  readonly nowhere: string;
  readonly dry: string;

  readonly heap: string;
  readonly fetched: string;
  inGroove(groove: number): string;
  readonly washedAway: string;
  readonly complete: string;
  short(n: number): string;
  points(n: number): string;
  readonly pass: string;
  /** What pays for the starfish, the space of any colour. */
  star(colour: number): string;
  /** So many shells of a colour; 4 stands for any. */
  shells(n: number, colour: number): string;
  /** There are shells enough, but none of the fetched castles can be paid; and why there is a question all the same. */
  readonly cannotBuild: string;
  readonly askedAnyway: string;

  round(round: number, of: number): string;
  readonly ebb: string;
  readonly flood: string;
  /** Shells in the bag. */
  bag(n: number): string;
  /** Of shells in the next groove. */
  atLeast(n: number, colour: number): string;
  /** Groups in the list of choices. */
  readonly groups: {
    readonly singles: string;
    readonly combinations: string;
    readonly shells: string;
    readonly castles: string;
    build(castle: number): string;
  };
}

export interface StrandText extends BoardText {
  readonly labels: Labels;
}
