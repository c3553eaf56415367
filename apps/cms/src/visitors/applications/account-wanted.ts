import type { ApplicationAnswers } from '@prestafaro/application';
import { type CountryCode, toIsoDate } from '@prestafaro/countries';
import { criteriaOf, matchedIds, matchOffers } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { applicantOf, matchingPolicyOf } from './applicant';
import { offersOfSite } from './site-offers';

export interface AccountWanted {
  /** Names of lenders without repetition; at least one. */
  lenders: string[];
  /** How many offers match. */
  matching: number;
}

/**
 * Tells which matching lenders need a bank account, because the form asks for it only then (R21).
 * @param answers of a form without the account
 * @returns null if no matching lender needs one
 */
export async function accountWanted(
  strapi: Core.Strapi,
  site: string,
  country: CountryCode,
  answers: ApplicationAnswers,
  now: Date,
): Promise<AccountWanted | null> {
  const offers = await offersOfSite(strapi, site);
  const facts = {
    ...answers,
    country,
    birthDate: toIsoDate(answers.birthDate),
    hasDocument: answers.document !== null,
    hasAccount: false,
  };
  const matched = new Set(matchedIds(matchOffers(applicantOf(facts, now), offers, matchingPolicyOf(country, now))));
  const needing = offers.filter((offer) => matched.has(offer.offerId) && criteriaOf(offer).needsBankAccount);
  const lenders = [...new Set(needing.flatMap(({ lender }) => (lender ? [lender.name] : [])))];
  return lenders.length > 0 ? { lenders, matching: matched.size } : null;
}
