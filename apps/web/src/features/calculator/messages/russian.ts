import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

/** Kazakhstan says «заём» and Ukraine «кредит»: these messages avoid both. */
export const russian: CalculatorMessages<PluralForms<'ru'>> = {
  form: {
    label: 'Данные для расчёта',
    kind: 'Для кого',
    rate: 'Процентная ставка, годовых',
    rateHint: 'Номинальная ставка из вашего предложения, а не {aprName}.',
    rateInput: 'Процентная ставка в процентах годовых',
    monthsInput: 'Срок в месяцах',
    submit: 'Рассчитать',
  },
  result: {
    adjusted: 'Какое-то из значений невозможно. Расчёт сделан для других: {amount}, {months}, {rate}.',
    total: 'Вы вернёте всего',
    interest: 'Проценты',
    monthlyPayment: 'Ежемесячный платёж',
    allEqual: 'все одинаковые',
    lastPayment: 'последний: {amount}',
    payments: 'Число платежей',
    paymentsNote: 'один в месяц',
    effectiveRate: 'Соответствует {aprName}',
    effectiveRateNote: '{rateName} {rate}, без комиссий',
    offers: 'Посмотреть предложения',
  },
  example: {
    sentence:
      'Сумма {amount}, срок {months}. {rateName} {rate} годовых, фиксированная; {aprName} {apr}; без комиссий. {payments}. Проценты: {interest}. Всего к возврату: {total}.',
    equalPayments: {
      one: '{count} платёж по {amount}',
      few: '{count} платежа по {amount}',
      many: '{count} платежей по {amount}',
      other: '{count} платежа по {amount}',
    },
    unequalPayments: '{payments} и последний {last}',
  },
  schedule: {
    title: 'По месяцам',
    lead: 'Платёж не меняется, меняется его состав: сначала в нём больше процентов, в конце больше долга.',
    chart: 'Из чего состоит каждый платёж',
    chartName: {
      one: 'Проценты и долг в {count} платеже',
      few: 'Проценты и долг в каждом из {count} платежей',
      many: 'Проценты и долг в каждом из {count} платежей',
      other: 'Проценты и долг в каждом из {count} платежа',
    },
    chartDescription:
      'Проценты меняются с {firstInterest} в первом платеже до {lastInterest} в последнем, возвращаемый долг — с {firstDebt} до {lastDebt}. Все цифры есть в таблице ниже.',
    chartNote: 'Каждый столбик — один месяц. Число над ним — проценты в этом платеже.',
    debtPart: 'Возвращаемый долг',
    table: 'Те же цифры в таблице',
    month: 'Месяц',
    debt: 'Долг',
    remaining: 'Остаток',
    sum: 'Итого',
  },
  documents: 'Какие документы могут попросить',
};
