import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Subject } from './approved-comments';

/** The type and id of the home page, the only subject that is not a document. */
const HOME = 'home';

/** The attribute that holds the title of a subject. */
const TITLE_FIELD = { article: 'title', lender: 'name' } as const;

/**
 * Finds the subject of a review.
 * @returns its title, empty for the home page; null if it is not published on this site
 */
export async function subjectTitle(strapi: Core.Strapi, subject: Subject): Promise<string | null> {
  const { locale, subjectType, subjectId } = subject;
  if (subjectType === HOME) return subjectId === HOME ? '' : null;
  if (subjectType !== 'article' && subjectType !== 'lender') return null;
  const row: Record<string, unknown> | null = await strapi.db
    .query(uidOf(subjectType))
    .findOne({ where: { documentId: subjectId, locale, publishedAt: { $notNull: true } } });
  return row && String(row[TITLE_FIELD[subjectType]]);
}
