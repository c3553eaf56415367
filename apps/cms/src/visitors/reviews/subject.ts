import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { Subject } from './approved-comments';

/** The id of the one subject that is no document. */
const HOME = 'home';

/** Where the title of a subject stands. */
const TITLED = { article: 'title', lender: 'name' } as const;

/**
 * Finds what a visitor writes about.
 * @returns its title, empty for the home page; null if nothing of the kind is published on this site.
 */
export async function subjectTitle(strapi: Core.Strapi, subject: Subject): Promise<string | null> {
  const { locale, subjectType, subjectId } = subject;
  if (subjectType === HOME) return subjectId === HOME ? '' : null;
  if (subjectType !== 'article' && subjectType !== 'lender') return null;
  const row: Record<string, unknown> | null = await strapi.db
    .query(uidOf(subjectType))
    .findOne({ where: { documentId: subjectId, locale, publishedAt: { $notNull: true } } });
  return row && String(row[TITLED[subjectType]]);
}
