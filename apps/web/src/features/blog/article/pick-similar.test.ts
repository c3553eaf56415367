import { describe, expect, it } from 'vitest';
import { pickSimilar } from '@/features/blog/article/pick-similar';

const article = (slug: string, writtenOn: string, ...tags: string[]) => ({
  slug,
  title: slug,
  excerpt: 'Un texto de la prueba',
  writtenOn,
  tags: tags.map((tag) => ({ slug: tag })),
});

describe('similar articles', () => {
  const given = { slug: 'asnef', title: 'Qué es ASNEF', excerpt: 'Un fichero.', tags: ['prestamos', 'finanzas'] };

  it('are sorted by shared tags, then by date, the newest first', () => {
    const candidates = [
      article('old', '2025-01-01', 'prestamos'),
      article('new', '2026-01-01', 'prestamos'),
      article('both', '2024-01-01', 'prestamos', 'finanzas'),
    ];
    expect(pickSimilar(candidates, given).map(({ slug }) => slug)).toEqual(['both', 'new', 'old']);
  });

  it('with the same number of shared tags, the one with common terms comes first, even if it is older', () => {
    const old = { ...article('cirbe', '2024-01-01', 'prestamos'), excerpt: 'Otro fichero, que no es ASNEF.' };
    const candidates = [article('new', '2026-01-01', 'prestamos'), old];
    expect(pickSimilar(candidates, given).map(({ slug }) => slug)).toEqual(['cirbe', 'new']);
  });

  it('include neither the article itself nor a duplicate', () => {
    const twice = article('both', '2024-01-01', 'prestamos', 'finanzas');
    expect(pickSimilar([twice, twice, article('asnef', '2026-01-01', 'prestamos')], given)).toHaveLength(1);
  });

  it('are at most three', () => {
    const many = ['a', 'b', 'c', 'd'].map((slug) => article(slug, '2026-01-01', 'prestamos'));
    expect(pickSimilar(many, given)).toHaveLength(3);
  });
});
