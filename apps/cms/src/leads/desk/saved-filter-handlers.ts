import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { answer, type RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { idOf, readBody } from './desk-body';
import { savedFiltersSchema } from './desk-filters';
import type { DeskHandler } from './desk-route';
import { filterLabels, MAX_FILTER_NAME_LENGTH, savedFilterLabels } from './labels';
import { deleteFilter, listFilters, MAX_SAVED_FILTERS, renameFilter, saveFilter } from './saved-filters';

const name = z
  .string()
  .trim()
  .min(1, 'está vacío: escribe un nombre')
  .max(MAX_FILTER_NAME_LENGTH, `tiene como máximo ${MAX_FILTER_NAME_LENGTH} caracteres`)
  .regex(/^\P{Cc}*$/u, 'tiene caracteres que no se ven: escríbelo a mano');

const saveSchema = z.strictObject({
  name,
  // Strict: a search text is personal and is refused, not stored (R28).
  filters: savedFiltersSchema.refine((filters) => Object.keys(filters).length > 0, 'elige al menos uno'),
});
const renameSchema = z.strictObject({ name });

const NAME_TAKEN = 'Ya tienes unos filtros guardados con ese nombre. Elige otro nombre o borra los otros.';
const TOO_MANY = `Ya tienes ${MAX_SAVED_FILTERS} filtros guardados, que es el máximo. Borra alguno que no uses.`;
const labels = { ...filterLabels, ...savedFilterLabels, filters: 'Filtros' };

const refuseNone = (ctx: RequestContext) => refuse(ctx, 404, 'Esos filtros guardados ya no están. Recarga la página.');

/** Answers the saved filters of the one who asks. Nobody sees those of others. */
export function listFiltersHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, { id }) => answer(ctx, 200, { filters: await listFilters(strapi, id) });
}

export function saveFilterHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, saveSchema, labels);
    if (!body) return;
    const outcome = await saveFilter(strapi, administrator.id, body);
    if (outcome === 'name_taken') return refuse(ctx, 409, NAME_TAKEN);
    if (outcome === 'too_many') return refuse(ctx, 409, TOO_MANY);
    answer(ctx, 200, outcome);
  };
}

export function renameFilterHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, renameSchema, labels);
    if (!body) return;
    const id = idOf(ctx);
    const outcome = id !== null && (await renameFilter(strapi, administrator.id, id, body.name));
    if (outcome === 'name_taken') return refuse(ctx, 409, NAME_TAKEN);
    if (outcome) answer(ctx, 200, { outcome: 'renamed' });
    else refuseNone(ctx);
  };
}

export function deleteFilterHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const id = idOf(ctx);
    if (id !== null && (await deleteFilter(strapi, administrator.id, id))) answer(ctx, 200, { outcome: 'deleted' });
    else refuseNone(ctx);
  };
}
