import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';

export const polish: MailedLinksMessages = {
  status: {
    title: 'Twój wniosek',
    text: 'Przycisk otworzy Twój wniosek w tej przeglądarce. Naciśnij go tylko na własnym urządzeniu: kto skorzysta z niego po Tobie, będzie mógł zobaczyć wniosek.',
    open: 'Zobacz mój wniosek',
    expiredTitle: 'Ten link wygasł',
    expiredText:
      'Ze względów bezpieczeństwa link działa tylko kilka dni. Możemy wysłać nowy na adres e-mail podany we wniosku.',
    renew: 'Wyślij mi nowy link',
  },
  mailed: {
    title: 'Wysłaliśmy nowy link',
    text: 'W ciągu kilku minut dotrze na adres podany we wniosku. Jeśli go nie widzisz, sprawdź folder ze spamem.',
  },
  tooMany: {
    title: 'Wysłaliśmy Ci już kilka linków',
    text: 'Sprawdź skrzynkę i folder ze spamem. Jeśli nic tam nie ma, spróbuj ponownie za godzinę.',
  },
  unknown: {
    title: 'Ten link niczego nie otwiera',
    text: 'Może być niepełny albo dane, do których prowadził, zostały już usunięte. Skopiuj cały link z wiadomości i otwórz go jeszcze raz.',
  },
  awayTitle: 'W tej chwili nie możemy otworzyć linku',
  away: 'W tej chwili nie możemy tego zrobić. To problem po naszej stronie i zwykle trwa krótko: spróbuj ponownie za chwilę.',
  retry: 'Spróbuj ponownie',
};
