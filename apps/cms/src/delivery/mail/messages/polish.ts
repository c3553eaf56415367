import type { MailMessages } from './mail-messages';
import { payoutBrands } from './payout-brands';

export const polish: MailMessages = {
  greeting: 'Dzień dobry,',
  status: {
    lender: (name) => `Pożyczkodawca: ${name}`,
    link: 'Zobacz mój wniosek',
    hint: 'To Twój osobisty link: przez 7 dni otwiera wniosek bez hasła na każdym urządzeniu. Nie przesyłaj go nikomu. Nawet gdy wygaśnie, wystarczy go otworzyć, aby poprosić o nowy.',
  },
  footer: {
    application: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo w serwisie ${siteName} złożono wniosek, podając ten adres. Dotyczy tego wniosku i nie jest reklamą.`,
    comment: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo w serwisie ${siteName} dodano komentarz, podając ten adres. Nie jest reklamą.`,
    unsubscribed: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo w serwisie ${siteName} poproszono, żebyśmy nie wysyłali reklam na ten adres. To jednorazowe powiadomienie, a nie reklama.`,
    offers: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo składając wniosek w serwisie ${siteName}, wyrażono zgodę na otrzymywanie ofert. Jest to informacja handlowa serwisu ${siteName}.`,
    contact: (email) => `Masz pytania albo to nie Ty? Napisz do nas: ${email}.`,
  },
  myData: {
    reason: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo w serwisie ${siteName} zapytano o dane związane z tym adresem. Nie jest reklamą.`,
    subject: 'Dane, które o Tobie mamy',
    held: 'Ktoś poprosił o dane, które mamy w związku z tym adresem. Przycisk otwiera stronę ze wszystkimi danymi. Możesz je tam pobrać albo zlecić ich usunięcie.',
    link: 'Zobacz moje dane',
    hint: 'Link jest osobisty: nie przekazuj go dalej. Działa przez godzinę, na każdym urządzeniu. Jeśli to nie Ty, nie musisz nic robić: nikt poza Tobą nie otworzy tej strony.',
    nothing:
      'Ktoś poprosił o dane, które mamy w związku z tym adresem. Nie mamy żadnych. Jeśli korzystasz u nas z innego adresu, poproś o dane związane z tamtym.',
  },
  erasureReceipt: {
    reason: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo w serwisie ${siteName} poproszono o usunięcie danych związanych z tym adresem. Nie jest reklamą.`,
    subject: 'Usunęliśmy Twoje dane',
    subjectWithKept: 'Usunęliśmy Twoje dane z wyjątkiem tych, które musimy zachować',
    erased: (id) =>
      `Usunęliśmy dane związane z tym adresem. Numer potwierdzenia: ${id}. Na stronie potwierdzenia podajemy, co usunęliśmy, co musimy zachować i dlaczego. Nie ma tam żadnych danych o Tobie.`,
    link: 'Zobacz potwierdzenie',
    last: 'To ostatnia wiadomość w sprawie tych danych, którą wysyłamy na ten adres.',
  },
  erasedComment: { name: 'Anonim', text: 'Autor usunął ten komentarz.' },
  statusLink: {
    subject: 'Nowy link do Twojego wniosku',
    text: 'Na Twoją prośbę wysyłamy nowy link do wniosku.',
  },
  applicationReceived: {
    subject: 'Otrzymaliśmy Twój wniosek',
    received: (amount) => `Otrzymaliśmy Twój wniosek o pożyczkę. Kwota: ${amount}.`,
    next: 'Porównujemy go z wymaganiami, które podają pożyczkodawcy. Na stronie wniosku zobaczysz, które oferty pasują i dlaczego. Napiszemy, gdy pożyczkodawca coś nam przekaże.',
    decision:
      'Nie udzielamy pożyczek: decyduje wybrany przez Ciebie pożyczkodawca. Nic Cię nie zobowiązuje, dopóki nie podpiszesz z nim umowy.',
  },
  statusChanged: {
    under_review: {
      subject: 'Twój wniosek jest w trakcie oceny',
      text: 'Pożyczkodawca poinformował nas, że ocenia Twój wniosek. Odpowie Ci bezpośrednio.',
    },
    signed: {
      subject: 'Pożyczkodawca informuje o podpisaniu umowy',
      text: 'Pożyczkodawca poinformował nas o podpisaniu umowy. Masz 14 dni od dnia jej zawarcia na odstąpienie od niej bez podawania przyczyny. Jeśli nic nie zostało przez Ciebie podpisane, jak najszybciej zawiadom pożyczkodawcę.',
    },
    paid_out: {
      subject: 'Pożyczkodawca wypłacił pieniądze',
      text: 'Pożyczkodawca poinformował nas, że wypłacił pieniądze. Zachowaj umowę i terminy wszystkich spłat.',
    },
    withdrawn: {
      subject: 'Twój wniosek został wycofany',
      text: 'Twój wniosek został wycofany i już się nim nie zajmujemy. Powiadamiamy o tym pożyczkodawców, którzy dostali go od nas. Jeśli formularz na stronie pożyczkodawcy jest już wypełniony, zawiadom o tym także jego.',
    },
  },
  applicationApproved: {
    subject: 'Pożyczkodawca zaakceptował Twój wniosek',
    approved: (amount) =>
      `Pożyczkodawca poinformował nas, że akceptuje Twój wniosek o pożyczkę. Wnioskowana kwota: ${amount}.`,
    sender:
      'Ta wiadomość pochodzi od nas, a nie od pożyczkodawcy: porównujemy oferty i sami nie udzielamy pożyczek. Ta wiadomość nie jest umową. Wiążą tylko warunki umowy z pożyczkodawcą.',
    next: 'Przed podpisaniem przeczytaj całą umowę: RRSO, całkowitą kwotę do zapłaty i termin każdej spłaty. Jeśli coś się nie zgadza, zapytaj pożyczkodawcę.',
  },
  affiliate: {
    footer: (siteName) =>
      `Ta wiadomość przyszła do Ciebie, bo ktoś podał ten adres w zgłoszeniu do programu partnerskiego serwisu ${siteName}. Nie jest reklamą.`,
    hint: 'To Twój osobisty link, ważny 30 dni. Nie przesyłaj go nikomu. Nawet gdy wygaśnie, wystarczy go otworzyć, aby poprosić o nowy.',
    pageLink: 'Zobacz moją stronę partnera',
    request: {
      subject: 'Potwierdź zgłoszenie do programu partnerskiego',
      received: 'Otrzymaliśmy zgłoszenie do naszego programu partnerskiego, w którym podano ten adres.',
      confirm:
        'Otwórz link i potwierdź przyciskiem, że adres należy do Ciebie. Do tego czasu nie rozpatrujemy zgłoszenia. Jeśli nie potwierdzisz go w ciągu 30 dni, usuniemy je.',
      link: 'Potwierdź mój adres',
      hint: 'Link jest osobisty: nie przesyłaj go nikomu.',
      next: 'Potem przeczyta je człowiek i odpowie e-mailem.',
    },
    approved: {
      subject: 'Twoje zgłoszenie do programu partnerskiego zostało przyjęte',
      approved: 'Przyjęliśmy Twoje zgłoszenie do programu partnerskiego.',
      code: (code) =>
        `Twój kod to ${code}. Dodaj ?aff=${code} do adresu dowolnej naszej strony, a policzymy kliknięcia, wnioski i pożyczki osób, które z niego skorzystają.`,
      counted:
        'Liczymy tylko osoby, które zgodziły się na pomiar w oknie o plikach cookie. Na Twojej stronie są Twoje warunki oraz kliknięcia, wnioski, pożyczki i kwoty z każdego dnia.',
    },
    newLink: {
      subject: 'Twój link do strony partnera',
      text: 'Ktoś, podając ten adres, poprosił o link do strony partnera. Oto on.',
    },
    terms: {
      models: { cpl: 'Model CPL: za każdy ważny wniosek', cps: 'Model CPS: za każdą wypłaconą pożyczkę' },
      rate: (amount) => `Stawka: ${amount}`,
      hold: (days) => `Czas oczekiwania: ${days}`,
      methods: { bank: 'Przelew bankowy', ...payoutBrands },
      paidTo: (method, ending) => `Wypłata: ${method}, konto z końcówką ${ending}`,
    },
    changed: {
      terms: {
        subject: 'Twoje warunki partnerskie się zmieniły',
        text: (day) => `Od ${day} obowiązują te warunki. To, co policzyliśmy wcześniej, się nie zmienia.`,
      },
      resumed: {
        subject: 'Twoje konto partnera znów działa',
        text: (day) => `Od ${day} Twój kod znów jest liczony, na tych warunkach:`,
      },
      paused: {
        subject: 'Twoje konto partnera jest wstrzymane',
        text: (day) => `Od ${day} Twój kod nie nalicza niczego nowego. Dotychczasowy zarobek i tak wypłacimy.`,
      },
      refused: {
        subject: 'Nie przyjęliśmy zgłoszenia do programu partnerskiego',
        text: (day) =>
          `${day} osoba z naszego zespołu przeczytała Twoje zgłoszenie do programu partnerskiego i postanowiła go nie przyjąć.`,
      },
      ended: {
        subject: 'Twoja umowa partnerska się zakończyła',
        text: (day) =>
          `Umowa zakończyła się ${day}: od tego dnia Twój kod nie nalicza niczego nowego. Wcześniejszy zarobek i tak wypłacimy.`,
      },
      payout: { subject: 'Twoje dane do wypłat się zmieniły', text: (day) => `Od ${day} wypłacamy pieniądze tak:` },
      request: {
        subject: 'Dane w Twoim zgłoszeniu się zmieniły',
        text: (day) =>
          `Od ${day} obowiązują dane, które zostały przez Ciebie potwierdzone. Widzi je osoba, która czyta zgłoszenie.`,
      },
    },
    unexpected: (email) => `Jeśli to niespodziewana zmiana albo to nie Ty, od razu napisz do nas: ${email}.`,
    proposal: {
      request: {
        subject: 'Potwierdź nowe dane w zgłoszeniu do programu partnerskiego',
        text: 'Ktoś, podając ten adres, ponownie wysłał formularz programu partnerskiego. Jeśli to potwierdzisz, zmieni się:',
        link: 'Zobacz i potwierdź zmianę',
        hint: 'Link jest osobisty i ważny 30 dni: nie przesyłaj go nikomu.',
      },
      payout: {
        subject: 'Potwierdź nowe dane do wypłat',
        text: 'Na Twojej stronie partnera poproszono o inną formę wypłaty. Jeśli to potwierdzisz, będziemy wypłacać tak:',
        link: 'Zobacz i potwierdź zmianę',
        hint: 'Link jest osobisty i ważny 24 godziny: nie przesyłaj go nikomu.',
      },
      end: {
        subject: 'Potwierdź zakończenie umowy partnerskiej',
        text: 'Na Twojej stronie partnera poproszono o zakończenie umowy. Jeśli to potwierdzisz, Twój kod przestanie być liczony. Dotychczasowy zarobek i tak wypłacimy.',
        link: 'Zakończ umowę',
        hint: 'Link jest osobisty i ważny 24 godziny: nie przesyłaj go nikomu.',
      },
    },
    fields: {
      name: 'Imię i nazwisko lub firma',
      website: 'Strona lub kanał',
      text: 'Sposób przyciągania odwiedzających',
      model: 'Preferowany model',
      payoutMethod: 'Forma wypłaty',
    },
    notYou: 'Jeśli to nie Ty, nic nie rób: bez Twojego potwierdzenia nic się nie zmieni.',
  },
  applicationDeclined: {
    subject: 'Pożyczkodawca nie zaakceptował Twojego wniosku',
    declined: 'Pożyczkodawca poinformował nas, że nie udzieli Ci pożyczki. To jego decyzja.',
    options: 'Co możesz zrobić:',
    steps: [
      'Zapytaj pożyczkodawcę o powód.',
      'Sprawdź, jakie dane mają o Tobie BIK i biura informacji gospodarczej (BIG). Masz prawo je zobaczyć i żądać poprawienia błędów.',
      'Nie składaj wniosków jeden po drugim: wiele zapytań w krótkim czasie może działać na Twoją niekorzyść.',
      'Jeśli trudno Ci spłacać długi, porozmawiaj z wierzycielami, zanim weźmiesz kolejną pożyczkę.',
    ],
  },
  unsubscribed: {
    subject: 'Nie będziemy już wysyłać Ci reklam',
    text: 'Ktoś poprosił, żebyśmy nie wysyłali na ten adres ofert ani innych reklam. Zapisaliśmy to.',
    kept: 'Nadal będą do Ciebie przychodzić powiadomienia o Twoich wnioskach.',
    undo: 'Jeśli to nie Ty albo zmieniasz zdanie, możesz to cofnąć w ciągu jednego dnia.',
    link: 'Cofnij',
  },
  offersThatFit: {
    subject: (count) => `Oferty pasujące do Twojego wniosku: ${count}`,
    found: (amount) =>
      `Porównaliśmy Twój wniosek z wymaganiami pożyczkodawców. Kwota: ${amount}. Są pasujące oferty, które przyjmują wnioski, a żadna nie została jeszcze wybrana.`,
    where:
      'Na stronie wniosku zobaczysz, które to oferty i dlaczego pasują, każda z RRSO i przykładem reprezentatywnym.',
    link: 'Zobacz oferty',
    intermediary:
      'Nie udzielamy pożyczek: porównujemy oferty pożyczkodawców, którzy płacą nam prowizję. Decyduje wybrany przez Ciebie pożyczkodawca.',
    unsubscribe: 'Nie chcę więcej reklam',
  },
  commentDecision: {
    approvedSubject: 'Twój komentarz został opublikowany',
    rejectedSubject: 'Nie opublikowaliśmy Twojego komentarza',
    approved: (title) => `Opublikowaliśmy Twój komentarz na stronie „${title}”. Dziękujemy.`,
    rejected: (title) =>
      `Nie opublikowaliśmy Twojego komentarza na stronie „${title}”. Zdecydowała o tym osoba z naszego zespołu.`,
    reason: (reason) => `Powód: ${reason}`,
    note: (note) => `Uwaga moderatora: ${note}`,
    reasons: {
      not_relevant: 'komentarz nie dotyczy tematu strony.',
      offensive: 'komentarz jest obraźliwy.',
      personal_data: 'komentarz zawiera dane osobowe, Twoje lub innej osoby.',
      advertising: 'komentarz jest reklamą.',
      not_genuine: 'uważamy, że komentarz nie opisuje Twojego własnego doświadczenia.',
      other: 'komentarz nie jest zgodny z zasadami komentowania.',
    },
    objection: (email) => `Jeśli się z tym nie zgadzasz, napisz do nas: ${email}. Sprawdzi to inna osoba.`,
    newComment: 'Możesz też wysłać nowy komentarz.',
  },
};
