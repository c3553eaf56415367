import { randomUUID } from 'node:crypto';
import { isLocale } from '@prestafaro/countries';
import type { OpinionSubject, PublishEvent } from '@prestafaro/types';

export interface OpinionRow {
  documentId: string;
  locale: string;
  subjectType: OpinionSubject['type'];
  subjectId: string;
}

/** Tells the web app that what visitors say of a subject looks different now. It has no address of its own. */
export function opinionEvent(
  type: 'comment' | 'rating',
  { documentId, locale, subjectType, subjectId }: OpinionRow,
  now: Date,
): PublishEvent | null {
  if (!isLocale(locale)) return null;
  return {
    id: randomUUID(),
    event: 'publish',
    type,
    documentId,
    locale,
    subject: { type: subjectType, id: subjectId },
    slug: null,
    previousSlug: null,
    path: null,
    previousPath: null,
    related: [],
    at: now.toISOString(),
  };
}
