import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf } from './application-row';
import type { DeskAdministrator } from './desk-administrator';
import { type DeskFilters, PAGE_SIZE } from './desk-filters';
import type { DeskExport, DeskExportPage, LoggedFilters } from './wire';

interface Export {
  administrator: Pick<DeskAdministrator, 'id' | 'name'>;
  filters: DeskFilters;
  /** The sites of the export, after the filter. */
  sites: readonly Locale[];
  rows: number;
  withSecrets: boolean;
  isOfProofs: boolean;
  purpose: string;
  now: Date;
}

interface ExportRow extends Omit<DeskExport, 'at' | 'name'> {
  at: Date | string;
  adminName: string;
}

export async function logExport(
  strapi: Core.Strapi,
  { administrator, filters, sites, isOfProofs, now, ...rest }: Export,
): Promise<void> {
  const logged: LoggedFilters = { ...loggedFilters(filters, sites), ...(isOfProofs && { isOfProofs }) };
  const data = { ...rest, adminId: administrator.id, adminName: administrator.name, filters: logged, at: now };
  await strapi.db.query(uidOf('desk-export')).create({ data });
}

function loggedFilters({ search, site: _, ...filters }: DeskFilters, sites: readonly Locale[]): LoggedFilters {
  return { ...filters, sites, isSearch: search !== undefined };
}

/**
 * One page of the log, the newest export first.
 * @param whose id of an administrator; null = exports of everybody
 */
export async function listExports(strapi: Core.Strapi, whose: number | null, page: number): Promise<DeskExportPage> {
  const query = strapi.db.query(uidOf('desk-export'));
  const where = whose === null ? {} : { adminId: whose };
  const [total, rows]: [number, ExportRow[]] = await Promise.all([
    query.count({ where }),
    query.findMany({
      where,
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }),
  ]);
  const exports = rows.map(({ id, at, adminName, filters, rows: count, withSecrets, purpose }) => ({
    ...{ id, filters, withSecrets, purpose },
    at: isoOf(at),
    name: adminName,
    rows: count,
  }));
  return { exports, page, pageCount: Math.ceil(total / PAGE_SIZE), total };
}
