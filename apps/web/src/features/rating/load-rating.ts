import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { RatingSummaryDocument, type RatingSummaryViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';

/** The number of an article's ratings and their average. */
export type ArticleRating = RatingSummaryViewFragment;

/**
 * The rating of an article, by its documentId. It is stored apart from the article, because ratings change more often.
 */
export async function loadRating(locale: Locale, articleId: string): Promise<ArticleRating> {
  const variables = { locale, subjectType: 'article', subjectId: articleId };
  return (await readCms('ratings', RatingSummaryDocument, variables)).ratingSummary;
}
