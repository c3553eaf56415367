import { expect, test } from 'vitest';
import { linkAdvice, linksOf } from './links';
import { searchResultAdvice } from './search-result';
import { textAdvice } from './texts';

const words = (count: number) => 'x'.repeat(count);
const good = { title: words(40), seo: { description: words(120) } };

test('searchResultAdvice: says nothing of a title and a description that are shown whole', () => {
  expect(searchResultAdvice(good)).toEqual([]);
});

test.each([
  ['a long title', { ...good, title: words(61) }, /título.*61 caracteres.*60/],
  ['a short title', { ...good, title: words(19) }, /título.*19 caracteres/],
  ['no description', { title: words(40) }, /Falta la descripción/],
  ['a long description', { ...good, seo: { description: words(156) } }, /descripción.*156 caracteres.*155/],
  ['a short excerpt in place of it', { title: words(40), excerpt: words(69) }, /descripción.*69 caracteres/],
])('searchResultAdvice: advises on %s', (_, data, advice) => {
  expect(searchResultAdvice(data)).toEqual([expect.stringMatching(advice)]);
});

test('searchResultAdvice: takes the title for search engines before that of the page', () => {
  expect(searchResultAdvice({ title: words(80), seo: { title: words(50), description: words(100) } })).toEqual([]);
});

test('searchResultAdvice: says nothing of a page that no search engine may list', () => {
  expect(searchResultAdvice({ title: words(80), seo: { noindex: true } })).toEqual([]);
});

test('linksOf: finds links in texts and in the addresses of blocks, and no files', () => {
  const data = {
    lead: 'Lee [la guía](/guia/) y [otra web](https://example.com/).',
    blocks: [
      { __component: 'blocks.call-to-action', url: '/offers/#lista' },
      { __component: 'blocks.image', image: { url: '/uploads/a.png', mime: 'image/png' } },
    ],
  };
  expect(linksOf(data)).toEqual(['/guia/', '/offers/#lista']);
});

test('linkAdvice: names links to addresses at which nothing is published', () => {
  const data = { body: '[a](/a) [b](/b/?x=1) [c](/c/) [d](/go/7/) [e](/media/e.png)' };
  expect(linkAdvice(data, new Set(['/a/', '/b/']))).toEqual([expect.stringContaining('/c/')]);
});

test('textAdvice: asks for blocks, and for words in a block of text', () => {
  expect(textAdvice('page', { blocks: [] }, 'es-ES')).toEqual([expect.stringContaining('ningún bloque')]);
  const empty = { blocks: [{ __component: 'blocks.rich-text', body: ' ' }] };
  expect(textAdvice('article', empty, 'es-ES')).toEqual([expect.stringContaining('bloque 1')]);
  expect(textAdvice('offer', {}, 'es-ES')).toEqual([]);
});

const heavy =
  'La formalización contractual subsiguiente comportará indefectiblemente obligaciones pecuniarias adicionales cuya exigibilidad devendrá inmediata. ';
const ofText = (body: string) => ({ blocks: [{ __component: 'blocks.rich-text', body }] });

test('textAdvice: advises on a Spanish text that is hard to read, and on no other language', () => {
  expect(textAdvice('article', ofText(heavy.repeat(10)), 'es-ES')).toEqual([
    expect.stringContaining('difícil de leer'),
  ]);
  expect(textAdvice('article', ofText(heavy.repeat(10)), 'pl-PL')).toEqual([]);
  expect(textAdvice('article', ofText('Pide lo que falta. No pidas más. '.repeat(30)), 'es-MX')).toEqual([]);
});
