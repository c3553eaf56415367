import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';

/** Poland. The representative example has the usual order of that country: RRSO first. */
export const polish: ShellMessages<PluralForms<'pl'>> = {
  navigation: {
    skipToContent: 'Przejdź do treści',
    main: 'Główna',
    footer: 'Stopka',
    legal: 'Informacje prawne',
    menu: 'Menu',
    home: 'Strona główna',
    apply: 'Złóż wniosek o pożyczkę',
    howWeEarn: 'Jak zarabiamy',
    warningLabel: 'Ostrzeżenie o kredycie',
  },
  breadcrumbs: { label: 'Ścieżka nawigacji', root: 'Pożyczki online' },
  languageSwitch: { label: 'Język' },
  seen: {
    title: 'Ostatnio oglądane',
    note: 'Tylko w tej przeglądarce. Do nas to nie trafia.',
    clear: 'Wyczyść tę listę',
    kinds: { lender: 'Firma', article: 'Poradnik' },
  },
  pagination: {
    label: 'Strony',
    position: 'Strona {current} z {total}',
    page: 'Strona {page}',
    previous: 'Poprzednia',
    next: 'Następna',
  },
  units: {
    days: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
    minutes: { one: '{count} minuta', few: '{count} minuty', many: '{count} minut', other: '{count} minuty' },
    months: { one: '{count} miesiąc', few: '{count} miesiące', many: '{count} miesięcy', other: '{count} miesiąca' },
  },
  author: {
    bio: 'Biografia',
    education: 'Wykształcenie',
    specialty: 'Specjalizacja',
    experience: 'Doświadczenie',
    publications: 'Publikacje',
    certificates: 'Certyfikaty',
    strengths: 'Mocne strony',
    articles: 'Artykuły autora: {name}',
    allArticles: 'Wszystkie artykuły autora',
  },
  page: {
    reviewedOn: 'Zweryfikowano {date}',
    reviewedOnBy: 'Zweryfikowano {date}, {name}',
    contents: 'Na tej stronie',
    sources: 'Źródła',
    reviewedBy: 'Weryfikacja: {name}',
  },
  steps: { you: 'Ty', lender: 'Pożyczkodawca' },
  notice: { info: 'Informacja', warning: 'Uwaga', danger: 'Ważne', success: 'Gotowe' },
  simulator: {
    formLabel: 'Oblicz, ile oddasz',
    amountField: 'Kwota',
    daysField: 'Okres',
    amountInput: 'Kwota w {currency}',
    daysInput: 'Okres w dniach',
    periodUntil: '{days}, do {date}',
    inDays: 'po upływie: {days}',
  },
  numbers: {
    missing: 'Wpisz liczbę: najmniej {min}, najwięcej {max}',
    invalid: 'Wpisz to samymi cyframi: najmniej {min}, najwięcej {max}',
    ambiguous: 'Wpisz bez kropek i przecinków: nie wiemy, czy to tysiące, czy ułamek',
    'not-whole': 'Wpisz liczbę całkowitą, bez ułamka',
    'too-low': 'Najmniej {min}',
    'too-high': 'Najwięcej {max}',
  },
  loanSummary: {
    chosen: 'O co wnioskujesz',
    amount: 'Kwota',
    period: 'Okres',
    lent: 'Pożyczasz',
    cost: 'Koszt',
    total: 'Oddajesz, najwyżej',
    dueDate: 'Termin spłaty',
    rate: 'Maksymalna RRSO',
    change: 'Zmień kwotę lub okres',
    adjusted: 'Taka kwota lub taki okres nie są możliwe: pokazujemy wynik dla {amount}, okres {days}.',
  },
  example: {
    title: 'Przykład reprezentatywny',
    aprName: 'RRSO',
    nominalRateName: 'Oprocentowanie stałe',
    sentence:
      'Rzeczywista roczna stopa oprocentowania (RRSO) wynosi {apr}, całkowita kwota pożyczki {amount}, całkowita kwota do zapłaty {total}, oprocentowanie stałe {nominalRate} w skali roku, całkowity koszt pożyczki {cost} ({fees}), jedna rata w wysokości {total}, okres: {days}.',
    promotional:
      'Oferta promocyjna, pierwsza pożyczka. Rzeczywista roczna stopa oprocentowania (RRSO) wynosi {apr}, całkowita kwota pożyczki {amount}, całkowita kwota do zapłaty {total}, oprocentowanie stałe {nominalRate} w skali roku, całkowity koszt pożyczki {cost} ({fees}), jedna rata w wysokości {total}, okres: {days}.',
  },
  testimonials: {
    origin: {
      sample: 'Przykładowa opinia',
      imported: 'Opinia z innego źródła, niezweryfikowana',
      verified: 'Opinia zweryfikowana',
    },
    reply: { company: 'Odpowiedź firmy', author: 'Odpowiedź autora', expert: 'Odpowiedź eksperta' },
    stars: {
      one: '{count} gwiazdka na 5',
      few: '{count} gwiazdki na 5',
      many: '{count} gwiazdek na 5',
      other: '{count} gwiazdki na 5',
    },
  },
  figures: { sample: 'Przykładowe dane', askLender: 'Zapytaj pożyczkodawcę', advertising: 'Reklama' },
  provider: {
    label: 'Kto świadczy tę usługę',
    companyName: 'Nazwa firmy',
    taxId: 'NIP',
    address: 'Adres',
    registry: 'Rejestr',
    intermediaryNumber: 'Pośrednik kredytowy wpisany do rejestru pod nr',
    email: 'E-mail',
    complaints: 'Reklamacje',
    missing: 'Do uzupełnienia:',
  },
  errors: {
    notFoundTitle: 'Nie udało się znaleźć tej strony',
    notFoundText: 'Być może w adresie jest literówka albo strona już nie istnieje. Stąd można przejść do pozostałych.',
    notFoundAction: 'Złóż wniosek o pożyczkę',
    refusals: {
      'too-long': {
        title: 'Wpisany tekst jest za długi',
        text: 'Nic nie zostało zapisane. Wróć przyciskiem przeglądarki, skróć tekst i wyślij go ponownie.',
      },
      form: {
        title: 'Formularz nie dotarł poprawnie',
        text: 'Nie dotarł w całości albo nie pochodzi z tej strony i nic nie zostało zapisane. Wróć przyciskiem przeglądarki i wyślij go ponownie.',
      },
      address: {
        title: 'Nie da się odczytać tego adresu',
        text: 'Mógł zostać źle skopiowany albo brakuje jego części. Ze strony głównej można dotrzeć wszędzie.',
      },
      file: {
        title: 'Tu nie ma żadnej strony',
        text: 'To adres pliku, który nie istnieje: mógł pochodzić ze starszej wersji serwisu albo został źle skopiowany. Ze strony głównej można dotrzeć wszędzie.',
      },
    },
    backHome: 'Wróć na stronę główną',
    unavailableTitle: 'Nie możemy teraz pokazać tej strony',
    unavailableText: 'To problem po naszej stronie i zwykle trwa krótko. Spróbuj ponownie za chwilę.',
    busyTitle: 'Za dużo stron naraz',
    busyText:
      'Z twojego połączenia przyszło więcej próśb o strony, niż możemy obsłużyć jednocześnie. Poczekaj kilka sekund i spróbuj ponownie.',
    failureTitle: 'Coś poszło nie tak po naszej stronie',
    failureText: 'To nie Twoja wina i nic nie przepadło. Spróbuj ponownie albo wróć na stronę główną.',
    retry: 'Spróbuj ponownie',
    loading: 'Wczytywanie…',
    loadingNote: 'Otwieramy stronę jeszcze raz.',
    specialTitle: 'Nie udało się otworzyć strony',
    specialText: 'Próbowaliśmy dwa razy. Spróbuj ponownie za kilka minut.',
  },
  challenge: {
    working: {
      title: 'Sprawdzamy, czy nie jesteś programem',
      text: 'Przychodzi teraz dużo automatycznych zgłoszeń. Twoja przeglądarka wykonuje obliczenie, a potem formularz wyśle się sam. Nie zamykaj strony.',
    },
    failed: {
      title: 'Sprawdzenie się nie zakończyło',
      text: 'Nic nie zostało wysłane, a odpowiedzi nadal tu są. Naciśnij przycisk jeszcze raz.',
    },
    wait: {
      title: 'Poczekaj chwilę i wyślij ponownie',
      text: 'Przychodzi teraz dużo automatycznych zgłoszeń. Naciśnij przycisk ponownie, gdy minie ten czas: {time}. Twoje odpowiedzi nadal tu są.',
    },
    seconds: { one: '{count} sekunda', few: '{count} sekundy', many: '{count} sekund', other: '{count} sekundy' },
    again: 'Wyślij ponownie',
  },
  visitorForm: {
    sending: 'Wysyłanie…',
    honeypot: 'Zostaw to pole puste',
    refusedTitle: 'Trzeba coś poprawić',
    gone: {
      title: 'Nie udało się tego zapisać',
      text: 'Strona lub komentarz mogą już nie być opublikowane. Otwórz stronę ponownie i spróbuj jeszcze raz.',
    },
    limited: {
      title: 'Za dużo wiadomości jedna po drugiej',
      text: 'Wpisany tekst nadal tu jest. Ponowne wysłanie będzie możliwe później; pozostało: {time}.',
    },
    away: {
      title: 'Teraz nie możemy tego zapisać',
      text: 'To problem po naszej stronie. Wpisany tekst nadal tu jest: wyślij go ponownie za chwilę.',
    },
    noConnection: {
      title: 'Wiadomość nie dotarła',
      text: 'Sprawdź połączenie i wyślij ponownie. Wpisany tekst nadal tu jest.',
    },
  },
};
