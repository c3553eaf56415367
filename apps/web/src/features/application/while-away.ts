import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { fieldNames } from '@/features/application-form/field-names';
import { type FormAnswer, unanswered } from '@/features/application-form/form-answer';
import { typedValues } from '@/features/application-form/sent-form';
import { log, reasonOf } from '@/site/log';
import { loadMessages } from '@/site/messages/load-messages';

/** Not even what the site lends could be loaded. What was typed comes back, and the key with it: a retry is the same application. */
export async function whileAway(attempts: number, form: FormData, locale: Locale, error: unknown): Promise<FormAnswer> {
  log.error('A form could not be answered', { locale, reason: reasonOf(error) });
  const { applicationForm } = await loadMessages(locale);
  return {
    ...unanswered,
    attempt: attempts + 1,
    outcome: 'refused',
    ...applicationForm.notices.away,
    values: typedValues(form),
    key: String(form.get(fieldNames.key) ?? ''),
    isAccountAsked: form.get(fieldNames.accountAsked) === '1',
  };
}
