import { expect, test } from 'vitest';
import { reservedSlug } from './reserved-slug';

test('a page of its own may have any free slug', () => {
  expect(reservedSlug('es-ES', { slug: 'dinero-rapido' })).toBeNull();
});

test('a page cannot take a path that the site itself serves', () => {
  expect(reservedSlug('es-ES', { slug: 'blog' })).toContain('/blog/ belongs to the site itself');
  expect(reservedSlug('uk-UA', { slug: 'landing' })).toContain('/landing/ belongs');
});

test('the path of a fixed page is reached by naming the fixed page, in each language of its own', () => {
  expect(reservedSlug('es-ES', { slug: 'aviso-legal' })).toContain('fixed page “legalNotice”');
  expect(reservedSlug('es-ES', { slug: 'aviso-legal', fixedPage: 'legalNotice' })).toBeNull();
  expect(reservedSlug('pl-PL', { slug: 'aviso-legal' })).toBeNull();
});
