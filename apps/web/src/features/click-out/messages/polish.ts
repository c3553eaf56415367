import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const polish: ClickOutMessages = {
  exit: {
    action: 'Przejdź do pożyczkodawcy',
    limitedTitle: 'Za dużo kliknięć jedno po drugim',
    limitedText:
      'Z Twojego łącza przyszło w krótkim czasie wiele kliknięć. Spróbuj ponownie później; pozostało: {minutes}.',
  },
  transition: {
    title: 'Przechodzisz na stronę: {lender}',
    lead: 'Dalej wszystko dzieje się na stronie {lender}: formularz, warunki i decyzja.',
    passTitle: 'Co przekazujemy',
    passText:
      'Numer tego kliknięcia i, jeśli są, kody kampanii, z której przychodzisz. Żadnych danych o Tobie: ani nazwiska, ani dokumentu, ani odpowiedzi.',
    asksTitle: 'O co zapyta',
    asksText:
      'Zwykle o dokument, kontakt, dochód i rachunek, na który przyjdą pieniądze. Przed podpisaniem musi podać na piśmie, ile kosztuje pożyczka (formularz informacyjny).',
    costTitle: 'Ile to kosztuje',
    action: 'Przejdź do {lender}',
    lenderPage: 'Przeczytaj o {lender}',
    back: 'Wróć do ofert',
    outageTitle: 'Nie udało się otworzyć przejścia',
    outageText:
      'Nic do nikogo nie wysłano. To problem po naszej stronie i zwykle trwa krótko: użyj przycisku ponownie.',
    goneTitle: 'Tej oferty nie ma już na liście',
    goneText: 'Możliwe, że pożyczkodawca ją wycofał. Oto pozostałe.',
  },
  delivery: {
    choose: 'Wybierz tę ofertę',
    byUs: 'Jeśli ją wybierzesz, możesz stąd wysłać swój wniosek.',
    byLink: 'Wniosek składa się na stronie pożyczkodawcy: my go nie wysyłamy.',
    title: 'Wyślij wniosek do: {lender}',
    lead: 'Decyzja należy do Ciebie: możesz wysłać wypełniony już wniosek albo przejść na stronę bez wysyłania.',
    whatTitle: 'Co otrzyma pożyczkodawca',
    whatText: 'Po naciśnięciu przycisku wyślemy do {lender} te dane z Twojego wniosku i żadnych innych:',
    parts: {
      loan: 'kwota i okres, o które wnioskujesz',
      name: 'imię i nazwisko',
      birthDate: 'data urodzenia',
      contact: 'e-mail i telefon',
      income: 'miesięczny dochód i jego źródło',
      document: 'rodzaj i numer dokumentu',
      account: 'rachunek, na który mają przyjść pieniądze',
    },
    after:
      'Wniosek rozpatruje i odpowiada na niego {lender}, administrator tych danych od tej chwili. Do podpisania umowy nic Cię nie wiąże.',
    send: 'Wyślij mój wniosek do {lender}',
    without: 'Przejdź do {lender} bez wysyłania',
    go: 'Dalej na stronie {lender}',
    lendersTitle: 'Kto ma Twój wniosek',
    picked:
      'Oferta jest wybrana. Poniżej widać, do których pożyczkodawców wysłaliśmy wniosek: odpowiedzą Ci bezpośrednio.',
    states: {
      waiting:
        'Twój wniosek jest w drodze do {lender}. Jeśli ich serwer nie odpowie, będziemy próbować przez trzy dni.',
      accepted: '{lender} ma już Twój wniosek i odpowie Ci bezpośrednio.',
      refused: 'Serwer {lender} nie przyjął Twojego wniosku. Możesz złożyć go na ich stronie.',
      given_up: 'Nie udało się dostarczyć wniosku do {lender}. Możesz złożyć go na ich stronie.',
      cancelled: 'Nie wysłaliśmy Twojego wniosku do {lender}.',
      withdrawn: '{lender} ma lub może mieć Twój wniosek. Zawiadamiamy, że został wycofany.',
    },
    notSent: 'Wniosek nie został wysłany',
    problems: {
      changed: 'Zmienił się zakres danych, które otrzymuje {lender}. Przejrzyj listę jeszcze raz i zdecyduj.',
      closed:
        'Tego wniosku nie można już wysłać do {lender}: jest wycofany lub zakończony, nie pasuje do oferty albo zgoda została wycofana.',
      limited: 'Z Twojego łącza przyszło w krótkim czasie wiele wysyłek. Spróbuj później.',
      away: 'To problem po naszej stronie i zwykle trwa krótko: użyj przycisku ponownie.',
    },
    formNote:
      'Jeśli ten pożyczkodawca przyjmuje wnioski od nas, przed wysłaniem powiemy Ci, jakie to dane. Mogą to być: {parts}. Jeśli nie, przekierujemy Cię tylko na jego stronę i nic mu nie wyślemy.',
  },
};
