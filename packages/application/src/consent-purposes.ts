import type { FormConsent } from '@prestafaro/types/consent-purpose';
import type { CountryCode } from '@prestafaro/types/country';
import { armIn } from '@prestafaro/types/experiment';

/** Without these two there is no application (R22). */
export const requiredConsents = ['terms', 'lenders'] as const satisfies readonly FormConsent[];

/** The boxes of a country's form in their order, none ticked beforehand (R22). Arm A of experiment 0256.1 has no box for messages. */
export function consentPurposesOf(country: CountryCode, arm: string | null): readonly FormConsent[] {
  return armIn(country, '0256.1', arm) === 'A'
    ? [...requiredConsents, 'calls']
    : [...requiredConsents, 'messages', 'calls'];
}
