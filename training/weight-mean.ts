/** The mean of weights over a stretch of learning: what the noise of single games did to them cancels out. */
export interface WeightMean {
  /** Counts the weights in as they are now. */
  add(): void;
  /** Puts the mean in place of the weights; nothing when none were counted. */
  settle(): void;
}

/** `weights` gives a view of the weights wherever they are at the time. */
export function meanOf(weights: () => Float32Array): WeightMean {
  let sums: Float64Array | null = null, counted = 0;
  return {
    add() {
      const now = weights();
      sums ??= new Float64Array(now.length);
      for (let i = 0; i < now.length; i++) sums[i]! += now[i]!;
      counted++;
    },
    settle() {
      if (sums) weights().set(sums.map((sum) => sum / counted));
    },
  };
}
