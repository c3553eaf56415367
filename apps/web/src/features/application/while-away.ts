import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { fieldNames } from '@/features/application/field-names';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { typedValues } from '@/features/application/sent-form';
import { loadMessages } from '@/messages/load-messages';
import { log, reasonOf } from '@/server/log/log';

/** The answer if the site could not be loaded. It returns the typed answers and the key, so that a retry is the same application. */
export async function whileAway(attempts: number, form: FormData, locale: Locale, error: unknown): Promise<FormAnswer> {
  log.error('A form could not be answered', { locale, reason: reasonOf(error) });
  const { application } = await loadMessages(locale);
  return {
    ...unanswered,
    attempt: attempts + 1,
    outcome: 'refused',
    ...application.notices.away,
    values: typedValues(form),
    key: String(form.get(fieldNames.key) ?? ''),
  };
}
