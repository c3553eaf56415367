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
};
