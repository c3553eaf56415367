import { isLocale } from '@prestafaro/countries';
import { monthSchema } from '@prestafaro/types/affiliate-statement';
import { z } from 'zod';
import { uidOf } from '../../../content/content-types';
import { dayOfSite } from '../../../leads/desk/day-of-site';
import { idOf, readBody, reasonField } from '../../../leads/desk/desk-body';
import { answer, type RequestContext } from '../../../platform/http/answer';
import { answerCsv } from '../../../platform/http/answer-csv';
import { refuse } from '../../../platform/http/refuse';
import type { AffiliateHandler, Manager } from '../affiliate-handlers';
import { amountOf } from '../amount-of';
import { heldLabels, runFieldLabels } from '../labels';
import type { AffiliateSources } from '../read-affiliates';
import { readMinimum } from '../read-terms';
import { cancelRun, duePayments, markRunPaid } from './end-run';
import type { RunRow } from './payment-row';
import { type HeldAffiliate, preparePaymentRun } from './prepare-run';
import { listRuns, showRun } from './read-runs';
import { runCsv } from './run-csv';

const prepareSchema = z.strictObject({
  site: z.string().refine(isLocale, 'no es un sitio'),
  month: z.string().refine((month) => monthSchema.safeParse(month).success, 'escríbelo como 2026-11'),
  minimum: z.string().trim().max(30, 'tiene como máximo 30 caracteres').default(''),
});

const reference = z.string().trim().max(120, 'tiene como máximo 120 caracteres');

const paidSchema = z.strictObject({
  paidOn: z.iso.date('escribe un día que exista, como 2026-11-28'),
  reference: reference.min(3, 'necesita al menos 3 caracteres'),
  /** By the id of the payment. */
  references: z.record(z.string().regex(/^[1-9]\d*$/), reference).default({}),
});

const cancelSchema = z.strictObject({ reason: reasonField });

export const listRunsHandler =
  ({ strapi }: AffiliateSources): AffiliateHandler =>
  async (ctx, { sites }) =>
    answer(ctx, 200, await listRuns(strapi, sites));

export const prepareRunHandler =
  ({ strapi }: AffiliateSources): AffiliateHandler =>
  async (ctx, { name: actor, sites }) => {
    const body = readBody(ctx, prepareSchema, runFieldLabels);
    if (!body) return;
    const { site, month } = body;
    if (!isLocale(site) || !sites.includes(site)) return refuse(ctx, 404, 'Ese sitio no es de tus países.');
    const now = new Date();
    if (month > dayOfSite(site, now).slice(0, 7))
      return refuse(ctx, 422, '«Hasta el mes»: aún no ha llegado. Elige otro.');
    const minimum = readMinimum(body.minimum, site);
    if (!minimum.ok) return refuse(ctx, 422, minimum.message);
    const prepared = await preparePaymentRun(strapi, { site, month, minimumCents: minimum.cents, actor, now });
    if (prepared.ok) answer(ctx, 201, { id: prepared.id });
    else refuse(ctx, 409, nobodyToPay(prepared.held));
  };

function nobodyToPay(held: readonly HeldAffiliate[]): string {
  if (held.length === 0)
    return 'No hay nada que pagar: ningún abono confirmado hasta ese mes está sin pagar. Los que ya están en un pago no se preparan otra vez.';
  const each = held.map(
    ({ code, amountCents, currency, heldFor }) =>
      `${code}, ${amountOf(amountCents, currency)} ${currency}: ${heldLabels[heldFor]}`,
  );
  return `No se puede pagar a nadie todavía. ${each.join('. ')}.`;
}

export const showRunHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const run = await ownRun(sources, ctx, manager);
    if (run) answer(ctx, 200, await showRun(sources.strapi, sources.personalData, run));
  };

export const runFileHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const run = await ownRun(sources, ctx, manager);
    if (!run) return;
    const shown = await showRun(sources.strapi, sources.personalData, run);
    answerCsv(ctx, `pagos-${run.site}-${run.month}-${run.id}.csv`, runCsv(shown));
  };

export const markPaidHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const body = readBody(ctx, paidSchema, runFieldLabels);
    if (!body) return;
    const run = await ownRun(sources, ctx, manager);
    if (!run) return;
    const now = new Date();
    const wrongDay = problemOfDay(body.paidOn, dayOfSite(run.site, now));
    if (wrongDay) return refuse(ctx, 422, `«Día del pago»: ${wrongDay}`);
    const due = new Set((await duePayments(sources.strapi, run.id)).map(({ id }) => String(id)));
    if (run.state === 'open' && Object.keys(body.references).some((id) => !due.has(id)))
      return refuse(ctx, 422, '«Referencia»: una es de un pago que no está en este lote. Vuelve a abrirlo.');
    const isMarked = await markRunPaid(sources.strapi, run, { ...body, actor: manager.name, now });
    if (isMarked) answer(ctx, 200, { state: 'paid' });
    else refuse(ctx, 409, NOT_OPEN);
  };

/** The payment is noted after it was made. An earlier year than the last two is a slip, and a paid run cannot be undone. */
function problemOfDay(paidOn: string, today: string): string | null {
  if (paidOn > today) return 'aún no ha llegado. Anótalo cuando el pago esté hecho.';
  const earliest = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  return paidOn < earliest ? 'hace más de dos años. Revisa el año.' : null;
}

export const cancelRunHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const body = readBody(ctx, cancelSchema, runFieldLabels);
    if (!body) return;
    const run = await ownRun(sources, ctx, manager);
    if (!run) return;
    const isCancelled = await cancelRun(sources.strapi, run, {
      ...{ reason: body.reason, actor: manager.name, now: new Date() },
    });
    if (isCancelled) answer(ctx, 200, { state: 'cancelled' });
    else refuse(ctx, 409, NOT_OPEN);
  };

const NOT_OPEN = 'Este lote ya no está abierto: alguien lo ha marcado como pagado o lo ha cancelado. Vuelve a abrirlo.';

/** Gives the same answer for an unknown id and one of another country. */
async function ownRun({ strapi }: AffiliateSources, ctx: RequestContext, { sites }: Manager): Promise<RunRow | null> {
  const id = idOf(ctx, 'runId');
  const run: RunRow | null =
    id === null
      ? null
      : await strapi.db.query(uidOf('affiliate-payment-run')).findOne({ where: { id, site: { $in: [...sites] } } });
  if (!run) refuse(ctx, 404, 'No hay ningún lote de pagos con ese número en tus países.');
  return run;
}
