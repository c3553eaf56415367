import { expect, test } from 'vitest';
import { reservedSlug } from './reserved-slug';

test('reservedSlug: accepts a free slug for an ordinary page', () => {
  expect(reservedSlug('es-ES', { slug: 'dinero-rapido' })).toBeNull();
});

test('reservedSlug: refuses a path that the site itself serves', () => {
  expect(reservedSlug('es-ES', { slug: 'blog' })).toContain('/blog/ belongs to the site itself');
  expect(reservedSlug('uk-UA', { slug: 'landing' })).toContain('/landing/ belongs');
});

test('reservedSlug: refuses the path of a fixed page, in each language of its own, unless the page is that fixed page', () => {
  expect(reservedSlug('es-ES', { slug: 'aviso-legal' })).toContain('fixed page “legalNotice”');
  expect(reservedSlug('es-ES', { slug: 'aviso-legal', fixedPage: 'legalNotice' })).toBeNull();
  expect(reservedSlug('pl-PL', { slug: 'aviso-legal' })).toBeNull();
});
