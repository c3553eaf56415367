import { locales, policyOf, siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { loadMessages } from '@/messages/load-messages';

/** The names in the second languages of a country. Its law has the name in the first one. */
const translated: Readonly<Record<string, string>> = { 'ru-UA': 'РГПС', 'kk-KZ': 'ЖТСМ' };

test.each(locales)('%s calls the yearly cost by the name of the law of its country', async (locale) => {
  const { country } = siteOfLocale(locale);
  const { aprName } = policyOf(country, { year: 2026, month: 11, day: 26 });
  const { example } = await loadMessages(locale);
  expect(example.aprName).toBe(translated[locale] ?? aprName.value);
  for (const sentence of [example.sentence, example.promotional]) expect(sentence).toContain(example.aprName);
});
