/** The slope of a loss by one weight, found by trying. */
const STEP = 1e-4;

/** How fast `loss` falls as the weight at `place` grows. */
export function descentAt(loss: (weights: Float64Array) => number, weights: Float64Array, place: number): number {
  const lossAt = (delta: number): number => {
    const moved = weights.slice();
    moved[place] = moved[place]! + delta;
    return loss(moved);
  };
  return -(lossAt(STEP) - lossAt(-STEP)) / (2 * STEP);
}
