import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { answer } from '../../platform/http/answer';
import { answerCsv } from '../../platform/http/answer-csv';
import { refuse } from '../../platform/http/refuse';
import type { PersonalData } from '../personal-data/personal-data';
import { readBody } from './desk-body';
import { sitesShown } from './desk-conditions';
import { deskFiltersSchema } from './desk-filters';
import type { DeskHandler } from './desk-route';
import { countExported, exportApplications, MAX_ROWS } from './export-applications';
import { listExports, logExport } from './export-log';
import { countProofs, exportProofs, MAX_PROOFS, proofConditions, proofFilterProblem } from './export-proofs';
import { exportFieldLabels, filterLabels } from './labels';
import type { DeskLookup } from './search-conditions';
import { wantedApplications } from './wanted-applications';

const exportSchema = z.strictObject({
  filters: deskFiltersSchema.default({}),
  withSecrets: z.boolean().default(false),
  /** The proofs of consents in place of the applications. */
  isOfProofs: z.boolean().default(false),
  /** The purpose, by which a reader of the log judges the export. */
  purpose: z.string().trim().min(10, 'necesita al menos 10 caracteres').max(400, 'tiene como máximo 400 caracteres'),
});

const NO_SECRETS =
  'Tu rol no incluye exportar documento, cuenta ni teléfono. Exporta sin ellos o pídelo a un administrador.';

/** Exports applications. The log is written before the first byte is sent. */
export function exportHandler(strapi: Core.Strapi, personalData: PersonalData, lookup: DeskLookup): DeskHandler {
  return async (ctx, administrator) => {
    const body = readBody(ctx, exportSchema, { ...filterLabels, ...exportFieldLabels });
    if (!body) return;
    const { filters, withSecrets, isOfProofs, purpose } = body;
    const now = new Date();
    const sites = sitesShown(filters, administrator.sites);
    if (isOfProofs) {
      const problem = proofFilterProblem(filters);
      if (problem) return refuse(ctx, 422, problem);
      const where = proofConditions(filters, sites, lookup);
      const found = await countProofs(strapi, where);
      if (found > MAX_PROOFS) return refuse(ctx, 422, tooManyProofs(found));
      const { csv, rows } = await exportProofs(strapi, where);
      await logExport(strapi, { administrator, filters, sites, rows, withSecrets: false, isOfProofs, purpose, now });
      return answerCsv(ctx, fileName('permisos', now), csv);
    }
    if (withSecrets && !administrator.may('exportSecrets')) return refuse(ctx, 403, NO_SECRETS);
    const where = await wantedApplications(strapi, filters, administrator, lookup);
    const found = await countExported(strapi, where);
    if (found > MAX_ROWS) return refuse(ctx, 422, tooMany(found));
    const { csv, rows } = await exportApplications(strapi, where, withSecrets ? personalData : null);
    await logExport(strapi, { administrator, filters, sites, rows, withSecrets, isOfProofs, purpose, now });
    answerCsv(ctx, fileName('solicitudes', now), csv);
  };
}

/** Answers the log of exports: the super administrator reads all of it, others read their own exports. */
export function exportLogHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, administrator) => {
    const page = Number(ctx.query.page ?? 1);
    const isPage = Number.isInteger(page) && page >= 1 && page <= 100_000;
    const whose = administrator.isSuper ? null : administrator.id;
    answer(ctx, 200, await listExports(strapi, whose, isPage ? page : 1));
  };
}

const fileName = (of: string, now: Date): string => `${of}-${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.csv`;

const tooMany = (found: number): string =>
  `Son ${found} solicitudes y un archivo tiene como máximo ${MAX_ROWS}: acota los días o el estado.`;

const tooManyProofs = (found: number): string =>
  `Son ${found} pruebas y un archivo tiene como máximo ${MAX_PROOFS}: acota los días o el sitio.`;
