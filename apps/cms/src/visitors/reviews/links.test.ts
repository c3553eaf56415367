import { expect, test } from 'vitest';
import { linkErrors } from './links';

test.each([
  'Pedí 300 € y los devolví a tiempo.',
  'Lo explica el Banco de España: https://www.bde.es/ y así fue.',
  'Entré en www.example.com sin problemas.',
])('linkErrors: accepts “%s”, which has at most one link', (text) => {
  expect(linkErrors(text)).toEqual([]);
});

test.each([
  'https://a.example https://b.example',
  'www.a.example y WWW.b.example',
  'http://a.example/?u=www.b.example',
])('linkErrors: refuses “%s”, which has two links', (text) => {
  expect(linkErrors(text)).toEqual([{ field: 'text', code: 'links' }]);
});
