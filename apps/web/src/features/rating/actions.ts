'use server';

import { ratingReceiver } from '@/features/rating/rating-receiver';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';

/** Receives the rating of an article. A second rating by the same person replaces the first. */
export async function rateArticle(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(ratingReceiver, before, form);
}
