import type { Locale } from '@prestafaro/countries';

/** The text of every notification. Other people may read a locked screen, so it says nothing of the loan. */
export const pushMessages: Readonly<Record<Locale, string>> = {
  'es-ES': 'Hay novedades sobre tu solicitud. Toca para verlas.',
  'es-MX': 'Hay novedades sobre tu solicitud. Toca para verlas.',
  'vi-VN': 'Hồ sơ của bạn có cập nhật mới. Chạm để xem.',
  'pl-PL': 'Jest nowa informacja o Twoim wniosku. Dotknij, aby ją zobaczyć.',
  'en-PH': 'There is news about your application. Tap to see it.',
  'ms-MY': 'Ada perkembangan tentang permohonan anda. Ketik untuk melihatnya.',
  'en-MY': 'There is news about your application. Tap to see it.',
  'en-ZA': 'There is news about your application. Tap to see it.',
  'ru-KZ': 'Есть новости по вашей заявке. Нажмите, чтобы посмотреть.',
  'kk-KZ': 'Өтініміңіз бойынша жаңалық бар. Көру үшін басыңыз.',
  'uk-UA': 'Є новини щодо вашої заявки. Торкніться, щоб переглянути.',
  'ru-UA': 'Есть новости по вашей заявке. Нажмите, чтобы посмотреть.',
};
