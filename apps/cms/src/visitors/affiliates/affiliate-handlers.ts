import { countryOf, type Locale } from '@prestafaro/countries';
import { affiliateModels, affiliateStates, payoutMethods } from '@prestafaro/types/affiliate';
import { monthSchema, usualHoldDays } from '@prestafaro/types/affiliate-statement';
import { z } from 'zod';
import { uidOf } from '../../content/content-types';
import { idOf, readBody, reasonField } from '../../leads/desk/desk-body';
import { answer, type RequestContext } from '../../platform/http/answer';
import { answerCsv } from '../../platform/http/answer-csv';
import { refuse } from '../../platform/http/refuse';
import type { AffiliateTerms } from './affiliate-decision';
import type { AffiliateRow } from './affiliate-row';
import { changeAffiliate, type DecisionProblem } from './change-affiliate';
import { decisionFieldLabels, decisionLabels, stateLabels } from './labels';
import { readPayout } from './payout/read-payout';
import { type AffiliateSources, listAffiliates, monthOf, showAffiliate } from './read-affiliates';
import { readStatement } from './read-statement';
import { readHoldDays, readRate } from './read-terms';
import { statementCsv } from './statement-csv';

/** The manager of a request. */
export interface Manager {
  name: string;
  sites: readonly Locale[];
}

export type AffiliateHandler = (ctx: RequestContext, manager: Manager) => Promise<void>;

const optionalText = (max: number) => z.string().trim().max(max, `tiene como máximo ${max} caracteres`).default('');

const decisionSchema = z.strictObject({
  to: z.enum(affiliateStates),
  reason: reasonField,
  model: z.enum(affiliateModels).optional(),
  rate: optionalText(30),
  /** As it was typed. Without it the days stay as they are. */
  holdDays: z.string().trim().optional(),
  payoutMethod: z.enum(payoutMethods).optional(),
  payoutDetails: optionalText(500),
});

export const listHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, { sites }) =>
    answer(ctx, 200, await listAffiliates(sources, sites));

export const showHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const row = await ownAffiliate(sources, ctx, manager);
    if (row) answer(ctx, 200, await showAffiliate(sources, row, new Date()));
  };

/** Decides on an affiliate, with the manager's name and the reason in its history. */
export function decisionHandler(sources: AffiliateSources): AffiliateHandler {
  return async (ctx, manager) => {
    const body = readBody(ctx, decisionSchema, decisionFieldLabels);
    if (!body) return;
    const row = await ownAffiliate(sources, ctx, manager);
    if (!row) return;
    const terms = body.to === 'approved' ? termsIn(body, row) : null;
    if (typeof terms === 'string') return refuse(ctx, 422, terms);
    const { to, reason } = body;
    const decision = { to, reason, terms, actor: manager.name, now: new Date() };
    const problem = await changeAffiliate(sources.strapi, sources.personalData, row, decision);
    if (problem) return refuse(ctx, 409, refusalOf(problem, row, to));
    answer(ctx, 200, { state: to });
  };
}

/** @returns the terms of an approval, or what is wrong with them */
function termsIn(body: z.infer<typeof decisionSchema>, row: AffiliateRow): AffiliateTerms | string {
  const { model, payoutMethod = row.payoutMethod } = body;
  if (!model) return '«Modelo»: elige CPL o CPS.';
  const rate = readRate(body.rate, row.site, model);
  if (!rate.ok) return rate.message;
  const hold = readHoldDays(body.holdDays ?? String(row.holdDays ?? usualHoldDays));
  if (!hold.ok) return hold.message;
  const payout = readPayout(row, payoutMethod, body.payoutDetails);
  if (!payout.ok) return payout.message;
  return { model, rateCents: rate.cents, holdDays: hold.days, payoutMethod, payoutDetails: payout.details };
}

function refusalOf(problem: DecisionProblem, { state }: AffiliateRow, to: AffiliateRow['state']): string {
  switch (problem) {
    case 'no-such-change':
      return `Un afiliado en «${stateLabels[state]}» no se puede «${decisionLabels[to]}». Vuelve a abrirlo: quizá ha cambiado mientras lo mirabas.`;
    case 'unconfirmed':
      return 'El afiliado aún no ha confirmado su dirección con el enlace del correo. Apruébalo cuando lo haga: así el código no llega a otra persona.';
    case 'terms-missing':
      return 'Faltan las condiciones: elige el modelo y escribe la tarifa.';
    case 'changed-meanwhile':
      return 'El afiliado ha cambiado mientras lo mirabas y no se ha guardado nada. Vuelve a abrirlo.';
  }
}

export const statementHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const asked = await askedStatement(sources, ctx, manager);
    if (asked) answer(ctx, 200, asked.statement);
  };

export const statementFileHandler =
  (sources: AffiliateSources): AffiliateHandler =>
  async (ctx, manager) => {
    const asked = await askedStatement(sources, ctx, manager);
    if (!asked) return;
    const { row, statement } = asked;
    answerCsv(ctx, `extracto-${row.code}-${statement.month}.csv`, statementCsv(statement, row));
  };

async function askedStatement(sources: AffiliateSources, ctx: RequestContext, manager: Manager) {
  const row = await ownAffiliate(sources, ctx, manager);
  if (!row) return null;
  const month = askedMonth(ctx, row);
  if (!month) return null;
  const currency = row.currency ?? countryOf(row.country).currency;
  return { row, statement: await readStatement(sources.strapi, row.id, month, currency) };
}

/** The month that is asked for, or the current one. @returns null if the request was answered */
export function askedMonth(ctx: RequestContext, row: AffiliateRow): string | null {
  const month = monthSchema.safeParse(ctx.query.month ?? monthOf(row, new Date()));
  if (month.success) return month.data;
  refuse(ctx, 422, 'El mes no es válido. Escríbelo como 2026-11.');
  return null;
}

/** Gives the same answer for an unknown id, one of another country and a malformed one, so that it tells nobody what exists. */
export async function ownAffiliate(
  { strapi }: AffiliateSources,
  ctx: RequestContext,
  { sites }: Manager,
): Promise<AffiliateRow | null> {
  const id = idOf(ctx);
  const row: AffiliateRow | null =
    id === null
      ? null
      : await strapi.db.query(uidOf('affiliate')).findOne({ where: { id, site: { $in: [...sites] } } });
  if (!row) refuse(ctx, 404, 'No hay ningún afiliado con ese número en tus países.');
  return row;
}
