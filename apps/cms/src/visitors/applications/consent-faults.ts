import { consentPurposesOf, requiredConsents } from '@prestafaro/application';
import type { CountryCode } from '@prestafaro/countries';
import type { AnswerProblem, GivenConsent } from '@prestafaro/types/application';

/**
 * What is wrong with the consents (R22): a required one that is not given, or one that the form does not show. A box that was
 * shown and left empty is recorded like a ticked one, so the message holds it as well.
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
