import type { CountryCode } from '../country.ts';

/** What an applicant can agree to on the form; `push` of the wire format is asked elsewhere. */
export type FormConsent = 'terms' | 'lenders' | 'messages' | 'calls';

/** Without these two there is no application (R22). */
export const requiredConsents = ['terms', 'lenders'] as const satisfies readonly FormConsent[];

/** The arm of the Philippines and Malaysia that shows the box for messages (decisions, "Experiments"). */
const messagesArm = '0256.1-B';

/** The boxes of a country's form in their order, none ticked beforehand (R22). Two countries try out the box for messages. */
export function consentPurposesOf(country: CountryCode, arm: string | null): readonly FormConsent[] {
  const isTriedOut = country === 'PH' || country === 'MY';
  return isTriedOut && arm !== messagesArm
    ? [...requiredConsents, 'calls']
    : [...requiredConsents, 'messages', 'calls'];
}
