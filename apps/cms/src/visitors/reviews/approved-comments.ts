import type { VerifiedBy } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** The subject of a comment or a rating. */
export interface Subject {
  locale: string;
  subjectType: string;
  subjectId: string;
}

export interface CommentQuery extends Subject {
  order: 'newest' | 'oldest';
  /** From 1. */
  page: number;
}

interface CommentRow {
  id: number;
  documentId: string;
  name: string;
  text: string;
  rating: number | null;
  sentAt: string;
  replyLabel: string | null;
  verifiedBy: VerifiedBy | null;
  parent?: { id: number } | null;
}

export type ShownComment = Omit<CommentRow, 'id' | 'documentId' | 'parent'> & { id: string; replies: ShownComment[] };

export interface CommentPage {
  comments: ShownComment[];
  /** Comments without their replies. */
  total: number;
  pageCount: number;
  ratingCount: number;
  ratingAverage: number | null;
}

const PAGE_SIZE = 10;
/** The columns that a page shows. E-mail address and hashes are not among them, so no answer can contain them. */
const SHOWN = ['id', 'documentId', 'name', 'text', 'rating', 'sentAt', 'replyLabel', 'verifiedBy'];

/** One page of the approved comments of a subject with their approved replies. No other comment is read. */
export async function approvedComments(strapi: Core.Strapi, query: CommentQuery): Promise<CommentPage> {
  const { order, page, ...subject } = query;
  const rows = strapi.db.query(uidOf('comment'));
  const where = { ...subject, moderation: 'approved' };
  const topLevel = { ...where, parent: { id: { $null: true } } };
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const offset = (page - 1) * PAGE_SIZE;
  const [total, found, ratings]: [number, CommentRow[], Ratings] = await Promise.all([
    rows.count({ where: topLevel }),
    rows.findMany({
      select: SHOWN,
      where: topLevel,
      orderBy: [{ sentAt: direction }, { id: direction }],
      limit: PAGE_SIZE,
      offset,
    }),
    ratingsOf(strapi, 'comments', { ...columnsOf(subject), moderation: 'approved' }, 'rating'),
  ]);
  const replies: CommentRow[] = found.length
    ? await rows.findMany({
        select: SHOWN,
        where: { ...where, parent: { id: { $in: found.map(({ id }) => id) } } },
        populate: { parent: { select: ['id'] } },
        orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
      })
    : [];
  return {
    comments: found.map((row) => shown(row, replies)),
    total,
    pageCount: Math.ceil(total / PAGE_SIZE),
    ratingCount: ratings.count,
    ratingAverage: ratings.average,
  };
}

function shown({ id, documentId, parent: _, ...comment }: CommentRow, replies: readonly CommentRow[]): ShownComment {
  const own = replies.filter(({ parent }) => parent?.id === id);
  return { ...comment, id: documentId, replies: own.map((reply) => shown(reply, [])) };
}

export interface Ratings {
  count: number;
  average: number | null;
}

/** The number of visitors who rated an article, and their average rating. */
export function ratingSummary(strapi: Core.Strapi, subject: Subject): Promise<Ratings> {
  return ratingsOf(strapi, 'ratings', columnsOf(subject), 'stars');
}

function columnsOf({ locale, subjectType, subjectId }: Subject): Record<string, string> {
  return { locale, subject_type: subjectType, subject_id: subjectId };
}

async function ratingsOf(
  strapi: Core.Strapi,
  table: string,
  where: Record<string, string>,
  column: string,
): Promise<Ratings> {
  const [row] = await strapi.db
    .connection(table)
    .where(where)
    .whereNotNull(column)
    .count({ count: '*' })
    .avg({ average: column });
  const count = Number(row?.count ?? 0);
  return { count, average: count > 0 ? Number(row?.average) : null };
}
