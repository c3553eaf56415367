import type { PluralForms } from '@prestafaro/countries';
import { russian } from '@/features/process/messages/russian';
import type { ProcessMessages } from '@/features/process/messages/shape';

/** Ukraine, in Russian: Kazakhstan's messages, with its own where they differ. */
export const russianOfUkraine: ProcessMessages<PluralForms<'ru'>> = {
  ...russian,
  status: {
    ...russian.status,
    texts: {
      ...russian.status.texts,
      // Article 15 of the law on consumer credit.
      signed:
        'Кредитор сообщил нам, что вы подписали договор. У вас 14 календарных дней со дня заключения договора, чтобы отказаться от него без объяснений.',
    },
  },
  thankYou: { ...russian.thankYou, loan: 'Заявка на кредит: {amount} на {days}' },
};
