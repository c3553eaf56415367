import { shownReason } from '@prestafaro/lending';
import type { ApplicationProgress } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { absentParts, askedParts } from '../../delivery/lenders/absent-parts';
import { shownDeliveries } from '../../delivery/lenders/shown-deliveries';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { applicationOfToken, type TokenApplication } from './application-of-token';
import { matchOrLog } from './match-application';
import { pickedOffers } from './picked-offers';
import { statusLender } from './status-lender';

/**
 * The progress of an application, without personal data. An application that a crash left unmatched is matched now, so that
 * the applicant does not wait for a restart.
 * @returns null for an unknown token
 */
export async function progressOf(
  strapi: Core.Strapi,
  personalData: PersonalData,
  token: unknown,
  now: Date,
): Promise<ApplicationProgress | null> {
  const found = await applicationOfToken(strapi, personalData, token);
  if (found?.status !== 'submitted') return found && shownProgress(strapi, found);
  await matchOrLog(strapi, found.id, now);
  const matched = await applicationOfToken(strapi, personalData, token);
  return matched && shownProgress(strapi, matched);
}

async function shownProgress(strapi: Core.Strapi, application: TokenApplication): Promise<ApplicationProgress> {
  const { site, status, submittedAt, matchedAt, offersChecked, lendersChecked, amount, days, arm } = application;
  const picks = await pickedOffers(strapi, application);
  return {
    locale: site as ApplicationProgress['locale'],
    status,
    submittedAt: new Date(submittedAt).toISOString(),
    lender: status === 'offer_picked' ? (picks[0]?.lender ?? null) : await statusLender(strapi, application.id, status),
    matchedAt: matchedAt && new Date(matchedAt).toISOString(),
    offersChecked: offersChecked ?? 0,
    lendersChecked: lendersChecked ?? 0,
    amount,
    days,
    arm,
    matches: (application.matches ?? []).map(({ offerId, isMatch, reasons }) => ({
      offerId,
      isMatch,
      reasons: reasons.map(shownReason),
    })),
    picks,
    deliveries: await shownDeliveries(strapi, application),
    absentParts: absentParts(application),
    askedParts: askedParts(application),
  };
}
