/** Runs in the page, before the app: what `bench/web.ts` asks it for. */
const ASKED = 'main h2[data-asked]';
/** Milliseconds between two looks whether the person is asked. */
const PACE = 700;

let clicked = 0;
let asked = 0;
addEventListener(
  'click',
  () => {
    clicked = performance.now();
    const look = () => {
      if (document.querySelector(ASKED)) asked = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  },
  true,
);

/** Milliseconds from the last click to the first question after it. */
function firstChoice(): number {
  return asked - clicked;
}

/** Plays for so many seconds, always the first choice, and measures the time between frames. */
async function framesDuringPlay(seconds: number) {
  const lengths: number[] = [];
  let decisions = 0;
  let question: string | null = null;
  const keepPlaying = setInterval(() => {
    const current = document.querySelector(ASKED)?.getAttribute('data-asked') ?? null;
    if (current !== null && current !== question) {
      decisions++;
      document.querySelector<HTMLElement>('button.choice')?.click();
    }
    question = current;
    document.querySelector<HTMLElement>('.confirm .action')?.click();
  }, PACE);
  let last = performance.now();
  for (const end = last + seconds * 1000; last < end; ) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    lengths.push(now - last);
    last = now;
  }
  clearInterval(keepPlaying);
  const over50 = lengths.filter((length) => length > 50).length;
  return { decisions, all: lengths.length, over50, longest: Math.max(...lengths) };
}

Object.assign(globalThis, { measure: { firstChoice, framesDuringPlay } });
