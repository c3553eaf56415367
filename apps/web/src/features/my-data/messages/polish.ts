import type { MyDataMessages } from '@/features/my-data/messages/shape';

export const polish: MyDataMessages = {
  request: {
    title: 'Twoje dane',
    lead: 'Tutaj możesz zobaczyć, pobrać lub usunąć to, co o Tobie mamy. Wpisz podany nam adres e-mail, a wyślemy na niego link: dzięki temu tylko Ty zobaczysz dane.',
    email: 'E-mail',
    emailHint: 'Ten, który podano we wniosku lub przy komentarzu.',
    submit: 'Wyślij mi link',
    accepted: {
      title: 'Sprawdź pocztę',
      text: 'Jeśli adres istnieje, wiadomość przyjdzie w ciągu kilku minut. Jeśli mamy dane, będzie w niej link ważny przez godzinę; jeśli ich nie mamy, napiszemy o tym. Sprawdź też folder ze spamem.',
    },
    errors: {
      missing: 'Wpisz adres e-mail',
      invalid: 'Sprawdź adres: słowo, znak @ i dalsza część, na przykład imie@domena.pl',
      tooLong: 'Skróć adres do {max} znaków',
    },
    more: 'Jakie dane przechowujemy, po co i jak długo: zobacz {privacy}.',
  },
  held: {
    title: 'Co o Tobie mamy',
    lead: 'To wszystko, co przechowujemy w związku z tym adresem, we wszystkich naszych serwisach. Link działa przez godzinę: zamknij stronę, gdy skończysz.',
    expiredTitle: 'Ten link wygasł',
    expiredText: 'Ze względów bezpieczeństwa działa przez godzinę. Możesz poprosić o nowy, podając ten sam adres.',
    askAgain: 'Poproś o nowy link',
    download: 'Pobierz dane (JSON)',
    downloadHint: 'Plik, który odczytają inne programy, gdyby trzeba było przenieść dane gdzie indziej.',
    nothing: 'Nie mamy już żadnych danych związanych z tym adresem.',
    groups: {
      application: 'Wniosek z dnia {day}',
      blocked: 'Zablokowane wnioski',
      consents: 'Dowody zgód',
      comments: 'Komentarze',
      affiliates: 'Program partnerski',
      mails: 'Wiadomości',
    },
    parts: {
      answers: 'Twoje odpowiedzi',
      history: 'Historia wniosku',
      notes: 'Notatki naszych pracowników',
      consents: 'Zgody',
      clicks: 'Odwiedzeni pożyczkodawcy',
    },
    labels: {
      country: 'Kraj',
      sent: 'Wysłano',
      status: 'Stan',
      source: 'Źródło wejścia',
      matching: 'Porównanie',
      given: 'Udzielona',
      notGiven: 'Nieudzielona',
      revoked: 'Wycofana {moment}',
      network: 'Sieć (skrócona)',
      page: 'Strona',
      signedAs: 'Podpis',
      stars: 'Gwiazdki',
      mark: 'Oznaczenie',
      verified: {
        decision: 'Zweryfikowana: ta firma rozpatrzyła Twój wniosek',
        applicant: 'Zweryfikowana: złożono u nas wniosek do tej firmy i otwarto link z naszego e-maila',
      },
      suppressed: 'Ten adres jest na liście tych, które nie dostają od nas wiadomości.',
    },
    matched:
      'Program porównał Twoje odpowiedzi z ofertami pożyczkodawców. Liczba ofert: {offers}, pożyczkodawców: {lenders}, pasujących ofert: {fitting}.',
    blockedText:
      'Przechowujemy je tylko na wypadek roszczeń i nikt nie używa ich do niczego innego. Jeśli chcesz je zobaczyć, napisz do nas.',
    decisions: { pending: 'Czeka na sprawdzenie', approved: 'Opublikowany', rejected: 'Nieopublikowany' },
    mailsText: 'Jakie wiadomości wysłaliśmy i kiedy. Kopii tekstu nie przechowujemy.',
    mailsAbout: {
      application: 'O wniosku',
      comment: 'O komentarzu',
      data: 'O Twoich danych',
      affiliate: 'O programie partnerskim',
      offers: 'Reklama ofert',
      other: 'Inna wiadomość',
    },
  },
  erase: {
    open: 'Usuń moje dane',
    text: 'Usuwamy wnioski z ich historią, imię i adres przy komentarzach, wiadomości i linki. Kliknięcia zostają bez niczego, co wskazywałoby na Ciebie. Usuwamy też to, co ta przeglądarka przekazała nam o wizytach.',
    keptTitle: 'Co musimy zachować',
    kept: {
      blockedApplications:
        'Wnioski, które skończyły się umową albo są przedmiotem reklamacji. Prawo nakazuje je przechowywać w zablokowanej postaci, dopóki możliwe są roszczenia.',
      consentProofs:
        'Dowód zgód udzielonych i nieudzielonych, ze skrótem adresu zamiast samego adresu. Prawo wymaga, byśmy mogli je wykazać; są zablokowane.',
      commentTexts: 'Teksty komentarzy, jeśli zdecydujesz się je zostawić, bez imienia i adresu.',
      affiliateContracts:
        'Twoja umowa partnerska wraz z tym, co Ci wypłaciliśmy lub jesteśmy winni. Prawo nakazuje nam przechowywać dokumentację księgową. Umowę można rozwiązać na Twojej stronie partnera.',
      suppression: 'Skrót adresu na liście tych, które nie dostają wiadomości, żebyśmy więcej nie pisali.',
    },
    notices:
      'Zawiadomienia do pożyczkodawców, że mają usunąć Twój wniosek, bez Twojego nazwiska i adresu, przez {days} dni.',
    commentsLegend: 'Teksty Twoich komentarzy',
    comments: {
      'keep-texts': 'Zostaw je z podpisem „Anonim”',
      'erase-texts': 'Usuń je także. Wybierz to, jeśli z tekstu wynika, kim jesteś.',
    },
    irreversible:
      'Tego nie można cofnąć. Każdemu pożyczkodawcy, który dostał od nas Twój wniosek albo mógł go dostać, przekażemy Twoją prośbę o usunięcie tego wniosku. Dane podane pożyczkodawcy na jego własnej stronie może usunąć tylko on: poproś go o to.',
    confirm: 'Tak, usuń moje dane',
  },
  receipt: {
    title: 'Usunęliśmy Twoje dane',
    titleWithKept: 'Usunęliśmy Twoje dane z wyjątkiem tych, które musimy zachować',
    notMailed: 'Nie wysyłamy go e-mailem, bo nie mamy już Twojego adresu.',
    lead: 'To potwierdzenie nie zawiera niczego o Tobie. Zapisz numer albo wydrukuj stronę.',
    number: 'Numer',
    day: 'Dzień',
    erasedTitle: 'Co usunęliśmy',
    erased: {
      applications: 'Wnioski',
      comments: 'Komentarze',
      clicks: 'Kliknięcia oddzielone od Ciebie',
      deliveries: 'Przekazania do pożyczkodawców',
      mails: 'Wiadomości',
      links: 'Linki z wiadomości',
      affiliates: 'Zgłoszenia do programu partnerskiego',
      events: 'Wizyty policzone w tej przeglądarce',
    },
    keptTitle: 'Co zachowujemy i dlaczego',
    nothingKept: 'Nie zachowujemy niczego.',
    print: 'Aby wydrukować stronę lub zapisać ją jako PDF, użyj menu przeglądarki.',
    unknownTitle: 'Nie znaleźliśmy tego potwierdzenia',
    unknownText: 'Skopiuj cały adres z wiadomości. Potwierdzenia przechowujemy, dopóki możliwe są roszczenia.',
  },
};
