import type { PluralForms } from '@prestafaro/countries';
import { russian } from '@/messages/shell/russian';
import type { ShellMessages } from '@/messages/shell/shape';

/** Ukraine, in Russian: a loan is a «кредит», its yearly rate the «реальная годовая процентная ставка». */
export const russianOfUkraine: ShellMessages<PluralForms<'ru'>> = {
  ...russian,
  navigation: { ...russian.navigation, apply: 'Подать заявку на кредит' },
  breadcrumbs: { ...russian.breadcrumbs, root: 'Кредиты онлайн' },
  loanSummary: { ...russian.loanSummary, rate: 'Максимальная РГПС' },
  example: {
    title: 'Показательный пример',
    aprName: 'РГПС',
    nominalRateName: 'Процентная ставка',
    sentence:
      'Кредит {amount}, срок {days}: процентная ставка {nominalRate} годовых, фиксированная; реальная годовая процентная ставка (РГПС) {apr}; {fees}. {payments}. Общие расходы: {cost}. Всего к возврату: {total}.',
    promotional:
      'Акция, первый кредит {amount}, срок {days}: процентная ставка {nominalRate} годовых, фиксированная; реальная годовая процентная ставка (РГПС) {apr}; {fees}. {payments}. Общие расходы: {cost}. Всего к возврату: {total}.',
    onePayment: 'Один платёж {total}',
    instalments: 'Платежи: {payments}',
    noFees: 'без комиссий',
    withFees: 'комиссии {fees}',
  },
  provider: { ...russian.provider, taxId: 'Код ЕГРПОУ' },
  errors: { ...russian.errors, notFoundAction: 'Подать заявку на кредит' },
};
