/** Σ digit × weight, the heart of most check digits. One weight for each digit that counts; further digits do not. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
