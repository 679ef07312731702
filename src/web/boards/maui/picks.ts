/** What the parts of the picture need to know of the choices, and how they tell what is pointed at and chosen. */
export interface Hand {
  readonly texts: readonly string[];
  readonly selected: string | undefined;
  readonly pointed: string | undefined;
  choose(text: string): void;
  point(text: string | undefined): void;
}
