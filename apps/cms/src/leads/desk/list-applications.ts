import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type ApplicationRow, isoOf } from './application-row';
import { type Assignees, assigneesOf } from './assignees';
import { PAGE_SIZE } from './desk-filters';
import type { Condition } from './search-conditions';
import type { DeskPage, DeskRow } from './wire';

const COLUMNS = [
  'id',
  'site',
  'firstName',
  'lastName',
  'amount',
  'days',
  'status',
  'submittedAt',
  'phoneMasked',
  'matchCount',
  'isUnderClaim',
  'isBlocked',
  'assigneeId',
] as const satisfies readonly (keyof ApplicationRow)[];

type ListedRow = Pick<ApplicationRow, (typeof COLUMNS)[number]>;

/** One page of the list, the newest application first. */
export async function listApplications(
  strapi: Core.Strapi,
  where: Condition,
  page: number,
  sites: readonly Locale[],
): Promise<DeskPage> {
  const query = strapi.db.query(uidOf('application'));
  const orderBy = [{ submittedAt: 'desc' }, { id: 'desc' }];
  const limits = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [total, rows]: [number, ListedRow[]] = await Promise.all([
    query.count({ where }),
    query.findMany({ select: [...COLUMNS], where, orderBy, ...limits }),
  ]);
  const assignees = await assigneesOf(
    strapi,
    rows.map(({ assigneeId }) => assigneeId),
  );
  return {
    rows: rows.map((row) => wireRow(row, assignees)),
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    total,
    sites,
  };
}

function wireRow(
  { firstName, lastName, submittedAt, phoneMasked, assigneeId, ...row }: ListedRow,
  assignees: Assignees,
): DeskRow {
  return {
    ...row,
    name: `${firstName} ${lastName}`,
    submittedAt: isoOf(submittedAt),
    phone: phoneMasked,
    assignee: assignees(assigneeId, row.site),
  };
}
