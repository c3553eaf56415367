import { legalChanges } from '@prestafaro/lending';
import { applicationStatuses } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uidOf } from '../../content/content-types';
import { answer, type RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { changeApplicationStatus } from '../../visitors/applications/change-status';
import type { PersonalData } from '../personal-data/personal-data';
import { refusalOf } from './change-refusal';
import type { DeskAdministrator } from './desk-administrator';
import { idOf, readBody, reasonField } from './desk-body';
import { deskSearchSchema } from './desk-filters';
import { type DeskHandler, refuseUnknown } from './desk-route';
import { changeFieldLabels, filterLabels } from './labels';
import { listApplications } from './list-applications';
import { readApplication } from './read-application';
import { recordClaim } from './record-claim';
import type { DeskLookup } from './search-conditions';
import { wantedApplications } from './wanted-applications';

const changeSchema = z.strictObject({ to: z.enum(applicationStatuses), reason: reasonField });
const claimSchema = z.strictObject({ isUnderClaim: z.boolean(), reason: reasonField });

export const BLOCKED =
  'La solicitud está bloqueada: solo se conserva para reclamaciones y autoridades, y su estado ya no se cambia.';

/** @returns the application of the request if it belongs to a site of this administrator; else null. */
export async function ownRow(strapi: Core.Strapi, ctx: RequestContext, { sites }: DeskAdministrator) {
  const id = idOf(ctx);
  if (id === null) return null;
  const row: { id: number; isBlocked: boolean } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['id', 'isBlocked'], where: { id, site: { $in: [...sites] } } });
  return row;
}

/** Answers the list of applications, filtered and searched. */
export function searchHandler(strapi: Core.Strapi, lookup: DeskLookup): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, deskSearchSchema, filterLabels);
    if (!body) return;
    const { page, ...filters } = body;
    const where = await wantedApplications(strapi, filters, administrator, lookup);
    answer(ctx, 200, await listApplications(strapi, where, page, administrator.sites));
  };
}

export function readHandler(strapi: Core.Strapi, personalData: PersonalData): DeskHandler {
  return async (ctx, administrator) => {
    const id = idOf(ctx);
    const application = id === null ? null : await readApplication(strapi, personalData, id, administrator);
    if (application) answer(ctx, 200, application);
    else refuseUnknown(ctx);
  };
}

/** Changes the status by the rules of `@prestafaro/lending`, and writes the administrator's name and the reason into the history. */
export function changeHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, changeSchema, changeFieldLabels);
    if (!body) return;
    const row = await ownRow(strapi, ctx, administrator);
    if (!row) return refuseUnknown(ctx);
    if (row.isBlocked) return refuse(ctx, 409, BLOCKED);
    const outcome = await changeApplicationStatus(strapi, {
      applicationId: row.id,
      ...body,
      source: 'lead_manager',
      actor: administrator.name,
      now: new Date(),
    });
    if (!outcome.ok) {
      if (outcome.problem.code === 'unknown_application') return refuseUnknown(ctx);
      return refuse(ctx, 409, refusalOf(outcome.problem));
    }
    if (!outcome.isChanged) return refuse(ctx, 409, 'La solicitud ya está en ese estado: no se ha anotado nada.');
    answer(ctx, 200, { status: outcome.status, legalChanges: legalChanges(outcome.status, 'lead_manager') });
  };
}

export function claimHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, claimSchema, changeFieldLabels);
    if (!body) return;
    const row = await ownRow(strapi, ctx, administrator);
    if (!row) return refuseUnknown(ctx);
    const record = { applicationId: row.id, ...body, actor: administrator.name, now: new Date() };
    if (await recordClaim(strapi, record)) return answer(ctx, 200, { isUnderClaim: body.isUnderClaim });
    refuse(ctx, 409, body.isUnderClaim ? 'Ya había una reclamación abierta.' : 'No había ninguna reclamación abierta.');
  };
}
