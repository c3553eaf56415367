interface Candidate {
  slug: string;
  writtenOn: string;
  tags: readonly ({ slug: string } | null)[];
}

/**
 * The most similar articles to a given one: by the number of shared tags, then the newest first.
 * @param candidates may contain an article twice, and the given one itself
 */
export function pickSimilar<Article extends Candidate>(
  candidates: readonly Article[],
  given: { slug: string; tags: readonly string[] },
  count = 3,
): Article[] {
  const shared = (article: Article) => article.tags.filter((tag) => tag && given.tags.includes(tag.slug)).length;
  const others = new Map(candidates.map((article) => [article.slug, article]));
  others.delete(given.slug);
  return [...others.values()]
    .sort((a, b) => shared(b) - shared(a) || b.writtenOn.localeCompare(a.writtenOn) || a.slug.localeCompare(b.slug))
    .slice(0, count);
}
