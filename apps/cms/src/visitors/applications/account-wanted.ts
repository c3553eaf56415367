import { type ApplicationAnswers, type CountryCode, toIsoDate } from '@prestafaro/countries';
import { criteriaOf, matchedIds, matchOffers } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { applicantOf, matchingPolicyOf } from './applicant';
import { offersOfSite } from './site-offers';

export interface AccountWanted {
  /** Names, each once. Not empty. */
  lenders: string[];
  /** How many offers match at all. */
  matching: number;
}

/**
 * Whether lenders that match need an account, so that it is asked for only then (R21). Null: none of them does.
 * @param answers of a form without the account.
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
