import { type CountryCode, consentPurposesOf, requiredConsents } from '@prestafaro/countries';
import type { AnswerProblem, GivenConsent } from '@prestafaro/types/application';

/**
 * What is wrong with the boxes (R22): one that is needed and not ticked, or one that the form does not have. A box that was
 * shown and left empty is recorded like one that was ticked, so it has to be in the message as well.
 */
export function consentFaults(
  country: CountryCode,
  arm: string | null,
  consents: readonly GivenConsent[],
): AnswerProblem[] {
  const shown: readonly string[] = consentPurposesOf(country, arm);
  const needed: readonly string[] = requiredConsents;
  const unticked = needed
    .filter((purpose) => !consents.some((consent) => consent.purpose === purpose && consent.isGiven))
    .map((field) => ({ field, code: 'consent' }));
  const strange = consents
    .filter(({ purpose }, index) => {
      const isRepeated = consents.findIndex((other) => other.purpose === purpose) < index;
      return isRepeated || !shown.includes(purpose);
    })
    .map(({ purpose }) => ({ field: purpose, code: 'invalid' }));
  return [...unticked, ...strange];
}
