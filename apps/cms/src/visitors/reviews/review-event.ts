import { isLocale } from '@prestafaro/countries';
import type { PublishEvent, ReviewSubject } from '@prestafaro/types';
import { eventWithoutPage } from '../../delivery/publishing/event-without-page';

export interface ReviewRow {
  documentId: string;
  locale: string;
  subjectType: ReviewSubject['type'];
  subjectId: string;
}

/** The publish event for changed reviews of a subject. A review has no page of its own, so the event has no path. */
export function reviewEvent(
  type: 'comment' | 'rating',
  { documentId, locale, subjectType, subjectId }: ReviewRow,
  now: Date,
): PublishEvent | null {
  if (!isLocale(locale)) return null;
  return eventWithoutPage({ type, documentId, locale, subject: { type: subjectType, id: subjectId } }, now);
}
