import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/features/comments/messages/shape';

export const polish: CommentsMessages<PluralForms<'pl'>> = {
  title: 'Komentarze',
  count: {
    one: '{count} komentarz',
    few: '{count} komentarze',
    many: '{count} komentarzy',
    other: '{count} komentarza',
  },
  reviews: {
    title: 'Opinie',
    count: { one: '{count} opinia', few: '{count} opinie', many: '{count} opinii', other: '{count} opinii' },
  },
  empty: {
    title: 'Nikt jeszcze nic nie napisał',
    text: 'Publikujemy także to, czego nie chcielibyśmy przeczytać.',
  },
  list: {
    order: 'Kolejność',
    newest: 'Od najnowszych',
    oldest: 'Od najstarszych',
    pages: 'Strony komentarzy',
    verified: {
      decision: 'Opinia zweryfikowana: ta firma rozpatrzyła wniosek złożony za pośrednictwem serwisu {site}',
      applicant:
        'Opinia zweryfikowana: wniosek o pożyczkę w tej firmie złożono za pośrednictwem serwisu {site} i otwarto link z naszego e-maila',
    },
    howChecked: 'Jak sprawdzamy opinie',
    notVerified: 'Niezweryfikowana',
    labels: { company: 'Firma', author: 'Autor', expert: 'Ekspert' },
    replies: 'Odpowiedzi',
    reply: 'Odpowiedz',
    replyTo: 'Odpowiedz na komentarz: {name}',
    ratings: {
      one: '{count} ocena odwiedzających',
      few: '{count} oceny odwiedzających',
      many: '{count} ocen odwiedzających',
      other: '{count} oceny odwiedzających',
    },
  },
  form: {
    open: 'Napisz komentarz',
    openReview: 'Napisz opinię',
    name: 'Imię',
    nameHint: 'Zostanie opublikowane. Może być zmyślone.',
    email: 'E-mail (opcjonalnie)',
    emailHint:
      'Nie publikujemy go. Posłuży tylko do poinformowania, czy tekst został opublikowany, a jeśli nie, to dlaczego. Co z nim robimy: {privacy}.',
    privacy: 'polityka prywatności',
    text: 'Komentarz',
    textHint: 'Od {min} do {max} znaków. Bez numerów telefonu, dokumentów i kont.',
    stars: 'Twoja ocena (opcjonalnie)',
    starsHint: 'Od 1 (bardzo źle) do 5 (bardzo dobrze).',
    noStars: 'Bez oceny',
    replyTo: 'Czy to odpowiedź dla kogoś?',
    replyToNobody: 'Nie, to nowy komentarz',
    verify: 'Oznacz moją opinię jako zweryfikowaną',
    verifyHint:
      'Tylko jeśli wniosek o pożyczkę w tej firmie został złożony za pośrednictwem serwisu {site}, w tej przeglądarce, a firma podjęła już decyzję, albo jeśli otwarto tu link z naszego e-maila o tym wniosku. Obok Twojego imienia opublikujemy, który z tych faktów to potwierdza. Szukamy wniosku w chwili otrzymania opinii i nie zachowujemy z niego nic poza oznaczeniem.',
    submit: 'Wyślij',
    accepted: {
      title: 'Dziękujemy, tekst dotarł',
      text: 'Przeczytamy go przed publikacją.',
      toEmail: 'Jeśli go nie opublikujemy, napiszemy e-mailem dlaczego.',
      verified: 'Jeśli opublikujemy opinię, będzie oznaczona jako zweryfikowana.',
      notVerified:
        'Jeśli opublikujemy opinię, będzie oznaczona jako niezweryfikowana: nie znaleźliśmy wniosku z tej przeglądarki, który ta firma rozpatrzyła, ani takiego, który do niej wysłaliśmy i który otwarto przez link z naszego e-maila.',
    },
    errors: {
      name: {
        missing: 'Wpisz imię',
        too_long: 'Skróć imię do {max} znaków',
        invalid: 'Wpisz imię w jednym wierszu, bez znaków specjalnych',
      },
      email: { invalid: 'Sprawdź e-mail, na przykład imie@example.pl, albo zostaw puste pole' },
      text: {
        missing: 'Wpisz komentarz',
        too_short: 'Napisz trochę więcej: co najmniej {min} znaków',
        too_long: 'Skróć komentarz do {max} znaków',
        invalid: 'Usuń znaki, których nie da się odczytać',
        links: 'Zostaw najwyżej jeden link',
      },
      rating: { invalid: 'Wybierz od 1 do 5 gwiazdek albo żadnej' },
    },
  },
  report: {
    open: 'Zgłoś',
    openOf: 'Zgłoś komentarz: {name}',
    reason: 'Powód',
    choose: 'Wybierz jeden',
    reasons: {
      offensive: 'Obraża lub grozi',
      false: 'Podaje nieprawdę',
      personal_data: 'Ujawnia dane osobowe',
      advertising: 'To reklama',
      other: 'Inny',
    },
    text: 'Wyjaśnienie (opcjonalnie)',
    submit: 'Wyślij zgłoszenie',
    accepted: { title: 'Zgłoszenie przyjęte', text: 'Człowiek przeczyta komentarz i zdecyduje, czy zostanie.' },
    errors: {
      reason: { invalid: 'Wybierz powód' },
      text: { too_long: 'Skróć wyjaśnienie do {max} znaków', invalid: 'Usuń znaki, których nie da się odczytać' },
    },
  },
  rating: {
    title: 'Czy to było pomocne?',
    stars: 'Twoja ocena',
    starsHint: 'Od 1 (wcale) do 5 (bardzo).',
    submit: 'Wyślij ocenę',
    accepted: { title: 'Dziękujemy', text: 'Zapisaliśmy Twoją ocenę. Kolejna ją zastąpi.' },
    missing: 'Wybierz od 1 do 5 gwiazdek',
    ratings: { one: '{count} ocena', few: '{count} oceny', many: '{count} ocen', other: '{count} oceny' },
    noRatings: 'Brak ocen',
  },
};
