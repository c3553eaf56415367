import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { administratorNames } from '../../access/administrator-name';
import type { AdminState } from '../../platform/strapi-internals/admin-session';
import { uidOf } from '../content-types';
import { editorialEntry } from '../editorial-types';
import { entryTitles, type FoundEntry, isSingleType } from './find-entry';
import { mayPublish, publishableSites } from './may-publish';
import { PLANNED_CHANGE_UID, type PlannedChange } from './planned-change';
import type { ChangeList, EntryChanges, ListedChange, ShownChange } from './wire';

type Administrator = Required<AdminState>;

/** More open changes than this do not fit a page that a person reads. */
const MOST_LISTED = 500;
const ENDED_LISTED = 30;
const GONE = 'Entrada borrada';

const rowsWhere = (strapi: Core.Strapi, where: object, more: object = {}): Promise<PlannedChange[]> =>
  strapi.db
    .query(PLANNED_CHANGE_UID)
    .findMany({ where, orderBy: [{ dueAt: 'asc' }, { id: 'asc' }], limit: MOST_LISTED, ...more });

const UNSEEN = { state: 'failed', isSeen: false };

/** What is planned for an entry, and what failed. */
export async function changesOfEntry(
  strapi: Core.Strapi,
  administrator: Administrator,
  { isPublished, ...entry }: FoundEntry,
): Promise<EntryChanges> {
  const planned = await rowsWhere(strapi, { ...entry, state: 'planned' });
  const failed = await rowsWhere(strapi, { ...entry, ...UNSEEN });
  const names = await namesOf(strapi, [...planned, ...failed]);
  return {
    mayPlan: mayPublish(strapi, administrator, entry),
    isPublished,
    planned: planned.map((row) => shown(row, names)),
    failed: failed.map((row) => shown(row, names)),
  };
}

/** What is planned, has failed and has ended on all sites on which the administrator may publish. */
export async function changesOfSites(strapi: Core.Strapi, administrator: Administrator): Promise<ChangeList> {
  const allowed = publishableSites(strapi, administrator);
  if (allowed.length === 0) return { planned: [], failed: [], ended: [] };
  const own = { $or: allowed.map(({ entryType, sites }) => ({ entryType, site: { $in: sites } })) };
  const planned = await rowsWhere(strapi, { $and: [own, { state: 'planned' }] });
  const failed = await rowsWhere(strapi, { $and: [own, UNSEEN] });
  const latest = { orderBy: [{ endedAt: 'desc' }, { id: 'desc' }], limit: ENDED_LISTED };
  const hasEnded = { $or: [{ state: { $in: ['done', 'cancelled'] } }, { state: 'failed', isSeen: true }] };
  const ended = await rowsWhere(strapi, { $and: [own, hasEnded] }, latest);
  const all = [...planned, ...failed, ...ended];
  const [names, titles] = [await namesOf(strapi, all), await entryTitles(strapi, all)];
  const listed = (row: PlannedChange) => inList(row, shown(row, names), titles);
  return { planned: planned.map(listed), failed: failed.map(listed), ended: ended.map(listed) };
}

const namesOf = (strapi: Core.Strapi, rows: readonly PlannedChange[]) =>
  administratorNames(
    strapi,
    rows.map(({ plannedBy }) => plannedBy),
  );

function shown(row: PlannedChange, names: ReadonlyMap<number, string>): ShownChange {
  const { id, action, state, dueAt, reason, endedAt } = row;
  return {
    ...{ id, action, state, dueAt, reason, endedAt },
    site: row.site as Locale,
    planner: names.get(row.plannedBy) || null,
  };
}

function inList(row: PlannedChange, change: ShownChange, titles: ReadonlyMap<string, string>): ListedChange {
  const { entryType, entryId, site } = row;
  return {
    ...change,
    uid: uidOf(entryType),
    entryId: isSingleType(entryType) ? null : entryId,
    typeName: editorialEntry(entryType).labels.name,
    title: titles.get(`${entryType} ${entryId} ${site}`) ?? GONE,
  };
}
