import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { articleItem } from './article-item.ts';

const spain = siteOfLocale('es-ES');
const ukraine = siteOfLocale('uk-UA');
const ukraineRussian = siteOfLocale('ru-UA');

test('articleItem: is the slug of an article', () => {
  expect(articleItem(spain, 'que-es-asnef')).toBe('que-es-asnef');
});

test('articleItem: tells the languages of a country apart, whose articles may have the same slug', () => {
  expect(articleItem(ukraine, 'rrps')).toBe('rrps');
  expect(articleItem(ukraineRussian, 'rrps')).toBe('ru/rrps');
});

test('articleItem: has 100 characters at most, as many as an event may carry', () => {
  expect(articleItem(spain, 'a'.repeat(140))).toBe('a'.repeat(100));
});
