import { locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { parseHosts } from './hosts.ts';
import { publishedLocales } from './published-locales.ts';

test('a deployment without hosts and without a pinned country publishes all sites', () => {
  expect(publishedLocales(parseHosts(''), undefined)).toEqual(locales);
});

test('a deployment publishes all sites of the countries of its hosts', () => {
  expect(publishedLocales(parseHosts('a.example=UA,b.example=ES'), undefined)).toEqual(['es-ES', 'uk-UA', 'ru-UA']);
});

test('a pinned country is published beside the hosts', () => {
  expect(publishedLocales(parseHosts(''), 'PL')).toEqual(['pl-PL']);
  expect(publishedLocales(parseHosts('b.example=ES'), 'PL')).toEqual(['es-ES', 'pl-PL']);
});
