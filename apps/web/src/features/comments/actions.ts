'use server';

import { commentReceiver } from '@/features/comments/comment-receiver';
import { reportReceiver } from '@/features/comments/report-receiver';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';

/** Sends a comment to the moderators. Personal data arrives by POST only and is in no log (R28). */
export async function sendComment(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(commentReceiver, before, form);
}

/** Sends a report («Denunciar comentario») to the moderators (R10). */
export async function reportComment(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(reportReceiver, before, form);
}
