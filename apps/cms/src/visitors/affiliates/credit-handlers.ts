import { countryOf } from '@prestafaro/countries';
import { z } from 'zod';
import { idOf, readBody, reasonField } from '../../leads/desk/desk-body';
import { answer, type RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { type AffiliateHandler, askedMonth, ownAffiliate } from './affiliate-handlers';
import { type CreditDecision, type CreditProblem, correctAffiliate, decideOnCredit } from './correct-credits';
import { creditFieldLabels } from './labels';
import { listCredits } from './list-credits';
import type { AffiliateSources } from './read-affiliates';
import { readCorrection } from './read-terms';

const decisionSchema = z.strictObject({ reason: reasonField });

const correctionSchema = z.strictObject({
  /** Made by the form, so that a correction that is sent twice is one. */
  key: z.uuid('falta la clave del formulario. Vuelve a abrirlo'),
  amount: z.string().trim().max(30, 'tiene como máximo 30 caracteres'),
  reason: reasonField,
});

export const listCreditsHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const row = await ownAffiliate(sources, ctx, manager);
    if (!row) return;
    const month = askedMonth(ctx, row);
    const page = month && pageOf(ctx);
    if (month && page) answer(ctx, 200, await listCredits(sources.strapi, row.id, month, page));
  };

function pageOf(ctx: RequestContext): number | null {
  const page = /^[1-9]\d{0,4}$/.exec(String(ctx.query.page ?? '1'))?.[0];
  if (page) return Number(page);
  refuse(ctx, 422, 'La página no es válida. Escribe un número desde 1.');
  return null;
}

export const creditDecisionHandler =
  (sources: AffiliateSources, decision: CreditDecision): AffiliateHandler =>
  async (ctx, manager) => {
    const body = readBody(ctx, decisionSchema, creditFieldLabels);
    if (!body) return;
    const row = await ownAffiliate(sources, ctx, manager);
    if (!row) return;
    const decided = { decision, note: body.reason, actor: manager.name, now: new Date() };
    const problem = await decideOnCredit(sources.strapi, row, idOf(ctx, 'creditId') ?? 0, decided);
    if (problem) refuse(ctx, problem === 'unknown-credit' ? 404 : 409, refusals[problem]);
    else answer(ctx, 200, { decision });
  };

const refusals: Readonly<Record<CreditProblem, string>> = {
  'unknown-credit': 'Este afiliado no tiene ningún abono con ese número.',
  'no-such-change': 'El abono ya está así. Vuelve a abrir el afiliado para ver su historial.',
  'in-payment':
    'El abono está en un pago y no cambia. Añade una corrección, que se suma o se resta en el próximo pago, o cancela antes el lote si no está pagado.',
  'changed-meanwhile': 'El abono ha cambiado mientras lo mirabas y no se ha guardado nada. Vuelve a abrir el afiliado.',
};

export const correctionHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const body = readBody(ctx, correctionSchema, creditFieldLabels);
    if (!body) return;
    const row = await ownAffiliate(sources, ctx, manager);
    if (!row) return;
    const { id, site, model } = row;
    if (model === null)
      return refuse(ctx, 409, 'Un afiliado sin condiciones no tiene abonos que corregir. Apruébalo antes.');
    const amount = readCorrection(body.amount, site);
    if (!amount.ok) return refuse(ctx, 422, amount.message);
    const currency = row.currency ?? countryOf(row.country).currency;
    const isAdded = await correctAffiliate(
      sources.strapi,
      { id, site, model },
      { key: body.key, amountCents: amount.cents, currency, note: body.reason, actor: manager.name, now: new Date() },
    );
    if (isAdded) answer(ctx, 200, { amountCents: amount.cents });
    else
      refuse(
        ctx,
        409,
        'Esta corrección ya se guardó con otro importe o motivo. Cierra el formulario y mira los abonos.',
      );
  };
