import * as z from 'zod/mini';

/** The site that a message is about: one country in one language. The same ten codes as in `@prestafaro/countries`. */
export const localeSchema = z.enum([
  'es-ES',
  'es-MX',
  'vi-VN',
  'pl-PL',
  'en-PH',
  'ms-MY',
  'en-ZA',
  'ru-KZ',
  'uk-UA',
  'ru-UA',
]);

export type LocaleCode = z.infer<typeof localeSchema>;
