import { comment } from '../labels/content-types/comment';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

/** Requires a reason for a rejection, because the author or an inspector may ask for it (R10). */
export function rejectionProblems({ moderation, rejectionReason }: Record<string, unknown>): Problem[] {
  if (moderation !== 'rejected' || rejectionReason) return [];
  const field = fieldName(comment, 'rejectionReason');
  const message = `Para rechazar el comentario, elige antes ${field}. Una crítica no es motivo de rechazo.`;
  return [{ path: ['rejectionReason'], message }];
}
