import type { RatingMessage } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Outbox } from '../../delivery/publishing/outbox';
import type { Outcome } from './outcome';
import { type ReviewRow, reviewEvent } from './review-event';
import { subjectTitle } from './subject';

/** Stores a person's rating of an article. A second rating of the same person replaces the first. */
export async function submitRating(
  strapi: Core.Strapi,
  outbox: Outbox,
  { locale, subjectType, subjectId, stars }: RatingMessage,
  personHash: string,
  now = new Date(),
): Promise<Outcome> {
  const subject = { locale, subjectType, subjectId };
  const ratings = strapi.db.query(uidOf('rating'));
  return strapi.db.transaction(async ({ onCommit }) => {
    if ((await subjectTitle(strapi, subject)) === null) return 'unknown-subject';
    const own = { ...subject, personHash };
    const before: { id: number; stars: number } | null = await ratings.findOne({ where: own });
    if (before?.stars === stars) return 'repeated';
    const row: ReviewRow = before
      ? await ratings.update({ where: { id: before.id }, data: { stars, sentAt: now } })
      : await ratings.create({ data: { ...own, stars, sentAt: now, publishedAt: now } });
    const event = reviewEvent('rating', row, now);
    if (event) await outbox.add(event);
    onCommit(() => outbox.wake(['visitors']));
    return 'accepted';
  });
}
