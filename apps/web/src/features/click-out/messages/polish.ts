import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const polish: ClickOutMessages = {
  exit: {
    action: 'Przejdź do pożyczkodawcy',
    limitedTitle: 'Zbyt wiele kliknięć z rzędu',
    limitedText:
      'W krótkim czasie odnotowaliśmy wiele kliknięć z Twojego łącza. Spróbuj ponownie później; pozostało: {minutes}.',
    closedText:
      '{offer} nie przyjmuje teraz wniosków. Nie przekierowaliśmy Cię na stronę tej firmy, bo nie da się tam teraz złożyć wniosku.',
  },
  transition: {
    title: 'Przechodzisz na stronę pożyczkodawcy {lender}',
    lead: 'Dalej wszystko odbywa się na stronie pożyczkodawcy {lender}: formularz, warunki i decyzja.',
    passTitle: 'Co przekazujemy',
    passText:
      'Numer tego kliknięcia i, jeśli są, kody kampanii, z której pochodzi Twoja wizyta, oraz wersji naszych stron, którą widzisz w eksperymencie. Kliknięcie nie przekazuje żadnych danych o Tobie: ani nazwiska, ani numeru dokumentu, ani odpowiedzi.',
    asksTitle: 'O co zapyta',
    asksText:
      'Zwykle o dokument, dane kontaktowe, dochód i rachunek, na który przyjdą pieniądze. Zanim podpiszesz umowę, musi przekazać Ci na trwałym nośniku formularz informacyjny z kosztem pożyczki.',
    costTitle: 'Ile to kosztuje',
    action: 'Przejdź do pożyczkodawcy {lender}',
    lenderPage: 'Przeczytaj o pożyczkodawcy {lender}',
    back: 'Wróć do ofert',
    outageTitle: 'Nie udało się przejść na stronę pożyczkodawcy',
    outageText:
      'Nic do nikogo nie wysłano. To problem po naszej stronie i zwykle trwa krótko: użyj przycisku ponownie.',
    goneTitle: 'Tej oferty nie ma już na liście',
    goneText: 'Możliwe, że pożyczkodawca ją wycofał. Oto pozostałe.',
  },
  delivery: {
    choose: 'Wybierz tę ofertę',
    byUs: 'Jeśli ją wybierzesz, możesz stąd wysłać swój wniosek.',
    byLink: 'Wniosek składa się na stronie pożyczkodawcy: my go nie wysyłamy.',
    title: 'Wyślij wniosek do pożyczkodawcy {lender}',
    lead: 'Decyzja należy do Ciebie: możesz wysłać wypełniony już wniosek albo przejść na stronę bez wysyłania go.',
    sent: {
      title: 'Twój wniosek do pożyczkodawcy {lender}',
      lead: 'Tu widać, co się dzieje z wnioskiem.',
    },
    whatTitle: 'Co otrzyma pożyczkodawca',
    whatText: 'Po naciśnięciu przycisku wyślemy do pożyczkodawcy {lender} te dane z Twojego wniosku i żadnych innych:',
    parts: {
      loan: 'kwota i okres z Twojego wniosku',
      name: 'imię i nazwisko',
      birthDate: 'data urodzenia',
      contact: 'e-mail i telefon',
      income: 'miesięczny dochód i jego źródło',
      document: 'rodzaj i numer dokumentu',
      account: 'rachunek, na który mają przyjść pieniądze',
    },
    after:
      'Wniosek rozpatruje {lender}: odpowie Ci i od tej chwili jest administratorem tych danych. Do podpisania umowy nic Cię nie wiąże.',
    send: 'Wyślij mój wniosek do pożyczkodawcy {lender}',
    without: 'Przejdź do pożyczkodawcy {lender} bez wysyłania',
    lendersTitle: 'Twój wniosek u pożyczkodawców',
    picked: 'Oferta jest wybrana. Poniżej widać, co się stało z wysyłką wniosku.',
    states: {
      waiting:
        'Twój wniosek jest w drodze do pożyczkodawcy {lender}. Jeśli jego serwer nie odpowie, będziemy próbować przez trzy dni.',
      accepted: '{lender} ma już Twój wniosek i odpowie Ci bezpośrednio.',
      refused: 'Serwer pożyczkodawcy {lender} nie przyjął Twojego wniosku. Możesz go złożyć na jego stronie.',
      given_up: 'Nie udało się dostarczyć wniosku do pożyczkodawcy {lender}. Możesz go złożyć na jego stronie.',
      cancelled: 'Nie wysłaliśmy Twojego wniosku do pożyczkodawcy {lender}.',
      unconfirmed:
        'Nie mamy potwierdzenia, że {lender} ma Twój wniosek, ale jest to możliwe. Możesz go złożyć także na stronie pożyczkodawcy.',
    },
    has: '{lender} ma Twój wniosek.',
    mayHave: '{lender} może mieć Twój wniosek: nie mamy potwierdzenia.',
    notices: {
      withdrawn: {
        waiting: 'Zawiadamiamy tego pożyczkodawcę, że wniosek został wycofany.',
        arrived: 'Dotarło tam nasze zawiadomienie, że wniosek został wycofany.',
        failed: 'Nie udało nam się przekazać, że wniosek został wycofany: zawiadom o tym pożyczkodawcę.',
      },
      ended: {
        waiting: 'Zawiadamiamy tego pożyczkodawcę, że wniosek nie jest Ci już potrzebny.',
        arrived: 'Dotarło tam nasze zawiadomienie, że wniosek nie jest Ci już potrzebny.',
        failed: 'Nie udało nam się przekazać, że wniosek nie jest Ci już potrzebny: zawiadom o tym pożyczkodawcę.',
      },
    },
    notSent: 'Wniosek nie został wysłany',
    problems: {
      changed: 'Zmienił się zakres danych, które otrzymuje {lender}. Przejrzyj listę jeszcze raz i zdecyduj.',
      closed:
        'Tego wniosku nie można już wysłać do pożyczkodawcy {lender}: jest wycofany lub zakończony, nie pasuje do oferty albo zgoda została wycofana.',
      limited: 'W krótkim czasie wysłano z Twojego łącza wiele wniosków. Spróbuj później.',
      away: 'To problem po naszej stronie i zwykle trwa krótko: użyj przycisku ponownie.',
    },
    formNote:
      'Jeśli ten pożyczkodawca przyjmuje wnioski od nas, przed wysłaniem pokażemy Ci, jakie dane otrzyma. Mogą to być: {parts}. Jeśli nie, przekierujemy Cię tylko na jego stronę i nic mu nie wyślemy.',
  },
};
