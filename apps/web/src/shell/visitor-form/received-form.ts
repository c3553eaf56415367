import 'server-only';
import { notFound } from 'next/navigation';
import { requestContext } from '@/cms/request-context';

/**
 * The form that a server action received. Anybody may call an action with other arguments than a page does: those answer 404.
 * Records that the request could be read, see `answer-unreadable-form.ts`.
 */
export function receivedForm(form: unknown): FormData {
  const context = requestContext();
  if (context) context.isFormRead = true;
  return form instanceof FormData ? form : notFound();
}

/** The number of attempts before, which a page sends along; 0 for anything else. */
export const attemptsOf = (sent: unknown): number =>
  typeof sent === 'number' && Number.isSafeInteger(sent) && sent > 0 ? sent : 0;

/** The same from the answer that a page sends along. */
export const attemptsBefore = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'attempt' in answer ? attemptsOf(answer.attempt) : 0;
