import type { RetainedRecord } from '@prestafaro/lending';
import type { RetainedKind } from './retention-rules';

/** One page of the rows of a site that may be due. */
export interface Page {
  site: string;
  /** Only what has not changed since: by the shortest rule of these kinds. */
  changedBefore: Date;
  /** Rows come by id; the page begins behind this one. */
  afterId: number;
  limit: number;
}

/**
 * Rows that a retention rule can hold of. Each act is one short transaction and asks again in its WHERE whether the row is
 * still as it was: somebody may have changed it meanwhile.
 */
export interface RetainedStore {
  readonly kinds: readonly RetainedKind[];
  read(page: Page): Promise<RetainedRecord<RetainedKind>[]>;
  /** @returns how many were erased. */
  erase(ids: readonly number[], changedBefore: Date): Promise<number>;
  /** @returns how many were blocked. A store without it has nothing to block. */
  block?(ids: readonly number[], changedBefore: Date): Promise<number>;
}

/** The part of a WHERE that every page has. */
export const pageOf = ({ afterId }: Page) => ({ id: { $gt: afterId } });
