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
    errors: 'Перевірте ці дані',
  },
  repaymentForm: {
    summary: 'Погасити достроково',
    once: 'Разова доплата',
    onceMonth: 'Місяць разової доплати',
    monthly: 'Доплата щомісяця',
    effect: 'Що змінити',
    effects: {
      'shorter-term': 'Менше місяців',
      'lower-instalment': 'Менший платіж',
    },
    fee: 'Комісія, якщо лишилося понад рік',
    lastYearFee: 'Комісія, якщо лишився рік або менше',
    feeByLaw:
      'Комісія — це припущення: найбільша за законом і не більша за проценти, що лишилися. Змініть її, якщо у вашому договорі вказано інше.',
    feeAssumed: 'Комісія — це припущення. Укажіть комісію з вашого договору.',
  },
  comparisonForm: {
    summary: 'Порівняти з іншим кредитом',
    lead: 'Введіть дані другого кредиту. Перший — той, що розраховано вище.',
    amount: 'Сума другого',
    rate: 'Ставка другого у відсотках річних',
    months: 'Строк другого в місяцях',
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
  repayment: {
    title: 'Що змінює дострокове погашення',
    saved: 'Ви заощадите',
    savedNote: '{interest} процентів мінус {fee} комісії',
    savedMonths: 'Раніше строку на',
    savedMonthsNote: 'останній платіж у місяці {last} замість {planned}',
    newInstalment: 'Новий платіж',
    newInstalmentNote: 'з місяця {month}; раніше {before}',
    tooLate:
      'Останній платіж — у місяці {last}, тому доплата в місяці {month} не враховується. Виберіть більш ранній місяць.',
    extra: 'Доплата',
    fee: 'Комісія',
  },
  comparison: {
    caption: 'Два кредити, цифра за цифрою',
    item: 'Показник',
    first: 'Перший',
    second: 'Другий',
    term: 'Строк',
    instalment: {
      more: 'Платіж за другим вищий на {difference}.',
      less: 'Платіж за другим нижчий на {difference}.',
      same: 'Платежі однакові.',
    },
    interest: {
      more: 'Проценти за другим вищі на {difference}.',
      less: 'Проценти за другим нижчі на {difference}.',
      same: 'Проценти однакові.',
    },
    otherAmount: 'Суми різні: щоб порівняти ціну, дивіться на {aprName}.',
  },
  download: {
    button: 'Завантажити таблицю (CSV)',
    fileName: 'hrafik-platezhiv',
  },
  documents: 'Які документи можуть попросити',
};
