/** A rejection without a reason could be explained neither to its author nor to an inspector (R10). */
export function rejectionProblems({ moderation, rejectionReason }: Record<string, unknown>): string[] {
  if (moderation !== 'rejected' || rejectionReason) return [];
  return ['A comment is rejected for a reason. Choose it before you save; that it is negative is none.'];
}
