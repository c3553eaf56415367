import 'server-only';
import { type ReportMessage, reportLimits, reportMessageSchema } from '@prestafaro/types/visitor-forms';
import { sendReview } from '@/cms/send-review';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/** Reads, checks and sends a report of a comment (R10). */
export const reportReceiver: FormReceiver<ReportMessage> = {
  name: 'comment-report',
  schema: reportMessageSchema,
  fields: ['reason', 'text'],
  read: (field) => ({
    commentId: field('commentId'),
    reason: field('reason'),
    text: field('text').trim() || null,
  }),
  send: (message) => sendReview('/api/comment-reports', message),
  accepted: ({ comments }) => comments.report.accepted,
  errors: ({ comments }) => comments.report.errors,
  limits: reportLimits,
};
