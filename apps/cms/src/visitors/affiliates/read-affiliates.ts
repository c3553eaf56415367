import { type OriginSettings, publicPath, siteOrigin } from '@prestafaro/addresses';
import { countryOf, type Locale, siteOfLocale } from '@prestafaro/countries';
import { affiliateParameter, affiliateStates } from '@prestafaro/types/affiliate';
import { usualHoldDays } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from '../../leads/desk/application-row';
import { dayIn } from '../../leads/desk/day-of-site';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { historyOf } from './affiliate-history';
import { type AffiliateRow, contactOf, payoutDetailsOf } from './affiliate-row';
import { MANAGER_CHANGES } from './change-affiliate';
import { statementMonths } from './statement-months';
import type { AffiliateList, ListedAffiliate, ShownAffiliate } from './wire';

export interface AffiliateSources {
  strapi: Core.Strapi;
  personalData: PersonalData;
  origins: OriginSettings;
}

/** The affiliates of these sites: those that wait for a decision first, then the newest. */
export async function listAffiliates(
  { strapi, personalData }: AffiliateSources,
  sites: readonly Locale[],
): Promise<AffiliateList> {
  const rows: AffiliateRow[] = await strapi.db
    .query(uidOf('affiliate'))
    .findMany({ where: { site: { $in: [...sites] } }, orderBy: { id: 'desc' } });
  const place = ({ state }: ListedAffiliate) => affiliateStates.indexOf(state);
  const listed = rows.map((row) => listedAffiliate(row, personalData));
  return { rows: listed.sort((one, other) => place(one) - place(other)), sites };
}

function listedAffiliate(row: AffiliateRow, personalData: PersonalData): ListedAffiliate {
  const { id, site, state, code, confirmedAt, requestedAt } = row;
  const { name, website } = contactOf(personalData, row);
  return {
    ...{ id, name, website, site, state, code },
    isConfirmed: confirmedAt !== null,
    requestedAt: isoOf(requestedAt),
  };
}

/** One affiliate with its history, for its manager. */
export async function showAffiliate(
  { strapi, personalData, origins }: AffiliateSources,
  row: AffiliateRow,
  now: Date,
): Promise<ShownAffiliate> {
  const { id, code, site, country, state, wishedModel, payoutMethod, model, rateCents } = row;
  const changes = await historyOf(strapi, id);
  return {
    ...listedAffiliate(row, personalData),
    ...contactOf(personalData, row),
    ...{ wishedModel, payoutMethod, model, rateCents, holdDays: row.holdDays ?? usualHoldDays },
    confirmedAt: isoOrNull(row.confirmedAt),
    payoutDetails: payoutDetailsOf(personalData, row),
    currency: row.currency ?? countryOf(country).currency,
    link: `${siteOrigin(siteOfLocale(site), origins)}${publicPath(siteOfLocale(site), '/')}?${affiliateParameter}=${code}`,
    decisions: MANAGER_CHANGES[state],
    months: await statementMonths(strapi, id, monthOf(row, now)),
    history: changes.map(({ fromState: from, toState: to, at, ...change }) => ({
      ...{ id: change.id, from, to, changed: change.changed, actor: change.actor, reason: change.reason },
      ...{ model: change.model, rateCents: change.rateCents, holdDays: change.holdDays, at: isoOf(at) },
    })),
  };
}

/** The month of an instant in the country of an affiliate: `2026-11`. */
export function monthOf({ country }: Pick<AffiliateRow, 'country'>, now: Date): string {
  return dayIn(country, now).slice(0, 7);
}
