const MOMENTUM = 0.9;
const MEMORY = 0.999;
const TINY = 1e-8;

/** Adam (Kingma and Ba 2015), with decoupled weight decay if asked for (Loshchilov and Hutter 2019). */
export class Adam {
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly decay: number;
  private steps = 0;

  constructor(count: number, decay = 0) {
    this.first = new Float64Array(count);
    this.second = new Float64Array(count);
    this.decay = decay;
  }

  /** Moves the weights against the gradient summed over so many lessons, and clears it. */
  step(weights: Float64Array, gradient: Float64Array, rate: number, lessons: number): void {
    this.steps++;
    const early = 1 - MOMENTUM ** this.steps;
    const earlySquares = 1 - MEMORY ** this.steps;
    const kept = 1 - rate * this.decay;
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] as number) / lessons;
      const mean = MOMENTUM * (this.first[i] as number) + (1 - MOMENTUM) * slope;
      const square = MEMORY * (this.second[i] as number) + (1 - MEMORY) * slope * slope;
      this.first[i] = mean;
      this.second[i] = square;
      gradient[i] = 0;
      const step = (rate * (mean / early)) / (Math.sqrt(square / earlySquares) + TINY);
      weights[i] = kept * (weights[i] as number) - step;
    }
  }
}
