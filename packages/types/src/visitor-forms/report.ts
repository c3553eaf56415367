import * as z from 'zod/mini';
import { idField, senderFields, textField } from './fields.ts';
import { reportLimits } from './limits.ts';

/** Why a visitor reports a comment. `false`: the comment is untrue. */
export const reportReasonSchema = z.enum(['offensive', 'false', 'personal_data', 'advertising', 'other']);

/** The reason of a report, which the moderator reads. */
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** «Denunciar comentario» (R10): POST `/api/comment-reports` of the CMS. */
export const reportMessageSchema = z.object({
  ...senderFields,
  commentId: idField,
  reason: reportReasonSchema,
  text: z.nullable(textField(reportLimits.text)),
});

export type ReportMessage = z.infer<typeof reportMessageSchema>;
