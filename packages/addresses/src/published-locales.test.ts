import { locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { parseHosts } from './hosts.ts';
import { publishedLocales } from './published-locales.ts';

test('publishedLocales: returns all sites without hosts and without a pinned country', () => {
  expect(publishedLocales(parseHosts(''), undefined)).toEqual(locales);
});

test('publishedLocales: returns every site of the countries in the host table', () => {
  expect(publishedLocales(parseHosts('a.example=UA,b.example=ES'), undefined)).toEqual(['es-ES', 'uk-UA', 'ru-UA']);
});

test('publishedLocales: adds the pinned country to those of the hosts', () => {
  expect(publishedLocales(parseHosts(''), 'PL')).toEqual(['pl-PL']);
  expect(publishedLocales(parseHosts('b.example=ES'), 'PL')).toEqual(['es-ES', 'pl-PL']);
});
