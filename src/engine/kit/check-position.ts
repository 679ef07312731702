import { alikeText, CHANCE, type Game, type Result, type Seat, type Viewer, type Weighted } from '../game.ts';
import { notPlain } from '../json.ts';
import { LUCK_NAME } from '../luck.ts';
import type { Rng } from '../rng.ts';

/** A sentence of the contract that a game breaks, and where. */
export interface Violation {
  readonly rule: string;
  readonly detail: string;
}

const TEXT = /^[!-@[-~]([ -@[-~]{0,62}[!-@[-~])?$/; // printable ASCII, no capitals, no blank at either end, at most 64

/** What an inspection needs to know besides the state. */
export interface Inspection {
  readonly seats: number;
  /** The census at set-up. */
  readonly census: string;
  /** Whose views to examine. All of them is thorough; one chosen at random at each ply is quick. */
  readonly viewers: readonly Viewer[];
  readonly rng: Rng;
}

/** Everything the contract says about one position that can be shown to people; the first sentence broken, if any. */
export function checkPosition<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  inspection: Inspection,
): Violation | undefined {
  const { seats, census, viewers, rng } = inspection;
  const plain = notPlain(s);
  if (plain !== undefined) return { rule: 'state is plain JSON', detail: plain || 'the whole' };
  if (JSON.stringify(game.census(s)) !== census) {
    return {
      rule: 'every component is in exactly one place',
      detail: `${JSON.stringify(game.census(s))}, not ${census}`,
    };
  }
  const found = checkToAct(game, s, seats) ?? checkResult(game.result(s), game.toAct(s).length === 0, seats);
  if (found) return found;
  for (let seat = 0; seat < seats; seat++) {
    const broken = checkLegal(game, s, seat);
    if (broken) return broken;
  }
  if (game.toAct(s)[0] === CHANCE) {
    const broken = checkChance(game, s, rng);
    if (broken) return broken;
  }
  for (const viewer of viewers) {
    const broken = checkView(game, s, viewer, inspection);
    if (broken) return broken;
  }
  return undefined;
}

function checkToAct<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, seats: number): Violation | undefined {
  const toAct = game.toAct(s);
  const rule = 'toAct names seats in ascending order, or chance alone';
  if (toAct.includes(CHANCE)) return toAct.length === 1 ? undefined : { rule, detail: JSON.stringify(toAct) };
  const fine = toAct.every(
    (seat, i) => Number.isInteger(seat) && seat >= 0 && seat < seats && seat > (toAct[i - 1] ?? -1),
  );
  return fine ? undefined : { rule, detail: JSON.stringify(toAct) };
}

function checkResult(result: Result | undefined, over: boolean, seats: number): Violation | undefined {
  if (!over)
    return result
      ? {
          rule: 'a result if and only if nobody is to act',
          detail: 'a result too early',
        }
      : undefined;
  if (!result)
    return {
      rule: 'a result if and only if nobody is to act',
      detail: 'no result at the end',
    };
  const { scores, places, breakdown, reason } = result;
  const plain = notPlain(result);
  if (plain !== undefined) return { rule: 'the result is plain JSON', detail: plain || 'the whole' };
  if ([scores, places, breakdown].some((list) => list.length !== seats) || reason === '') {
    return {
      rule: 'the result speaks of every seat',
      detail: JSON.stringify(result),
    };
  }
  const wrongSum = scores.findIndex((score, seat) => sum(Object.values(breakdown[seat] ?? {})) !== score);
  if (wrongSum >= 0)
    return {
      rule: 'a breakdown adds up to its score',
      detail: `seat ${wrongSum}: ${JSON.stringify(result)}`,
    };
  const wrongPlace = places.findIndex(
    (place) => place !== 1 + places.filter((other) => other < place).length,
  );
  if (wrongPlace >= 0)
    return {
      rule: 'places are shared and skipped',
      detail: JSON.stringify(places),
    };
  const better = scores.some((score, a) =>
    scores.some((other, b) => score > other && (places[a] as number) > (places[b] as number)),
  );
  return better
    ? {
        rule: 'a higher score is never placed lower',
        detail: JSON.stringify(result),
      }
    : undefined;
}

function checkLegal<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, seat: Seat): Violation | undefined {
  const moves = game.legal(s, seat, []);
  if (moves.length > 0 !== game.toAct(s).includes(seat)) {
    return {
      rule: 'exactly the seats of toAct have legal moves',
      detail: `seat ${seat} has ${moves.length}`,
    };
  }
  const texts = moves.map(game.write);
  if (new Set(texts).size < texts.length)
    return {
      rule: 'texts of legal moves are unique',
      detail: texts.join(' | '),
    };
  if (game.legal(s, seat, []).map(game.write).join('\n') !== texts.join('\n')) {
    return {
      rule: 'the order of legal moves is stable',
      detail: texts.join(' | '),
    };
  }
  return checkTexts(game, moves);
}

function checkTexts<S, M, E, V, O>(game: Game<S, M, E, V, O>, moves: readonly M[]): Violation | undefined {
  for (const move of moves) {
    const text = game.write(move);
    if (!TEXT.test(text))
      return {
        rule: 'a text is one short line of lower-case ASCII',
        detail: JSON.stringify(text),
      };
    if (JSON.stringify(game.read(text)) !== JSON.stringify(move)) {
      return {
        rule: 'read(write(move)) is the move',
        detail: `${text}: ${JSON.stringify(move)} / ${JSON.stringify(game.read(text))}`,
      };
    }
  }
  return undefined;
}

function checkChance<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, rng: Rng): Violation | undefined {
  const list = game.chances(s, []);
  const wrong = list.find(({ weight }) => !Number.isSafeInteger(weight) || weight <= 0);
  if (list.length === 0 || wrong)
    return {
      rule: 'weights are positive whole numbers',
      detail: JSON.stringify(wrong ?? list),
    };
  const unordered = outOfOrder(game, list, rng);
  if (unordered !== undefined) return { rule: 'chances stand in ascending order', detail: unordered };
  const total = sum(list.map(({ weight }) => weight));
  if (!Number.isSafeInteger(total))
    return { rule: 'the sum of weights stays below 2^53', detail: `${total}` };
  // A few places at random and both ends: fair dice rest on sample and chances being the same thing.
  for (const at of [0, total - 1, rng.below(total), rng.below(total)]) {
    const asked: number[] = [];
    const drawn = game.write(game.sample(s, { below: (n) => (asked.push(n), at) }));
    const expected = game.write(outcomeAt(list, at));
    if (asked.length !== 1 || asked[0] !== total) {
      return {
        rule: 'sample draws once, below the sum of weights',
        detail: `${asked.join(', ')} instead of ${total}`,
      };
    }
    if (drawn !== expected)
      return {
        rule: 'sample follows the weights',
        detail: `at ${at}: ${drawn}, not ${expected}`,
      };
  }
  const unnamed = checkLuckKey(game, s);
  if (unnamed) return unnamed;
  return checkTexts(
    game,
    list.length > 40 ? [outcomeAt(list, rng.below(total))] : list.map(({ move }) => move),
  );
}

function checkLuckKey<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S): Violation | undefined {
  const name = game.luckKey?.(s);
  if (name === undefined) return undefined;
  if (!LUCK_NAME.test(name))
    return { rule: 'names of luck are short and printable', detail: JSON.stringify(name) };
  const again = game.luckKey?.(JSON.parse(JSON.stringify(game.clone(s))) as S);
  return again === name ? undefined : { rule: 'names of luck are stable', detail: `${name} / ${again}` };
}

/** Two neighbours in the wrong order. Of a long list a stretch chosen at random is examined: there are many plies. */
function outOfOrder<M>(
  { write }: { write(move: M): string },
  list: readonly Weighted<M>[],
  rng: Rng,
): string | undefined {
  const stretch = 80;
  const from = list.length > stretch ? rng.below(list.length - stretch + 1) : 0;
  const texts = list.slice(from, from + stretch).map(({ move }) => write(move));
  const at = texts.findIndex((text, i) => i > 0 && text <= (texts[i - 1] as string));
  return at > 0 ? `${texts[at - 1]}, ${texts[at]}` : undefined;
}

function outcomeAt<M>(list: readonly Weighted<M>[], at: number): M {
  let left = at;
  const found = list.find(({ weight }) => (left -= weight) < 0);
  return (found as Weighted<M>).move;
}

function checkView<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  s: S,
  viewer: Viewer,
  { census, rng }: Inspection,
): Violation | undefined {
  const view = game.view(s, viewer);
  const seen = JSON.stringify(view);
  const plain = notPlain(view);
  const who = `viewer ${viewer}`;
  if (plain !== undefined) return { rule: 'a view is plain JSON', detail: `${who}: ${plain}` };
  const imagined = game.imagine(JSON.parse(seen) as V, rng);
  const broken = notPlain(imagined);
  if (broken !== undefined)
    return {
      rule: 'an imagined state is plain JSON',
      detail: `${who}: ${broken}`,
    };
  const again = JSON.stringify(game.view(imagined, viewer));
  if (again !== seen)
    return {
      rule: 'view(imagine(view)) is the view',
      detail: `${who}: ${difference(seen, again)}`,
    };
  if (JSON.stringify(game.census(imagined)) !== census) {
    return {
      rule: 'an imagined state has every component once',
      detail: `${who}: ${JSON.stringify(game.census(imagined))}, not ${census}`,
    };
  }
  if (game.toAct(imagined).join() !== game.toAct(s).join() || game.sealed(imagined) !== game.sealed(s)) {
    return {
      rule: 'who is asked is public knowledge',
      detail: `${who}: ${game.toAct(s).join()} / ${game.toAct(imagined).join()}`,
    };
  }
  if (game.luckKey && game.toAct(s)[0] === CHANCE && game.luckKey(imagined) !== game.luckKey(s)) {
    return {
      rule: 'names of luck are public knowledge',
      detail: `${who}: ${game.luckKey(s)} / ${game.luckKey(imagined)}`,
    };
  }
  if (viewer === 'public') return undefined;
  const alike = game.alike?.(s) ? alikeText(JSON.stringify(game.view(s, 'public')), viewer) : seen;
  if (alike !== seen) {
    return { rule: 'views are alike where a game says so', detail: `${who}: ${difference(seen, alike)}` };
  }
  const real = game.legal(s, viewer, []).map(game.write).join(' | ');
  const other = game.legal(imagined, viewer, []).map(game.write).join(' | ');
  return real === other
    ? undefined
    : {
        rule: 'legal depends only on what the seat may know',
        detail: `${who}: ${real} / ${other}`,
      };
}

/** The first place where two texts differ, with a little around it. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `"${a.slice(Math.max(0, at - 30), at + 50)}" against "${b.slice(Math.max(0, at - 30), at + 50)}"`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
