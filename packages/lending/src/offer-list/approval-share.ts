/**
 * The percentage that replaces `{val}` at a place of the list (specification §9): 97 minus half the index below 15, 97 −
 * (index − 8) from 15 to 24, and 80 from 25 on. So 97, 96.5, … 90, 90, 89, … 81, 80.
 * @param index in the final list, from 0.
 */
export function approvalShareAt(index: number): number {
  if (index < 15) return 97 - index / 2;
  return index < 25 ? 97 - (index - 8) : 80;
}
