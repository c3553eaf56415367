import { expect, it } from 'vitest';
import { relatedPages } from '@/features/page/related-pages';

const page = (slug: string, title: string, lead: string | null = null) => ({ slug, title, lead });
const slugs = (pages: { slug: string }[]) => pages.map(({ slug }) => slug);

it('relatedPages: those with common terms in title and lead come first, without the page itself', () => {
  const own = page('sin-nomina', 'Préstamos sin nómina', 'Qué ingresos sirven si no cobras una nómina.');
  const listed = [
    own,
    page('mudanza', 'Préstamos para una mudanza'),
    page('anticipo', 'Anticipo de nómina', 'Pide a tu empresa lo que ya has ganado.'),
    page('autonomos', 'Préstamos para autónomos'),
  ];
  expect(slugs(relatedPages(own, listed))).toEqual(['anticipo', 'autonomos', 'mudanza']);
});

it('relatedPages: are six at most, and in the order of their slugs if nothing is common', () => {
  const listed = ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((slug) => page(slug, `Título ${slug}`));
  expect(slugs(relatedPages(page('own', 'Otra cosa'), listed))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
