import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

export const ukrainian: CalculatorMessages<PluralForms<'uk'>> = {
  form: {
    label: 'Дані для розрахунку',
    kind: 'Вид кредиту',
    rate: 'Процентна ставка, річних',
    rateHint: 'Номінальна ставка з вашої пропозиції, а не {aprName}.',
    rateInput: 'Процентна ставка у відсотках річних',
    monthsInput: 'Строк у місяцях',
    submit: 'Розрахувати',
  },
  result: {
    adjusted: 'Якесь зі значень неможливе. Розрахунок зроблено для інших: {amount}, {months}, {rate}.',
    total: 'Ви повернете всього',
    interest: 'Проценти',
    monthlyPayment: 'Щомісячний платіж',
    allEqual: 'усі однакові',
    lastPayment: 'останній: {amount}',
    payments: 'Кількість платежів',
    paymentsNote: 'один на місяць',
    effectiveRate: 'Відповідає {aprName}',
    effectiveRateNote: '{rateName} {rate}, без комісій',
    offers: 'Переглянути пропозиції',
  },
  example: {
    sentence:
      'Кредит {amount}, строк {months}. {rateName} {rate} річних, фіксована; {aprName} {apr}; без комісій. {payments}. Проценти: {interest}. Усього до повернення: {total}.',
    equalPayments: {
      one: '{count} платіж по {amount}',
      few: '{count} платежі по {amount}',
      many: '{count} платежів по {amount}',
      other: '{count} платежу по {amount}',
    },
    unequalPayments: '{payments} і останній {last}',
  },
  schedule: {
    title: 'За місяцями',
    lead: 'Платіж не змінюється, змінюється його склад: спочатку в ньому більше процентів, наприкінці більше боргу.',
    chart: 'Із чого складається кожен платіж',
    chartName: {
      one: 'Проценти та борг у {count} платежі',
      few: 'Проценти та борг у кожному з {count} платежів',
      many: 'Проценти та борг у кожному з {count} платежів',
      other: 'Проценти та борг у кожному з {count} платежу',
    },
    chartDescription:
      'Проценти змінюються з {firstInterest} у першому платежі до {lastInterest} в останньому, борг, що повертається, — з {firstDebt} до {lastDebt}. Усі цифри є в таблиці нижче.',
    chartNote: 'Кожен стовпчик — один місяць. Число над ним — проценти в цьому платежі.',
    debtPart: 'Борг, що повертається',
    table: 'Ті самі цифри в таблиці',
    month: 'Місяць',
    debt: 'Борг',
    remaining: 'Залишок',
    sum: 'Разом',
  },
  documents: 'Які документи можуть попросити',
};
