import { isLocale, type Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { answer, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { type AdminState, currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import { editorialTypeOf } from '../content-types';
import { readDueTime } from './due-time';
import { type FoundEntry, findEntry } from './find-entry';
import { mayPublish } from './may-publish';
import { cancelChange, planChange } from './plan-change';
import { PLANNED_ACTIONS, PLANNED_CHANGE_UID, type PlannedChange } from './planned-change';
import { changesOfEntry, changesOfSites } from './show-changes';

export type PlanHandler = Handler;
type Administrator = Required<AdminState>;

const READ = 'plugin::content-manager.explorer.read';

const UNREADABLE = 'La petición no está completa. Vuelve a cargar la página y prueba otra vez.';
const NO_SITE = 'Tu rol no permite publicar esto en este sitio. Pide a un editor del país que lo programe.';
const NO_ENTRY = 'No hay ninguna entrada guardada en este sitio. Guárdala primero y prográmala después.';
const NO_CHANGE = 'No hay ningún cambio programado con ese número. Vuelve a cargar la página.';
const ENDED = 'Ese cambio ya no está pendiente: se ha hecho o se ha cancelado. Vuelve a cargar la página.';

const entrySchema = z.strictObject({
  uid: z.string().max(80),
  locale: z.string().max(10),
  /** Absent for a type that has one entry for each site. */
  documentId: z.string().min(1).max(40).optional(),
});
const planSchema = entrySchema.extend({
  action: z.enum(PLANNED_ACTIONS),
  day: z.string().max(20),
  time: z.string().max(10),
});
const idSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

export const listHandler =
  (strapi: Core.Strapi): PlanHandler =>
  async (ctx) =>
    answer(ctx, 200, await changesOfSites(strapi, administratorOf(strapi)));

export const entryHandler =
  (strapi: Core.Strapi): PlanHandler =>
  async (ctx) => {
    const administrator = administratorOf(strapi);
    const { data: query } = entrySchema.safeParse(ctx.query);
    if (!query) return refuse(ctx, 422, UNREADABLE);
    const entryType = editorialTypeOf(query.uid);
    const mayRead = entryType && entryPermission(strapi, administrator, READ, query.uid)({ locale: query.locale });
    if (!mayRead) return refuse(ctx, 403, NO_SITE);
    const entry = await findEntry(strapi, entryType, query.locale, query.documentId);
    if (!entry) return refuse(ctx, 404, NO_ENTRY);
    answer(ctx, 200, await changesOfEntry(strapi, administrator, entry));
  };

export const planHandler =
  (strapi: Core.Strapi): PlanHandler =>
  async (ctx) => {
    const administrator = administratorOf(strapi);
    const { data: body } = planSchema.safeParse(bodyOf(ctx));
    if (!body) return refuse(ctx, 422, UNREADABLE);
    const { uid, locale: site, documentId, action, day, time } = body;
    const entryType = editorialTypeOf(uid);
    if (!entryType || !isLocale(site) || !mayPublish(strapi, administrator, { entryType, site }))
      return refuse(ctx, 403, NO_SITE);
    const entry = await findEntry(strapi, entryType, site, documentId);
    if (!entry) return refuse(ctx, 404, NO_ENTRY);
    const now = new Date();
    const read = readDueTime(site, { day, time }, now);
    if (read.kind === 'problem') return refuse(ctx, 422, read.problem.message);
    const plan = { entry, site, action, dueAt: read.dueAt, plannedBy: administrator.user.id };
    const problem = await planChange(strapi, plan, now);
    if (problem) return refuse(ctx, 409, problem);
    await showEntry(strapi, ctx, administrator, entry);
  };

export const cancelHandler =
  (strapi: Core.Strapi): PlanHandler =>
  async (ctx) => {
    const row = await ownChange(strapi, ctx);
    if (!row) return refuse(ctx, 404, NO_CHANGE);
    const { entryType, entryId, site } = row;
    const entry = await findEntry(strapi, entryType, site, entryId);
    if (!(await cancelChange(strapi, row, entry, new Date()))) return refuse(ctx, 409, ENDED);
    answer(ctx, 200, {});
  };

/** Somebody has read why a change failed, so that nobody is shown it any more. */
export const seenHandler =
  (strapi: Core.Strapi): PlanHandler =>
  async (ctx) => {
    const row = await ownChange(strapi, ctx);
    if (!row) return refuse(ctx, 404, NO_CHANGE);
    await strapi.db
      .query(PLANNED_CHANGE_UID)
      .updateMany({ where: { id: row.id, state: 'failed' }, data: { isSeen: true } });
    answer(ctx, 200, {});
  };

const showEntry = async (strapi: Core.Strapi, ctx: RequestContext, administrator: Administrator, entry: FoundEntry) =>
  answer(ctx, 200, await changesOfEntry(strapi, administrator, entry));

/** The change that the address names; null for one of a type or a site on which the administrator may not publish, which looks like none. */
async function ownChange(strapi: Core.Strapi, ctx: RequestContext): Promise<(PlannedChange & { site: Locale }) | null> {
  const { data: id } = idSchema.safeParse((ctx.params as { id?: unknown }).id);
  const row: PlannedChange | null = id ? await strapi.db.query(PLANNED_CHANGE_UID).findOne({ where: { id } }) : null;
  if (!row || !mayPublish(strapi, administratorOf(strapi), row)) return null;
  return { ...row, site: row.site as Locale };
}

/** The policies of the route have checked that there is a session. */
function administratorOf(strapi: Core.Strapi): Administrator {
  const administrator = currentAdministrator(strapi);
  if (!administrator) throw new Error('A request about planned changes has no session');
  return administrator;
}
