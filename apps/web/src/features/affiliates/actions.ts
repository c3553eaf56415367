'use server';

import { payoutMethods } from '@prestafaro/types/affiliate';
import { affiliateReceiver } from '@/features/affiliates/affiliate-receiver';
import { endReceiver, payoutReceiver } from '@/features/affiliates/proposal-receivers';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { receivedForm } from '@/shell/visitor-form/received-form';

/** Sends a request to become an affiliate. Personal data arrives by POST only and is in no log (R28). */
export async function requestAffiliate(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(affiliateReceiver, before, form);
}

/** Asks to be paid in another way. The account arrives by POST only and is in no log (R28). */
export async function requestPayout(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  const method = payoutMethods.find((each) => each === receivedForm(form).get('payoutMethod'));
  return answerForm(payoutReceiver(method ?? 'bank'), before, form);
}

/** Asks for the end of the contract. */
export async function requestEnd(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(endReceiver, before, form);
}
