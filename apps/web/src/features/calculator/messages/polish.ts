import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

export const polish: CalculatorMessages<PluralForms<'pl'>> = {
  form: {
    label: 'Dane pożyczki',
    kind: 'Rodzaj pożyczki',
    rate: 'Oprocentowanie w skali roku',
    rateHint: 'Oprocentowanie nominalne z Twojej oferty, a nie {aprName}.',
    rateInput: 'Oprocentowanie w skali roku w procentach',
    monthsInput: 'Okres w miesiącach',
    submit: 'Oblicz',
  },
  result: {
    adjusted: 'Któraś z podanych wartości nie jest możliwa. Policzyliśmy dla innych: {amount}, {months}, {rate}.',
    total: 'Oddajesz łącznie',
    interest: 'Odsetki',
    monthlyPayment: 'Rata miesięczna',
    allEqual: 'wszystkie równe',
    lastPayment: 'ostatnia: {amount}',
    payments: 'Liczba rat',
    paymentsNote: 'jedna w miesiącu',
    effectiveRate: 'Odpowiada jej {aprName}',
    effectiveRateNote: '{rateName} {rate}, bez opłat',
    offers: 'Zobacz oferty',
  },
  example: {
    sentence:
      '{aprName} wynosi {apr}, całkowita kwota pożyczki {amount}, okres: {months}. {rateName} {rate} w skali roku, bez opłat. {payments}. Odsetki: {interest}. Całkowita kwota do zapłaty: {total}.',
    equalPayments: {
      one: '{count} rata po {amount}',
      few: '{count} raty po {amount}',
      many: '{count} rat po {amount}',
      other: '{count} raty po {amount}',
    },
    unequalPayments: '{payments} i ostatnia rata {last}',
  },
  schedule: {
    title: 'Miesiąc po miesiącu',
    lead: 'Rata się nie zmienia, zmienia się jej skład: na początku płacisz więcej odsetek, pod koniec więcej długu.',
    chart: 'Z czego składa się każda rata',
    chartName: {
      one: 'Odsetki i dług w {count} racie',
      few: 'Odsetki i dług w każdej z {count} rat',
      many: 'Odsetki i dług w każdej z {count} rat',
      other: 'Odsetki i dług w każdej z {count} raty',
    },
    chartDescription:
      'Odsetki zmieniają się z {firstInterest} w pierwszej racie na {lastInterest} w ostatniej, a spłacany dług z {firstDebt} na {lastDebt}. Wszystkie liczby są w tabeli poniżej.',
    chartNote: 'Każdy słupek to jeden miesiąc. Liczba nad nim to odsetki w tej racie.',
    debtPart: 'Spłacany dług',
    table: 'Te same liczby w tabeli',
    month: 'Miesiąc',
    debt: 'Dług',
    remaining: 'Zostaje do spłaty',
    sum: 'Razem',
  },
  documents: 'Dokumenty, o które może poprosić pożyczkodawca',
};
