import type { PluralForms } from '@prestafaro/countries';
import type { ProcessMessages } from '@/features/process/messages/shape';

/** Poland. The 14 days are those of article 53 of the act on consumer credit. */
export const polish: ProcessMessages<PluralForms<'pl'>> = {
  progress: {
    done: 'Co zrobiliśmy do tej pory',
    received: 'Wniosek otrzymaliśmy {moment}',
    checking: 'Sprawdzamy, które oferty pasują',
    checkingText:
      'Porównujemy Twoje odpowiedzi z wymaganiami, które podają pożyczkodawcy. Zwykle trwa to kilka sekund.',
    checkAgain: 'Sprawdź ponownie',
    automaticCheck: 'Ta strona sama sprawdza to co dwie sekundy.',
    checked: 'Porównaliśmy Twoje odpowiedzi z warunkami: {offers}, {lenders}',
    offersChecked: { one: '{count} oferta', few: '{count} oferty', many: '{count} ofert', other: '{count} oferty' },
    lendersChecked: {
      one: '{count} pożyczkodawca',
      few: '{count} pożyczkodawców',
      many: '{count} pożyczkodawców',
      other: '{count} pożyczkodawcy',
    },
    matching: {
      one: 'Pasuje {count} oferta',
      few: 'Pasują {count} oferty',
      many: 'Pasuje {count} ofert',
      other: 'Pasuje {count} oferty',
    },
    openNow: 'Przyjmują teraz wnioski: {count}',
    noneMatching: 'Żadna nie pasuje do wszystkich Twoich odpowiedzi',
    toOffers: 'Zobacz moje oferty',
    toAlternatives: 'Zobacz inne możliwości',
    moving: 'Za kilka sekund przejdziemy na następną stronę.',
    stay: 'Zostań tutaj',
    stayed: 'Zostajesz na tej stronie. Gdy zechcesz przejść dalej, naciśnij przycisk.',
    awayTitle: 'W tej chwili nie możemy sprawdzić Twojego wniosku',
    awayText: 'To, co zostało wysłane, jest zapisane. To problem po naszej stronie i zwykle trwa krótko.',
    retry: 'Spróbuj ponownie',
  },
  status: {
    title: 'Co się dzieje z Twoim wnioskiem',
    label: 'Stan',
    lender: 'Pożyczkodawca: {lender}',
    names: {
      draft: 'Niewysłany',
      submitted: 'Otrzymany',
      offers_shown: 'Oferty porównane',
      offer_picked: 'Oferta wybrana',
      under_review: 'W trakcie oceny',
      approved: 'Zaakceptowany przez pożyczkodawcę',
      declined: 'Odrzucony przez pożyczkodawcę',
      signed: 'Umowa podpisana',
      paid_out: 'Pieniądze wypłacone',
      withdrawn: 'Wycofany',
    },
    texts: {
      draft: 'Wniosek nie został jeszcze wysłany.',
      submitted: 'Mamy go i sprawdzamy, które oferty pasują.',
      offers_shown: 'Twoje oferty są gotowe. Wybieraj spokojnie: żadna nie zobowiązuje przed podpisaniem umowy.',
      offer_picked:
        'Po wyborze oferty otworzyła się strona pożyczkodawcy. Jeśli wypełnisz tam formularz, decyzję podejmie on. W tym czasie możesz oglądać inne oferty.',
      under_review: 'Pożyczkodawca poinformował nas, że ocenia Twój wniosek. Odpowie Ci bezpośrednio.',
      approved:
        'Pożyczkodawca poinformował nas, że udzieli Ci pożyczki. Przed podpisaniem przeczytaj całą umowę: wiążą tylko jej warunki.',
      declined:
        'Pożyczkodawca poinformował nas, że nie udzieli Ci pożyczki. Możesz zapytać go o powód. Nie składaj wniosków jeden po drugim: sprawdź najpierw, czy inna oferta pasuje lepiej.',
      signed:
        'Pożyczkodawca poinformował nas o podpisaniu umowy. Masz 14 dni od dnia jej zawarcia na odstąpienie od niej bez podawania przyczyny.',
      paid_out: 'Pożyczkodawca poinformował nas, że wypłacił pieniądze. Zachowaj umowę i terminy wszystkich spłat.',
      withdrawn: 'Wniosek został przez Ciebie wycofany. W każdej chwili możesz złożyć nowy.',
    },
  },
  withdraw: {
    open: 'Wycofaj wniosek',
    text: 'Przestaniemy się nim zajmować i nie da się tego cofnąć. Pożyczkodawców, którzy dostali go od nas, powiadomimy, że został wycofany. Nie możemy usunąć tego, co już mają: aby to usunęli, usuń swoje dane na stronie „Twoje dane”, a przekażemy im tę prośbę, albo poproś ich bezpośrednio. Jeśli formularz na stronie pożyczkodawcy jest już wypełniony, zawiadom o tym także jego.',
    confirm: 'Tak, wycofaj',
    done: 'Wycofaliśmy Twój wniosek. Jeśli któryś pożyczkodawca dostał go od nas, właśnie go o tym powiadamiamy.',
    notAllowed: 'Tego wniosku nie można już stąd wycofać. Skontaktuj się z pożyczkodawcą albo napisz do nas.',
    failed: 'Nie udało się go wycofać: nic się nie zmieniło. Spróbuj ponownie za chwilę.',
  },
  landing: {
    strangerTitle: 'Co zrobić, gdy żadna oferta nie pasuje',
    strangerText:
      'Z tej przeglądarki nie wysłano żadnego wniosku, więc niczego nie porównaliśmy z Twoimi odpowiedziami. Zacznij od możliwości, które nic nie kosztują; lista wszystkich ofert jest na końcu.',
    nothingTitle: 'W tej chwili nie ma dla Ciebie żadnej oferty',
    nothingText: 'Wolimy to powiedzieć, niż wysyłać Cię do formularzy, z których nic nie wyniknie.',
    whyTitle: 'Dlaczego żadna nie pasuje',
    whyText: 'To wynik orientacyjny: porównujemy Twoje odpowiedzi z wymaganiami, które podają pożyczkodawcy.',
    why: '{reason}: {offers}',
    whyOffers: { one: '{count} oferta', few: '{count} oferty', many: '{count} ofert', other: '{count} oferty' },
    otherLoanTitle: 'Pasują przy innej kwocie lub innym okresie',
    otherLoanText:
      'Ci pożyczkodawcy akceptują resztę Twoich odpowiedzi, ale udzielają pożyczek na inną kwotę lub inny okres.',
    otherLoan: 'Zobacz oferty: {amount} na {days}',
    less: 'o {value} mniej',
    more: 'o {value} więcej',
    chooseTitle: 'Wybierz inną kwotę',
    chooseSubmit: 'Dalej z tą kwotą',
    checking: 'Sprawdzamy dostępne oferty',
    available: 'Przyjmują teraz wnioski: {offers}, {lenders}',
    noneAvailable: 'W tej chwili żadna oferta nie przyjmuje wniosków',
  },
  thankYou: {
    sent: 'Co zostało wysłane',
    loan: 'Wniosek o pożyczkę: {amount} na {days}',
    receivedOn: 'Otrzymano',
    next: 'Co teraz',
    ways: 'Dokąd dalej',
  },
};
