import type { Synonyms } from '@/features/search/synonyms/shape';

export const polish: Synonyms = {
  stopWords:
    'a aby ale bez bo być chcę chce ci co czy czym dla do gdzie go i ich ile jak jaka jakie jaki je jest jestem jeśli już kto która które który ma mam mi mnie moich moja moje mój można moim mogę na nad nie o od oraz po pod potrzebuję proszę przed przez przy się są skąd ta tak te tego ten to tu u w we wam was wasz z za ze że'.split(
      ' ',
    ),
  pages: {
    home: ['strona główna', 'start', 'początek', 'główna'],
    application: [
      ...['wniosek', 'złóż wniosek', 'złożyć wniosek', 'wniosek o pożyczkę', 'wziąć pożyczkę', 'pożyczyć pieniądze'],
      ...['formularz', 'wypełnić wniosek', 'wnioskować', 'wniosek online'],
    ],
    offers: [
      ...['oferty', 'wszystkie oferty', 'lista ofert', 'porównać pożyczki', 'porównywarka', 'najtańsza pożyczka'],
      ...['tania pożyczka', 'najlepsza pożyczka', 'ranking pożyczek', 'porównanie pożyczek'],
    ],
    offers3: ['porównanie obok siebie', 'tabela porównawcza', 'zestawienie', 'porównać oferty', 'porównanie ofert'],
    about: ['o nas', 'kim jesteście', 'firma', 'zespół', 'kto za tym stoi'],
    contact: [
      ...['kontakt', 'skontaktować się', 'obsługa klienta', 'biuro obsługi', 'pomoc', 'infolinia', 'numer telefonu'],
      ...['telefon', 'e-mail', 'email', 'mail', 'adres e-mail', 'napisać', 'porozmawiać z człowiekiem'],
    ],
    howItWorks: ['jak to działa', 'jak działa', 'kroki', 'instrukcja', 'krok po kroku'],
    lenders: ['pożyczkodawcy', 'pożyczkodawca', 'firmy pożyczkowe', 'lista firm', 'chwilówki firmy', 'kto pożycza'],
    calculator: [
      ...['kalkulator', 'oblicz ratę', 'obliczyć ratę', 'rata miesięczna', 'wysokość raty', 'harmonogram spłat'],
      ...['symulator', 'policzyć odsetki', 'kalkulator rat', 'kalkulator pożyczki'],
    ],
    affiliates: ['program partnerski', 'afiliacja', 'zarabiać', 'partner', 'polecać'],
    legalNotice: ['nota prawna', 'dane firmy', 'nip', 'krs', 'informacje prawne'],
    terms: ['regulamin', 'warunki', 'warunki korzystania', 'zasady', 'regulamin serwisu'],
    privacy: ['prywatność', 'polityka prywatności', 'rodo', 'ochrona danych', 'dane osobowe', 'przetwarzanie danych'],
    cookies: ['cookies', 'ciasteczka', 'pliki cookie', 'polityka cookies', 'ustawienia cookies'],
    complaints: [
      ...[
        'reklamacja',
        'reklamacje',
        'złożyć reklamację',
        'skarga',
        'skargi',
        'złożyć skargę',
        'zażalenie',
        'oszustwo',
      ],
      ...['oszukano mnie', 'zgłosić oszustwo', 'rzecznik finansowy', 'odwołanie'],
    ],
    partners: ['partnerzy', 'lista partnerów', 'nasi partnerzy', 'z kim współpracujecie'],
    accessibility: ['dostępność', 'deklaracja dostępności', 'czytnik ekranu', 'niepełnosprawność', 'duża czcionka'],
    glossary: ['słownik', 'słowniczek', 'słownik pojęć', 'definicje', 'co to znaczy', 'pojęcia'],
    blog: ['blog', 'poradniki', 'artykuły', 'porady', 'aktualności'],
    unsubscribe: [
      ...[
        'wypisać się',
        'wypisz',
        'wypisanie',
        'rezygnacja z newslettera',
        'rezygnacja',
        'anulować subskrypcję',
        'spam',
      ],
      ...['nie chcę reklam', 'nie chcę maili', 'nie wysyłać reklam', 'newsletter', 'wyłączyć reklamy', 'nie dzwonić'],
    ],
    myData: [
      ...[
        'usunąć moje dane',
        'usuń dane',
        'usunąć dane',
        'usunięcie danych',
        'moje dane',
        'usunąć konto',
        'skasować konto',
      ],
      ...['prawo do bycia zapomnianym', 'pobrać dane', 'dostęp do danych', 'skasować dane'],
    ],
  },
};
