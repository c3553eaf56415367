import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uidOf } from '../../content/content-types';
import { answer } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { BLOCKED, ownRow } from './application-handlers';
import { assigneesOf, managersOf } from './assignees';
import { readBody } from './desk-body';
import { type DeskHandler, refuseUnknown } from './desk-route';
import { writeHistoryLine } from './history-line';
import { changeFieldLabels } from './labels';

const assigneeSchema = z.strictObject({
  /** Null: nobody. */
  assigneeId: z.int().positive().nullable(),
  /** The assignee whom the person saw. */
  expected: z.int().positive().nullable(),
});

interface Row {
  site: Locale;
  assigneeId: number | null;
}

const NO_MANAGER = 'Esa persona ya no es gestora de solicitudes de este país. Recarga la página y elige a otra.';
const NOW_NOBODY = 'Mientras tanto la han dejado sin asignar. Vuelve a elegir.';

/**
 * Gives an application to a lead manager, or to nobody. It changes only the assignee whom the person saw, so of two who take it at once
 * one gets it, and the other one reads who has it.
 */
export function assigneeHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, assigneeSchema, changeFieldLabels);
    if (!body) return;
    const own = await ownRow(strapi, ctx, administrator);
    if (!own) return refuseUnknown(ctx);
    if (own.isBlocked) return refuse(ctx, 409, BLOCKED);
    const before = await rowOf(own.id);
    if (before.assigneeId === body.assigneeId) return answer(ctx, 200, { assigneeId: body.assigneeId });
    const managers = body.assigneeId === null ? [] : await managersOf(strapi, before.site, administrator.id);
    const manager = managers.find(({ id }) => id === body.assigneeId);
    if (body.assigneeId !== null && !manager) return refuse(ctx, 422, NO_MANAGER);
    const expected = body.expected === null ? { $null: true } : { $eq: body.expected };
    const isDone = await strapi.db.transaction(async () => {
      const { count } = await strapi.db.query(uidOf('application')).updateMany({
        where: { id: own.id, isBlocked: false, assigneeId: expected },
        data: { assigneeId: body.assigneeId },
      });
      if (count === 0) return false;
      const line = { applicationId: own.id, actor: administrator.name, now: new Date() };
      const assigned = manager ? { reason: 'Asignada', assigneeName: manager.name } : { reason: 'Sin asignar' };
      await writeHistoryLine(strapi, { ...line, ...assigned });
      return true;
    });
    if (isDone) return answer(ctx, 200, { assigneeId: body.assigneeId });
    const { site, assigneeId } = await rowOf(own.id);
    const holder = (await assigneesOf(strapi, [assigneeId]))(assigneeId, site);
    refuse(ctx, 409, holder?.name ? `Mientras tanto la ha cogido ${holder.name}.` : NOW_NOBODY);
  };

  /** @throws if it was erased at this moment */
  function rowOf(id: number): Promise<Row> {
    return strapi.db.query(uidOf('application')).findOne({ select: ['site', 'assigneeId'], where: { id } });
  }
}
