import { expectedShares } from '../../rating/rating.ts';

/* What strengths say of all places, not only of who wins: the model of Plackett and Luce, in which the rest of a table plays on for the second place. */

/** Everybody's expected place: one, and the chance of each other to come before. */
export function expectedPlaces(thetas: readonly number[]): number[] {
  return thetas.map((mine, seat) =>
    thetas.reduce(
      (place, theirs, other) => place + (other === seat ? 0 : 1 / (1 + Math.exp(mine - theirs))),
      1,
    ),
  );
}

/** Places with ties shared: two firsts are 1.5 each. */
export function meanPlaces(places: readonly number[]): number[] {
  return places.map((place) => {
    const before = places.filter((other) => other < place).length;
    const tied = places.filter((other) => other === place).length;
    return before + (tied + 1) / 2;
  });
}

/** -log of the chance of this order. Tied seats count in all their orders alike. */
export function orderLoss(thetas: readonly number[], places: readonly number[]): number {
  const seats = thetas.map((_, seat) => seat).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return lossOf(seats);

  function lossOf(left: readonly number[]): number {
    if (left.length < 2) return 0;
    const shares = expectedShares(left.map((seat) => thetas[seat] as number));
    const tied = left.filter((seat) => places[seat] === places[left[0] as number]).length;
    let sum = 0;
    for (let first = 0; first < tied; first++)
      sum += lossOf(left.toSpliced(first, 1)) - Math.log(shares[first] as number);
    return sum / tied;
  }
}
