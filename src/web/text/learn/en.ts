/** Every word about learning, in English: courses, lessons, the first match, the rulebook. */
export const en = {
  title: (game: string) => `Learn ${game}`,
  intro: 'Short lessons on the real board, one idea each. No reading up beforehand.',
  lessons: 'Lessons',
  minutes: (n: number) => (n === 1 ? 'about a minute' : `about ${n} minutes`),
  stars: (n: number) => (n === 1 ? '1 of 3 stars' : `${n} of 3 stars`),
  open: 'not done yet',
  next: 'Up next',
  start: 'Start',
  goOn: 'Go on',
  startLesson: (title: string) => `Start the lesson: ${title}`,
  done: (n: number, of: number) => `${n} of ${of} lessons done`,
  finished: 'Course finished. The beach is yours.',
  reset: 'Start over',
  resetSure: 'Forget all stars of this course?',
  resetYes: 'Yes, forget them',
  resetNo: 'Keep them',
  first: {
    title: 'A first match',
    hint: 'Against easy bots. Whatever happens for the first time is explained, once.',
    start: 'Play with a hand on the shoulder',
    label: 'For the first time',
    thanks: 'Got it',
    silence: 'No more hints',
  },
  file: {
    open: 'Open a lesson file',
    hint: 'Somebody wrote a lesson of their own? It opens here and stays on this device.',
    refused: 'This file is not a lesson that can be played',
    unknownGame: (game: string) => `It is about ${game}, a game not known here.`,
    again: 'The lesson is gone. Please open its file once more.',
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
    praise: ['Done. Once more for all three stars?', 'Well done.', 'Flawless!'],
    again: 'Once more',
    nextLesson: (title: string) => `Next: ${title}`,
    course: 'All lessons',
    showing: 'Watch the board.',
    waiting: 'The bubble says what comes next.',
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
    link: (title: string) => `Address of the section ${title}`,
    ruling: 'Ruling',
    rulingHint: 'The printed rules leave this open or say it ambiguously; this is how Tidetable decides.',
    reconstructed: 'Reconstructed',
    reconstructedHint:
      'This figure was printed only in a picture that is lost; it was worked out from other sources.',
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
