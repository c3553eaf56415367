import type { PublishEvent } from '@prestafaro/types';

/**
 * The lanes are delivered independently of each other. `visitors`: comments and ratings, of which there may be thousands an hour.
 * `editorial`: everything else, for which somebody waits.
 */
export const LANES = ['editorial', 'visitors'] as const;

export type Lane = (typeof LANES)[number];

export function laneOf({ type }: PublishEvent): Lane {
  return type === 'comment' || type === 'rating' ? 'visitors' : 'editorial';
}

/** Rows of the outbox that are delivered as one event. */
export interface Delivery<Row> {
  rows: readonly [Row, ...Row[]];
  event: PublishEvent;
}

/** The schema of the event allows no more. */
const MAX_RELATED = 200;

/**
 * Joins waiting events of one subject into one, in the order of the first event of each subject.
 * @param rows in the order of their changes
 */
export function coalesce<Row extends { payload: PublishEvent }>(rows: readonly Row[]): Delivery<Row>[] {
  const deliveries: Delivery<Row>[] = [];
  /** Subject → position of the delivery that takes further events of it. */
  const open = new Map<string, number>();
  for (const row of rows) {
    const subject = subjectOf(row.payload);
    const position = open.get(subject);
    const earlier = position === undefined ? undefined : deliveries[position];
    const joined = earlier && joinEvents(earlier.event, row.payload);
    if (position !== undefined && earlier && joined) {
      deliveries[position] = { rows: [...earlier.rows, row], event: joined };
    } else {
      open.set(subject, deliveries.push({ rows: [row], event: row.payload }) - 1);
    }
  }
  return deliveries;
}

/** The subject of a review is the reviewed entry; that of any other event is its own entry. */
function subjectOf({ type, locale, documentId, subject }: PublishEvent): string {
  return subject ? `${type} ${locale} ${subject.type} ${subject.id}` : `${type} ${locale} ${documentId}`;
}

/**
 * One event for two changes: the later state, with what was published before the earlier one. The id is the later one's, because the
 * web app handles an id once.
 * @returns undefined if the event would name too many documents
 */
function joinEvents(earlier: PublishEvent, later: PublishEvent): PublishEvent | undefined {
  const related = [...earlier.related, ...later.related];
  const distinct = [...new Map(related.map((one) => [`${one.type} ${one.slug}`, one])).values()];
  if (distinct.length > MAX_RELATED) return undefined;
  return {
    ...later,
    previousSlug: earlier.previousSlug,
    previousPath: earlier.previousPath,
    related: distinct,
  };
}
