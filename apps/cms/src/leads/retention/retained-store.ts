import type { RetainedRecord } from '@prestafaro/lending';
import type { RetainedKind } from './retention-rules';

/** One page of the rows of a site that may be due. */
export interface Page {
  site: string;
  /** Only rows that have not changed since this time, which follows from the shortest rule of these kinds. */
  changedBefore: Date;
  /** Rows come in the order of their ids; the page begins after this one. */
  afterId: number;
  limit: number;
}

/**
 * Rows to which retention rules apply. Each action is one short transaction, and its WHERE checks again whether the row is
 * due, because it may have changed since it was read.
 */
export interface RetainedStore {
  readonly kinds: readonly RetainedKind[];
  read(page: Page): Promise<RetainedRecord<RetainedKind>[]>;
  /** @returns the number of erased rows */
  erase(ids: readonly number[], changedBefore: Date): Promise<number>;
  /** @returns the number of blocked rows. A store without this function has nothing to block. */
  block?(ids: readonly number[], changedBefore: Date): Promise<number>;
}

/** The part of a WHERE that every page has. */
export const pageOf = ({ afterId }: Page) => ({ id: { $gt: afterId } });
