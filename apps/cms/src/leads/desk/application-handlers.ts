import { applicationStatuses, legalChanges } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { changeApplicationStatus } from '../applications/change-status';
import { uidOf } from '../content-types';
import type { PersonalData } from '../personal-data/personal-data';
import { answer, type RequestContext } from '../visitor-endpoints/answer';
import { refusalOf } from './change-refusal';
import type { DeskAdministrator } from './desk-administrator';
import { idOf, readBody } from './desk-body';
import { deskConditions } from './desk-conditions';
import { deskSearchSchema } from './desk-filters';
import { type DeskHandler, refuse, refuseUnknown } from './desk-route';
import { listApplications } from './list-applications';
import { noteClaim } from './note-claim';
import { readApplication } from './read-application';

/** A person has to be able to say later why it was done, so a reason is asked for with everything that is written. */
const reason = z.string().trim().min(3, 'necesita al menos 3 caracteres').max(560, 'tiene como máximo 560 caracteres');

const changeSchema = z.strictObject({ to: z.enum(applicationStatuses), reason });
const claimSchema = z.strictObject({ isUnderClaim: z.boolean(), reason });

const BLOCKED =
  'La solicitud está bloqueada: solo se conserva para reclamaciones y autoridades, y su estado ya no se cambia.';

/** Of the sites of this person: what decides whether something may be written at all. Null is another's, or none. */
async function ownRow(strapi: Core.Strapi, ctx: RequestContext, { sites }: DeskAdministrator) {
  const id = idOf(ctx);
  if (id === null) return null;
  const row: { id: number; isBlocked: boolean } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['id', 'isBlocked'], where: { id, site: { $in: [...sites] } } });
  return row;
}

/** The list, and the applications that a search finds. */
export function searchHandler(strapi: Core.Strapi, personalData: Pick<PersonalData, 'lookupHash'>): DeskHandler {
  return async (ctx, { sites }) => {
    const asked = readBody(ctx, deskSearchSchema);
    if (!asked) return;
    const { page, ...filters } = asked;
    const where = deskConditions(filters, sites, personalData);
    answer(ctx, 200, await listApplications(strapi, where, page, sites));
  };
}

export function readHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, { sites }) => {
    const id = idOf(ctx);
    const application = id === null ? null : await readApplication(strapi, id, sites);
    if (application) answer(ctx, 200, application);
    else refuseUnknown(ctx);
  };
}

/** Another status, by the rules of `@prestafaro/lending`, with the name of who changed it and the reason in the history. */
export function changeHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const asked = readBody(ctx, changeSchema);
    if (!asked) return;
    const row = await ownRow(strapi, ctx, administrator);
    if (!row) return refuseUnknown(ctx);
    if (row.isBlocked) return refuse(ctx, 409, BLOCKED);
    const outcome = await changeApplicationStatus(strapi, {
      applicationId: row.id,
      ...asked,
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
    const asked = readBody(ctx, claimSchema);
    if (!asked) return;
    const row = await ownRow(strapi, ctx, administrator);
    if (!row) return refuseUnknown(ctx);
    const note = { applicationId: row.id, ...asked, actor: administrator.name, now: new Date() };
    if (await noteClaim(strapi, note)) return answer(ctx, 200, { isUnderClaim: asked.isUnderClaim });
    refuse(
      ctx,
      409,
      asked.isUnderClaim ? 'Ya había una reclamación abierta.' : 'No había ninguna reclamación abierta.',
    );
  };
}
