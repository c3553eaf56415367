import { sharedTerms } from '@/shell/words/shared-terms';

interface Candidate {
  slug: string;
  title: string;
  excerpt: string;
  writtenOn: string;
  tags: readonly ({ slug: string } | null)[];
}

/**
 * The most similar articles to a given one: by the number of shared tags, then by the terms of their titles and excerpts, then the newest
 * first.
 * @param candidates may contain an article twice, and the given one itself
 */
export function pickSimilar<Article extends Candidate>(
  candidates: readonly Article[],
  given: Pick<Candidate, 'slug' | 'title' | 'excerpt'> & { tags: readonly string[] },
  count = 3,
): Article[] {
  const bySlug = new Map(candidates.map((article) => [article.slug, article]));
  bySlug.delete(given.slug);
  const others = [...bySlug.values()];
  const points = sharedTerms(subjectOf(given), others.map(subjectOf));
  return others
    .map((article, index) => ({ article, points: points[index] ?? 0, tags: sharedTags(article, given.tags) }))
    .sort((a, b) => b.tags - a.tags || b.points - a.points || byDate(a.article, b.article))
    .slice(0, count)
    .map(({ article }) => article);
}

const subjectOf = ({ title, excerpt }: Pick<Candidate, 'title' | 'excerpt'>) => `${title} ${excerpt}`;

const sharedTags = ({ tags }: Candidate, wanted: readonly string[]) =>
  tags.filter((tag) => tag && wanted.includes(tag.slug)).length;

const byDate = (a: Candidate, b: Candidate) => b.writtenOn.localeCompare(a.writtenOn) || a.slug.localeCompare(b.slug);
