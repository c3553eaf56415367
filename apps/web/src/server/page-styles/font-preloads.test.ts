import { expect, test } from 'vitest';
import { fontPreloads } from './font-preloads.mjs';

const face = (name: string, ranges: string) =>
  `@font-face{unicode-range:${ranges};font-family:${name};src:url(/_next/static/media/${name}.woff2)format("woff2")}`;
const styles = [
  face('latin', 'U+??,U+131,U+20AC'),
  face('cyrillic', 'U+301,U+400-45F,U+4B0-4B1'),
  face('cyrillic-ext', 'U+460-4AF,U+4B2-52F,U+20B4'),
  '@font-face{font-family:Fallback;src:local(Arial)}',
].join('');

const namesFor = (text: string, more = '') =>
  [...fontPreloads(`<head>${more}</head><body><p>${text}</p></body>`, styles).matchAll(/media\/([\w-]+)\.woff2"/g)].map(
    ([, name]) => name,
  );

test('preloads the font of the letters of a page', () => {
  expect(namesFor('Préstamos de 300 €')).toEqual(['latin']);
  expect(namesFor('Займы и кредиты без лишних слов')).toEqual(['cyrillic']);
  expect(namesFor('Қарыздың құны қанша екенін көріңіз 5000')).toEqual(['latin', 'cyrillic', 'cyrillic-ext']);
});

test('leaves out a font for a sign among many letters', () => {
  expect(namesFor(`${'Гроші в борг '.repeat(20)} ₴`)).toEqual(['cyrillic']);
});

test('leaves out what the page preloads already', () => {
  expect(namesFor('Loans', '<link rel="preload" href="/_next/static/media/latin.woff2" as="font"/>')).toEqual([]);
});

test('counts no text of scripts, styles and attributes', () => {
  expect(namesFor(`Loans<script>data("${'Займы'.repeat(50)}")</script><img alt="${'Займы'.repeat(50)}">`)).toEqual([
    'latin',
  ]);
});

test('writes nothing for styles without fonts', () => {
  expect(fontPreloads('<p>Loans</p>', '.a{top:0}')).toBe('');
});
