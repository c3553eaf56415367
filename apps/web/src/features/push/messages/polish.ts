import type { PushMessages } from '@/features/push/messages/shape';

export const polish: PushMessages = {
  ask: 'Czy mamy powiadomić Cię w tej przeglądarce, gdy pożyczkodawca podejmie decyzję i gdy wypłaci pieniądze? W powiadomieniu nie ma żadnych informacji o pożyczce, tylko wiadomość, że jest coś nowego.',
  allow: 'Zezwól',
  reject: 'Odrzuć',
  on: 'Powiadomimy Cię w tej przeglądarce, gdy pojawi się nowa informacja o wniosku.',
  end: 'Wyłącz powiadomienia',
  blocked:
    'Przeglądarka nie zezwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach. Na razie piszemy do Ciebie e-mailem.',
  failed: 'Nie udało się zmienić ustawień powiadomień. Spróbuj ponownie za chwilę.',
  rejected: 'Dobrze: nie będziemy wysyłać powiadomień w tej przeglądarce. Piszemy do Ciebie e-mailem.',
};
