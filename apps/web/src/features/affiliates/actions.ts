'use server';

import { affiliateReceiver } from '@/features/affiliates/affiliate-receiver';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';

/** Sends a request to become an affiliate. Personal data arrives by POST only and is in no log (R28). */
export async function requestAffiliate(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(affiliateReceiver, before, form);
}
