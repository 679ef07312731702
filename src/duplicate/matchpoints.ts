/**
 * Matchpoints of everybody who held the same seat with the same luck: 2 for each of the others with fewer points, 1 for each
 * with as many. `points` are those of one seat by table; undefined where a table did not finish, which is compared with nobody.
 */
export function matchpointsOf(points: readonly (number | undefined)[]): (number | undefined)[] {
  return points.map((own, table) => {
    if (own === undefined) return undefined;
    let sum = 0;
    for (const [other, each] of points.entries())
      if (other !== table && each !== undefined) sum += each < own ? 2 : each === own ? 1 : 0;
    return sum;
  });
}

/** As a share of what could be had at most, 0 to 1; undefined where there was nobody to compare with. */
export function shareOf(points: readonly (number | undefined)[]): (number | undefined)[] {
  const others = points.filter((each) => each !== undefined).length - 1;
  return matchpointsOf(points).map((sum) =>
    sum === undefined || others < 1 ? undefined : sum / (2 * others),
  );
}
