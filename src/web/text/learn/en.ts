/** The texts about learning, in English: courses, lessons, the first match, the rulebook. */
export const en = {
  title: (game: string) => `Learn ${game}`,
  intro: 'Short lessons on the real board, one idea each. Nothing to read beforehand.',
  lessons: 'Lessons',
  minutes: (n: number) => (n === 1 ? 'about a minute' : `about ${n} minutes`),
  stars: (n: number) => (n === 1 ? '1 of 3 stars' : `${n} of 3 stars`),
  open: 'not done yet',
  next: 'Up next',
  start: 'Start',
  goOn: 'Continue',
  startLesson: (title: string) => `Start the lesson: ${title}`,
  done: (n: number, of: number) => `${n} of ${of} lessons done`,
  finished: 'Course finished. The beach is yours.',
  reset: 'Start over',
  resetSure: 'Lose all the stars of this course?',
  resetYes: 'Yes, start over',
  resetNo: 'Keep them',
  first: {
    title: 'A first match',
    hint: 'Against easy bots. Everything that happens for the first time is explained, once.',
    start: 'Play with a helping hand',
    label: 'For the first time',
    thanks: 'Got it',
    silence: 'No more hints',
  },
  file: {
    open: 'Open a lesson file',
    hint: 'Has somebody written a lesson of their own? Open it here; it stays on this device.',
    refused: 'This file is not a playable lesson',
    unknownGame: (game: string) => `It is about ${game}, which is not among the games here.`,
    again: 'The lesson is no longer here. Please open its file again.',
  },
  lesson: {
    label: 'Lesson',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    next: 'Continue',
    task: 'Your turn',
    wrong: 'Not quite',
    right: 'Right',
    try: (sentence: string) => `Try this: ${sentence}`,
    fold: 'Hide the text',
    unfold: 'Show the text',
    leave: 'Back to the course',
    end: 'Lesson done',
    praise: ['Done. Try again for all three stars?', 'Well done.', 'Flawless!'],
    again: 'Play it again',
    nextLesson: (title: string) => `Next: ${title}`,
    course: 'All lessons',
    showing: 'Watch the board.',
    waiting: 'The bubble tells you what comes next.',
  },
  rules: {
    title: (game: string) => `Rulebook: ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    found: (n: number) => (n === 1 ? '1 section' : `${n} sections`),
    nothing: 'Nothing found. Try another word.',
    print: 'Print',
    play: 'Play from here',
    position: 'A position from a real match',
    link: (title: string) => `Link to the section ${title}`,
    ruling: 'Ruling',
    rulingHint: 'The printed rules leave this open or are ambiguous; this is how Tidetable decides.',
    reconstructed: 'Reconstructed',
    reconstructedHint:
      'This figure was printed only in a picture we do not have; it was worked out from other sources.',
    book: 'Open the rulebook',
    learn: 'Learn by playing',
  },
} as const satisfies Tree;

type Tree = { readonly [key: string]: string | readonly string[] | ((...given: never[]) => string) | Tree };
type Shape<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends (...given: infer G) => string
      ? (...given: G) => string
      : { readonly [K in keyof T]: Shape<T[K]> };
export type LearnText = Shape<typeof en>;
