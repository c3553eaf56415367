import type { ConsentMessages } from './shape';

export const polish: ConsentMessages = {
  title: 'Czy możemy mierzyć, jak korzysta się z serwisu?',
  text: 'Za Twoją zgodą używamy własnych plików cookie, żeby liczyć wizyty, pamiętać, co oglądasz, i ulepszać serwis. Jeśli odmówisz, wszystko będzie działać tak samo.',
  change: 'Decyzję możesz zmienić w każdej chwili: wybierz „Ustawienia cookies” na dole strony.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  more: 'Czytaj więcej',
  legend: 'Wybierz, na co się zgadzasz',
  categories: {
    measurement: {
      label: 'Pomiar',
      hint: 'Liczenie wizyt i ustalanie, z jakiej kampanii pochodzą, za pomocą losowego numeru. Nigdy nie obejmuje Twojego imienia i nazwiska ani tego, co wpisujesz.',
    },
    experiments: {
      label: 'Testy wersji',
      hint: 'Porównywanie dwóch wersji strony i zapamiętanie, którą z nich widzisz.',
    },
    push: {
      label: 'Powiadomienia w przeglądarce',
      hint: 'Będziemy mogli zapytać, czy chcesz dostawać powiadomienia o swoim wniosku. Przed pierwszym z nich przeglądarka poprosi Cię o zgodę.',
    },
    functional: {
      label: 'Pamiętanie, co oglądasz',
      hint: 'Zapisywanie w tej przeglądarce porównywanych ofert oraz ostatnio oglądanych firm i poradników, żeby Ci je pokazać. Do nas to nie trafia.',
    },
  },
  necessary:
    'To, co jest niezbędne do usługi, o którą prosisz (Twój wniosek, Twój język, ten wybór), zapisujemy bez pytania.',
  save: 'Zapisz mój wybór',
  open: 'Ustawienia cookies',
  failed: {
    title: 'Nie udało się zapisać Twojego wyboru',
    text: 'To problem po naszej stronie. Nic nie zostało włączone: spróbuj ponownie za chwilę.',
  },
  table: {
    caption: 'Co ten serwis może zapisać w Twojej przeglądarce',
    name: 'Nazwa',
    purpose: 'Do czego służy',
    lifetime: 'Jak długo pozostaje',
    category: 'Kiedy jest zapisywane',
    owner: 'Do kogo należy',
    untilClosed: 'Do zamknięcia karty',
    kinds: { cookie: 'plik cookie', local: 'pamięć lokalna', session: 'pamięć sesji' },
    categories: {
      necessary: 'Niezbędne: zgoda nie jest potrzebna',
      measurement: 'Tylko jeśli zgodzisz się na pomiar',
      experiments: 'Tylko jeśli zgodzisz się na testy wersji',
      functional: 'Tylko jeśli zgodzisz się na pamiętanie, co oglądasz',
    },
    purposes: {
      visit: 'Ustalanie, które strony są oglądane podczas jednej wizyty',
      browser: 'Liczenie powracającej osoby tylko raz, za pomocą losowego numeru',
      firstSource: 'Zapamiętanie, z jakiej strony lub kampanii pochodziła Twoja pierwsza wizyta',
      currentSource: 'Zapamiętanie, z jakiej strony lub kampanii pochodziła Twoja ostatnia wizyta',
      visitCount: 'Liczenie wizyt i stron otwartych podczas każdej z nich',
      unsentEvents: 'Przechowanie tego, co policzono bez połączenia z internetem, do chwili wysłania',
      experimentArm: 'Zapamiętanie, którą wersję strony widzisz',
      comparison: 'Zapamiętanie ofert, które porównujesz',
      seenPages: 'Pokazywanie ostatnio oglądanych firm i poradników',
      consentChoice: 'Zapamiętanie Twojego wyboru dotyczącego plików cookie',
      language: 'Zapamiętanie języka, który wybierasz w kraju z więcej niż jednym językiem',
      application: 'Otwieranie Twojego wniosku i Twoich ofert po wysłaniu wniosku',
      formAnswers:
        'Przechowanie tego, co wpisujesz we wniosku, żeby nie zginęło. Ten zapis nie opuszcza Twojego urządzenia',
      pushRefusal: 'Zapamiętanie, że nie chcesz powiadomień w tej przeglądarce',
      formVersion: 'Zapamiętanie, z której wersji krótkiego formularza korzystasz',
      reloadGuard: 'Ponowne otwarcie strony tylko jeden raz, jeśli jej część się nie wczytała',
    },
  },
};
