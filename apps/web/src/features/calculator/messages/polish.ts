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
    errors: 'Sprawdź te dane',
  },
  repaymentForm: {
    summary: 'Spłać wcześniej',
    once: 'Jednorazowa nadpłata',
    onceMonth: 'Miesiąc nadpłaty',
    monthly: 'Nadpłata co miesiąc',
    effect: 'Co ma się zmienić',
    effects: {
      'shorter-term': 'Mniej miesięcy',
      'lower-instalment': 'Niższa rata',
    },
    fee: 'Prowizja, gdy został ponad rok',
    lastYearFee: 'Prowizja, gdy został rok lub mniej',
    feeByLaw:
      'Prowizja to założenie: najwyższa, na jaką pozwala prawo, i nigdy wyższa niż pozostałe odsetki. Zmień ją, jeśli Twoja umowa mówi inaczej.',
    feeAssumed: 'Prowizja to założenie. Wpisz tę ze swojej umowy.',
  },
  comparisonForm: {
    summary: 'Porównaj z inną pożyczką',
    lead: 'Wpisz dane drugiej pożyczki. Pierwsza to ta powyżej.',
    amount: 'Kwota drugiej',
    rate: 'Oprocentowanie drugiej w skali roku w procentach',
    months: 'Okres drugiej w miesiącach',
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
  repayment: {
    title: 'Co zmienia wcześniejsza spłata',
    saved: 'Oszczędzasz',
    savedNote: '{interest} odsetek minus {fee} prowizji',
    savedMonths: 'Kończysz wcześniej o',
    savedMonthsNote: 'ostatnia rata w miesiącu {last} zamiast {planned}',
    newInstalment: 'Nowa rata',
    newInstalmentNote: 'od miesiąca {month}; wcześniej {before}',
    tooLate:
      'Pożyczka kończy się w miesiącu {last}, więc nadpłata w miesiącu {month} się nie liczy. Wybierz wcześniejszy miesiąc.',
    extra: 'Nadpłata',
    fee: 'Prowizja',
  },
  comparison: {
    caption: 'Obie pożyczki, liczba po liczbie',
    item: 'Liczba',
    first: 'Pierwsza',
    second: 'Druga',
    term: 'Okres',
    instalment: {
      more: 'Rata drugiej jest wyższa o {difference}.',
      less: 'Rata drugiej jest niższa o {difference}.',
      same: 'Obie mają taką samą ratę.',
    },
    interest: {
      more: 'Odsetki drugiej są wyższe o {difference}.',
      less: 'Odsetki drugiej są niższe o {difference}.',
      same: 'Obie mają takie same odsetki.',
    },
    otherAmount: 'Kwoty są różne: aby porównać cenę, zobacz {aprName}.',
  },
  download: {
    button: 'Pobierz tabelę (CSV)',
    fileName: 'raty-pozyczki',
  },
  documents: 'Dokumenty, o które może poprosić pożyczkodawca',
};
