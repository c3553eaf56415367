import { comment } from '../labels/content-types/comment';
import { fieldName } from '../labels/field-name';

/** Requires a reason for a rejection, because the author or an inspector may ask for it (R10). */
export function rejectionProblems({ moderation, rejectionReason }: Record<string, unknown>): string[] {
  if (moderation !== 'rejected' || rejectionReason) return [];
  return [
    `Para rechazar el comentario, elige antes ${fieldName(comment, 'rejectionReason')}. Una crítica no es motivo de rechazo.`,
  ];
}
