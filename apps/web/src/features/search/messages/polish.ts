import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const polish: SearchMessages<PluralForms<'pl'>> = {
  link: 'Szukaj',
  title: 'Szukaj',
  lead: 'Szukaj w artykułach, poradnikach, opisach pożyczkodawców i banków oraz w kalendarzach na tej stronie.',
  label: 'Czego szukasz?',
  button: 'Szukaj',
  tooLong: 'Zapytanie jest za długie. Liczba znaków: {length}, dozwolona: {max}. Usuń kilka słów i wyszukaj ponownie.',
  found: { one: '{count} wynik', few: '{count} wyniki', many: '{count} wyników', other: '{count} wyniku' },
  kinds: {
    page: 'Strony',
    article: 'Artykuły',
    lender: 'Pożyczkodawcy',
    offer: 'Oferty',
    bank: 'Banki',
    author: 'Autorzy',
    calendar: 'Kalendarze',
    tag: 'Tematy',
  },
  more: 'Pokazujemy {shown} z {total}. Dodaj jeszcze jedno słowo, aby zawęzić wyniki.',
  nothing: 'Brak wyników dla „{query}”',
  nothingText: 'Sprawdź pisownię albo wpisz mniej słów lub słowo bardziej ogólne, na przykład „pożyczka” lub „RRSO”.',
  mainPages: 'Najważniejsze strony',
  suggestions: 'Podpowiedzi',
  suggested: {
    one: '{count} podpowiedź. Wybierz ją strzałką w dół.',
    few: '{count} podpowiedzi. Wybierz jedną strzałkami.',
    many: '{count} podpowiedzi. Wybierz jedną strzałkami.',
    other: '{count} podpowiedzi. Wybierz jedną strzałkami.',
  },
  noSuggestion: 'Brak podpowiedzi. Naciśnij Enter, aby wyszukać.',
  failed: 'Podpowiedzi są teraz niedostępne. Naciśnij Enter, aby wyszukać.',
  away: 'Wyszukiwarka teraz nie odpowiada. Spróbuj ponownie za chwilę.',
};
