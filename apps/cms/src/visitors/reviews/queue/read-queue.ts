import type { OriginSettings } from '@prestafaro/addresses';
import type { Locale } from '@prestafaro/countries';
import type { VerifiedBy } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { choiceLabel } from '../../../content/labels/choices';
import { isoOf, isoOrNull } from '../../../leads/desk/application-row';
import { authorHistories } from './author-histories';
import { subjectLinks } from './subject-links';
import { type ParentRow, threadsOf } from './threads';
import type { QueuedReport, QueuePage } from './wire';

/** The comments of a page. A moderator reads each of them. */
export const PAGE_SIZE = 20;
/** The reports that are read for all comments of a page. */
const MOST_REPORTS = 200;

interface PendingRow {
  id: number;
  documentId: string;
  locale: Locale;
  name: string;
  text: string;
  rating: number | null;
  verifiedBy: VerifiedBy | null;
  sentAt: string | null;
  moderation: string;
  personHash: string | null;
  subjectType: string | null;
  subjectId: string | null;
  subjectTitle: string | null;
  parent: ParentRow | null;
  decisions: unknown[];
}

const COLUMNS = [
  ...['id', 'documentId', 'locale', 'name', 'text', 'rating', 'verifiedBy', 'sentAt', 'moderation', 'personHash'],
  ...['subjectType', 'subjectId', 'subjectTitle'],
];

const pendingOn = (sites: readonly Locale[]) => ({ moderation: 'pending', locale: { $in: [...sites] } });

export const countPending = (strapi: Core.Strapi, sites: readonly Locale[]): Promise<number> =>
  strapi.db.query(uidOf('comment')).count({ where: pendingOn(sites) });

/** One page of the pending comments of these sites, the oldest first. A page behind the last one is the last one. */
export async function readQueue(
  { strapi, origins }: { strapi: Core.Strapi; origins: OriginSettings },
  sites: readonly Locale[],
  asked: number,
): Promise<QueuePage> {
  const total = await countPending(strapi, sites);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked, pageCount);
  const rows: PendingRow[] = await strapi.db.query(uidOf('comment')).findMany({
    select: COLUMNS,
    where: pendingOn(sites),
    populate: { parent: { select: ['id', 'name', 'text', 'sentAt', 'replyLabel'] }, decisions: { select: ['id'] } },
    orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const histories = await authorHistories(strapi, rows, sites);
  const threads = await threadsOf(
    strapi,
    rows.flatMap(({ parent }) => parent ?? []),
  );
  const reports = await openReports(strapi, rows);
  const linkOf = await subjectLinks(strapi, origins, rows);
  const comments = rows.map((row) => ({
    ...{ id: row.documentId, version: row.decisions.length, site: row.locale },
    ...{ name: row.name, text: row.text, rating: row.rating, verifiedBy: row.verifiedBy },
    sentAt: isoOrNull(row.sentAt),
    subject: {
      type: choiceLabel(row.subjectType ?? ''),
      title: row.subjectTitle || choiceLabel(row.subjectType ?? ''),
      url: linkOf(row),
    },
    thread: (row.parent && threads.get(row.parent.id)) ?? null,
    reports: reports.get(row.id) ?? [],
    history: histories.get(row.id) ?? null,
  }));
  return { comments, total, page, pageCount, sites };
}

interface ReportRow {
  reason: string;
  text: string | null;
  sentAt: string;
  comment: { id: number };
}

/** The open reports of these comments: a published one that was reported may have been put back. */
async function openReports(
  strapi: Core.Strapi,
  rows: readonly PendingRow[],
): Promise<ReadonlyMap<number, QueuedReport[]>> {
  const found: ReportRow[] = await strapi.db.query(uidOf('comment-report')).findMany({
    select: ['reason', 'text', 'sentAt'],
    where: { state: 'open', comment: { id: { $in: rows.map(({ id }) => id) } } },
    populate: { comment: { select: ['id'] } },
    orderBy: { id: 'desc' },
    limit: MOST_REPORTS,
  });
  const reports = new Map<number, QueuedReport[]>();
  for (const { comment, reason, text, sentAt } of found) {
    const report = { reason: choiceLabel(reason), text, sentAt: isoOf(sentAt) };
    reports.set(comment.id, [...(reports.get(comment.id) ?? []), report]);
  }
  return reports;
}
