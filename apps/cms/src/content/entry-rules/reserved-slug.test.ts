import { expect, test } from 'vitest';
import { reservedSlug } from './reserved-slug';

test('reservedSlug: accepts a free slug for an ordinary page', () => {
  expect(reservedSlug('es-ES', { slug: 'dinero-rapido' })).toBeNull();
});

test('reservedSlug: refuses a path that the site itself serves', () => {
  expect(reservedSlug('es-ES', { slug: 'blog' })).toBe(
    'La dirección /blog/ es del propio sitio: escribe otra en «Dirección (URL)».',
  );
  expect(reservedSlug('uk-UA', { slug: 'landing' })).toContain('/landing/ es del propio sitio');
});

test('reservedSlug: refuses the path of a fixed page, in each language of its own, unless the page is that fixed page', () => {
  expect(reservedSlug('es-ES', { slug: 'aviso-legal' })).toBe(
    'La dirección /aviso-legal/ es de una página fija: elige «Aviso legal» en «Página fija» o escribe otra en «Dirección (URL)».',
  );
  expect(reservedSlug('es-ES', { slug: 'aviso-legal', fixedPage: 'legalNotice' })).toBeNull();
  expect(reservedSlug('pl-PL', { slug: 'aviso-legal' })).toBeNull();
});

test('refuses the path of the search, which no editor writes, in the language of the site', () => {
  expect(reservedSlug('es-ES', { slug: 'buscar' })).toContain('es del propio sitio');
  expect(reservedSlug('pl-PL', { slug: 'buscar' })).toBeNull();
});
