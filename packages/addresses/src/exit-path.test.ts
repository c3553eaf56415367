import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { exitOffer, exitPath } from './exit-path.ts';

test('exitPath: starts with the base path of the site', () => {
  expect(exitPath(siteOfLocale('es-ES'), 67)).toBe('/go/67/');
  expect(exitPath(siteOfLocale('ru-UA'), 67)).toBe('/ru/go/67/');
});

test.each([
  ['/go/67/', 67],
  ['/go/1000000/', 1_000_000],
  ['/go/1000001/', undefined],
  ['/go/067/', undefined],
  ['/go/0/', undefined],
  ['/go/-1/', undefined],
  ['/go/67', undefined],
  ['/go/67/x/', undefined],
  ['/ru/go/67/', undefined],
])('exitOffer: %s: %s', (path, offer) => {
  expect(exitOffer(path)).toBe(offer);
});
