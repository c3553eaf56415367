import { sharedTerms } from '@/shell/words/shared-terms';

export interface RelatedPage {
  readonly slug: string;
  readonly title: string;
  readonly lead?: string | null;
}

const most = 6;

/**
 * The landing pages most like one, at most six, never the page itself. The terms of their titles and leads decide. Without a common term
 * the order is that of the slugs, so that each page leads on to others.
 */
export function relatedPages<Page extends RelatedPage>(own: RelatedPage, listed: readonly Page[]): Page[] {
  const others = listed.filter(({ slug }) => slug !== own.slug);
  const points = sharedTerms(subjectOf(own), others.map(subjectOf));
  return others
    .map((page, index) => ({ page, points: points[index] ?? 0 }))
    .sort((a, b) => b.points - a.points || a.page.slug.localeCompare(b.page.slug))
    .slice(0, most)
    .map(({ page }) => page);
}

const subjectOf = ({ title, lead }: RelatedPage) => `${title} ${lead ?? ''}`;
