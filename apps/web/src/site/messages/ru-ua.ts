import { russianOfUkraine } from '@/site/messages/application-form/russian-of-ukraine';
import type { MessagesOf } from '@/site/messages/message-shape';
import russian from '@/site/messages/russian';

/** Ukraine, in Russian: a loan is a «кредит», its yearly rate the «реальная годовая процентная ставка». */
const messages: MessagesOf<'ru'> = {
  ...russian,
  navigation: { ...russian.navigation, apply: 'Подать заявку на кредит' },
  breadcrumbs: { ...russian.breadcrumbs, root: 'Кредиты онлайн' },
  blog: {
    ...russian.blog,
    description: 'Понятные статьи о кредитах, сбережениях и семейном бюджете: что сколько стоит и какие у вас права.',
  },
  application: { ...russian.application, rate: 'Максимальная РГПС' },
  example: {
    title: 'Показательный пример',
    aprName: 'РГПС',
    nominalRateName: 'Процентная ставка',
    sentence:
      'Кредит {amount}, срок {days}: процентная ставка {nominalRate} годовых, фиксированная; реальная годовая процентная ставка (РГПС) {apr}; {fees}. Один платёж {total}. Общие расходы: {cost}. Всего к возврату: {total}.',
    promotional:
      'Акция, первый кредит {amount}, срок {days}: процентная ставка {nominalRate} годовых, фиксированная; реальная годовая процентная ставка (РГПС) {apr}; {fees}. Один платёж {total}. Общие расходы: {cost}. Всего к возврату: {total}.',
  },
  provider: { ...russian.provider, taxId: 'ЕГРПОУ' },
  errors: { ...russian.errors, notFoundAction: 'Подать заявку на кредит' },
  applicationForm: russianOfUkraine,
  journey: {
    ...russian.journey,
    status: {
      ...russian.journey.status,
      texts: {
        ...russian.journey.status.texts,
        // Article 15 of the law on consumer credit.
        signed:
          'Кредитор сообщил нам, что вы подписали договор. У вас 14 календарных дней, чтобы отказаться от него без объяснений.',
      },
    },
    transition: {
      ...russian.journey.transition,
      asksText:
        'Обычно о документе и РНОКПП, контактах, доходе и карте или счёте, куда придут деньги. До подписи кредитор должен дать паспорт потребительского кредита со всеми расходами.',
    },
    thankYou: { ...russian.journey.thankYou, loan: 'Заявка на кредит: {amount} на {days}' },
  },
};

export default messages;
