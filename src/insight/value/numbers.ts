/** The mean of the first `count` numbers. */
export function mean(list: ArrayLike<number>, count = list.length): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += list[i] as number;
  return sum / count;
}
