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
    errors: 'Проверьте эти данные',
  },
  repaymentForm: {
    summary: 'Погасить досрочно',
    once: 'Разовая доплата',
    onceMonth: 'Месяц разовой доплаты',
    monthly: 'Доплата каждый месяц',
    effect: 'Что изменить',
    effects: {
      'shorter-term': 'Меньше месяцев',
      'lower-instalment': 'Меньше платёж',
    },
    fee: 'Комиссия, если осталось больше года',
    lastYearFee: 'Комиссия, если остался год или меньше',
    feeByLaw:
      'По закону досрочный возврат потребительского кредита ничего не стоит. Измените число, если в вашем договоре указано другое.',
    feeAssumed: 'Комиссия — это предположение. Укажите комиссию из вашего договора.',
  },
  comparisonForm: {
    summary: 'Сравнить с другим предложением',
    lead: 'Введите данные второго предложения. Первое — то, что рассчитано выше.',
    amount: 'Сумма второго',
    rate: 'Ставка второго в процентах годовых',
    months: 'Срок второго в месяцах',
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
    lead: 'Каждый платёж состоит из двух частей, и их доли меняются: сначала в нём больше процентов, в конце больше долга.',
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
  repayment: {
    title: 'Что меняет досрочное погашение',
    saved: 'Вы сэкономите',
    costs: 'Вы переплатите',
    savedNote: '{interest} процентов минус {fee} комиссии',
    savedMonths: 'Закончите раньше на',
    savedMonthsNote: 'последний платёж в месяце {last} вместо {planned}',
    newInstalment: 'Новый платёж',
    newInstalmentNote: 'с месяца {month}; раньше {before}',
    chartNote: 'Доплаты на графике не показаны: они в таблице.',
    tooLate:
      'Последний платёж — в месяце {last}, поэтому доплата в месяце {month} не учитывается. Выберите более ранний месяц.',
    extra: 'Доплата',
    fee: 'Комиссия',
  },
  comparison: {
    caption: 'Два предложения, цифра за цифрой',
    item: 'Показатель',
    first: 'Первое',
    second: 'Второе',
    term: 'Срок',
    instalment: {
      more: 'Платёж по второму больше на {difference}.',
      less: 'Платёж по второму меньше на {difference}.',
      same: 'Платежи одинаковые.',
    },
    interest: {
      more: 'Процентов по второму больше на {difference}.',
      less: 'Процентов по второму меньше на {difference}.',
      same: 'Процентов поровну.',
    },
    otherAmount: 'Суммы разные: чтобы сравнить цену, смотрите на {aprName}.',
  },
  download: {
    button: 'Скачать таблицу (CSV)',
    fileName: 'grafik-platezhey',
  },
  documents: 'Какие документы могут попросить',
};
