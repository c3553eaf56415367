import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { catalogueOf } from '@/messages/catalogues';
import { coolingOffText } from '@/shell/loan/cooling-off';
import { sampleView } from '@/shell/sample-view';

async function textOn(locale: Locale, day = '2026-11-26'): Promise<string | undefined> {
  const site = siteOfLocale(locale);
  const view = { ...sampleView, site, money: site.moneyFormat, messages: await catalogueOf(locale) };
  return coolingOffText(view, new Date(`${day}T12:00:00Z`))?.replaceAll('\u00a0', ' ');
}

test.each<[Locale, string]>([
  ['es-ES', '14 días naturales desde la firma'],
  ['es-ES', 'Ley 16/2011, art. 28'],
  ['pl-PL', '14 dni od zawarcia umowy'],
  ['uk-UA', '14 днів від укладення договору'],
  ['ru-UA', 'Закон Украины «О потребительском кредитовании», ст. 15'],
  ['ru-KZ', 'больше 324 375 ₸ переводят не раньше чем через 24 ч'],
  ['kk-KZ', '«Микроқаржылық қызмет туралы» ҚР Заңы'],
])('%s: states the time to think again and its source', async (locale, text) => {
  expect(await textOn(locale)).toContain(text);
});

test('follows the rule of the day: the amount of Kazakhstan changes with the year, and the rule has a first day', async () => {
  expect(await textOn('ru-KZ', '2025-12-31')).toContain('294 900 ₸');
  expect(await textOn('ru-KZ', '2026-01-01')).toContain('324 375 ₸');
  expect(await textOn('ru-KZ', '2025-09-29')).toBeUndefined();
});

test('says nothing in a country whose law gives none', async () => {
  expect(await textOn('en-ZA')).toBeUndefined();
  expect(await textOn('es-MX')).toBeUndefined();
});
