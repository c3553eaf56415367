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
};

export default messages;
