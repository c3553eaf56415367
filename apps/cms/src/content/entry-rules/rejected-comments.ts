/** Requires a reason for a rejection, because the author or an inspector may ask for it (R10). */
export function rejectionProblems({ moderation, rejectionReason }: Record<string, unknown>): string[] {
  if (moderation !== 'rejected' || rejectionReason) return [];
  return ['A comment is rejected for a reason. Choose it before you save; that it is negative is none.'];
}
