/** Σ digit × weight, the base of most check digits. Digits beyond the last weight are ignored. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
