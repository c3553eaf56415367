import { siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { loadMessages } from '@/messages/load-messages';
import { waitingTime } from '@/shell/visitor-form/waiting-time';

it.each([
  ['es-ES', 0, '1 minuto'],
  ['es-ES', 61, '2 minutos'],
  ['es-ES', 119 * 60, '119 minutos'],
  ['es-ES', 120 * 60, '2 horas'],
  ['es-ES', 86_390, '24 horas'],
  ['uk-UA', 86_390, '24 години'],
  ['kk-KZ', 86_390, '24 сағат'],
] as const)('%s: %d seconds are stated as «%s»', async (locale, seconds, expected) => {
  const { language } = siteOfLocale(locale);
  expect(waitingTime(seconds, language, await loadMessages(locale)).replace('\u00a0', ' ')).toBe(expected);
});
