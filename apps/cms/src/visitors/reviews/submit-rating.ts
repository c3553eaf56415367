import type { RatingMessage } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { Outbox } from '../publishing/outbox';
import { type OpinionRow, opinionEvent } from './opinion-event';
import type { Outcome } from './outcome';
import { subjectTitle } from './subject';

/** Stores the stars that a person gives an article. He has one rating of it: a second one replaces the first. */
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
    const row: OpinionRow = before
      ? await ratings.update({ where: { id: before.id }, data: { stars, sentAt: now } })
      : await ratings.create({ data: { ...own, stars, sentAt: now, publishedAt: now } });
    const event = opinionEvent('rating', row, now);
    if (event) await outbox.add(event);
    onCommit(() => outbox.wake());
    return 'accepted';
  });
}
