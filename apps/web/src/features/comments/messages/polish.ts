import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/site/messages/comments/shape';

export const polish: CommentsMessages<PluralForms<'pl'>> = {
  title: 'Komentarze',
  count: {
    one: '{count} komentarz',
    few: '{count} komentarze',
    many: '{count} komentarzy',
    other: '{count} komentarza',
  },
  opinions: {
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
    verified: 'Opinia sprawdzonego klienta',
    notVerified: 'Opinia niezweryfikowana',
    labels: { company: 'Firma', author: 'Autor', expert: 'Ekspert' },
    replies: 'Odpowiedzi',
    reply: 'Odpowiedz',
    replyTo: 'Odpowiedz: {name}',
    ratings: {
      one: '{count} ocena odwiedzających',
      few: '{count} oceny odwiedzających',
      many: '{count} ocen odwiedzających',
      other: '{count} oceny odwiedzających',
    },
  },
  words: {
    sending: 'Wysyłanie…',
    trap: 'Zostaw to pole puste',
    refusedTitle: 'Trzeba coś poprawić',
    gone: {
      title: 'Nie udało się tego zapisać',
      text: 'Strona lub komentarz mogą już nie być opublikowane. Otwórz stronę ponownie i spróbuj jeszcze raz.',
    },
    limited: {
      title: 'Za dużo wiadomości jedna po drugiej',
      text: 'Wpisany tekst nadal tu jest. Ponowne wysłanie będzie możliwe później; pozostało: {time}.',
    },
    away: {
      title: 'Teraz nie możemy tego zapisać',
      text: 'To problem po naszej stronie. Wpisany tekst nadal tu jest: wyślij go ponownie za chwilę.',
    },
    lost: {
      title: 'Wiadomość nie dotarła',
      text: 'Sprawdź połączenie i wyślij ponownie. Wpisany tekst nadal tu jest.',
    },
  },
  form: {
    open: 'Napisz komentarz',
    openOpinion: 'Napisz opinię',
    name: 'Imię',
    nameHint: 'Zostanie opublikowane. Może być zmyślone.',
    email: 'E-mail (opcjonalnie)',
    emailHint:
      'Nie publikujemy go. Posłuży tylko do podania powodu, jeśli tekst nie zostanie opublikowany. Co z nim robimy: {privacy}.',
    privacy: 'polityka prywatności',
    text: 'Komentarz',
    textHint: 'Od {min} do {max} znaków. Bez numerów telefonu, dokumentów i kont.',
    stars: 'Twoja ocena (opcjonalnie)',
    starsHint: 'Od 1, bardzo źle, do 5, bardzo dobrze.',
    noStars: 'Bez oceny',
    replyTo: 'Czy to odpowiedź dla kogoś?',
    replyToNobody: 'Nie, to nowy komentarz',
    submit: 'Wyślij',
    accepted: {
      title: 'Otrzymaliśmy',
      text: 'Przeczytamy to przed publikacją. Jeśli nie opublikujemy, a mamy Twój e-mail, napiszemy, dlaczego.',
    },
    errors: {
      name: {
        missing: 'Wpisz imię',
        too_long: 'Skróć imię do {max} znaków',
        invalid: 'Wpisz imię w jednym wierszu, zwykłymi znakami',
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
    starsHint: 'Od 1, wcale, do 5, bardzo.',
    submit: 'Wyślij ocenę',
    accepted: { title: 'Dziękujemy', text: 'Twoja ocena już się liczy. Kolejna zastąpi tę.' },
    missing: 'Wybierz od 1 do 5 gwiazdek',
  },
};
