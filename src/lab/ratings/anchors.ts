/** A row of the ladder: how one bot did against so many others. */
export interface Rung {
  readonly hero: string;
  readonly against: string;
  readonly others: number;
  readonly share: number;
  readonly games: number;
}

const ROW = /^\| (\w+) \| (\d+) (\w+) \| \d+ \| none \|.*?\*\*([\d.]+) %\*\* \|.*?\| (\d+) \|/;

/** The comparisons without options on docs/ladder.md, by the name of the game. */
export function rungsOf(page: string): Map<string, Rung[]> {
  const found = new Map<string, Rung[]>();
  let rungs: Rung[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) found.set(line.slice(3).trim(), (rungs = []));
    const [, hero, others, against, percent, games] = ROW.exec(line) ?? [];
    if (hero !== undefined && against !== undefined)
      rungs.push({
        hero,
        against,
        others: Number(others),
        share: Number(percent) / 100,
        games: Number(games),
      });
  }
  return found;
}

/** Keeps a bot that never loses from being infinitely strong: a normal prior with this variance. */
const PRIOR = 9;
const FINEST = 1e-5;

/** The strengths that make the rungs likeliest under the share model, with medium at 0: coordinate ascent. */
export function fitAnchors(rungs: readonly Rung[]): Map<string, number> {
  const names = [...new Set(rungs.flatMap(({ hero, against }) => [hero, against]))].filter(
    (name) => name !== 'medium',
  );
  const thetas = new Map([['medium', 0], ...names.map((name) => [name, 0] as const)]);
  const at = (name: string) => thetas.get(name) as number;
  const likelihood = () => {
    let sum = 0;
    for (const { hero, against, others, share, games } of rungs) {
      const p = 1 / (1 + others * Math.exp(at(against) - at(hero)));
      sum += games * (share * Math.log(p) + (1 - share) * Math.log1p(-p));
    }
    return sum - names.reduce((total, name) => total + at(name) ** 2, 0) / (2 * PRIOR);
  };
  let best = likelihood();
  for (let step = 1; step > FINEST; ) {
    let isBetter = false;
    for (const name of names)
      for (const change of [step, -step]) {
        const before = at(name);
        thetas.set(name, before + change);
        const now = likelihood();
        if (now > best) {
          best = now;
          isBetter = true;
        } else thetas.set(name, before);
      }
    if (!isBetter) step /= 2;
  }
  return thetas;
}
