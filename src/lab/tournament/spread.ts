export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

/** The unbiased estimate. */
export function varianceOf(list: readonly number[]): number {
  const mean = meanOf(list);
  return list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (list.length - 1);
}
