import type { Core } from '@strapi/strapi';
import { type PersonalType, uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';
import type { RetainedKind } from './retention-rules';

interface RetainedRows {
  type: PersonalType;
  kind: RetainedKind;
  /** The column with the time from which the rule counts. */
  column: string;
  /** Of the rows that the rule is about. */
  where?: object;
  /** Erases rows of other tables that belong to these, in the same transaction. */
  eraseParts?(ids: readonly number[]): Promise<unknown>;
}

/** Rows of one kind that nothing blocks. Each is erased some days after the time in one of its columns, which never changes. */
export function retainedRows(
  strapi: Core.Strapi,
  { type, kind, column, where = {}, eraseParts = async () => undefined }: RetainedRows,
): RetainedStore {
  const table = strapi.db.query(uidOf(type));
  return {
    kinds: [kind],
    async read(page) {
      const rows: (Record<string, string> & { id: number })[] = await table.findMany({
        select: ['id', column],
        where: { ...pageOf(page), ...where, site: page.site, [column]: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, [column]: at = '' }) => ({
        id: String(id),
        kind,
        changedAt: new Date(at),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids) =>
      strapi.db.transaction(async () => {
        await eraseParts(ids);
        return (await table.deleteMany({ where: { id: { $in: [...ids] } } })).count;
      }),
  };
}
