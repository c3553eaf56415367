import type { Allowance } from '../endpoints/rate-limits';
import type { ApplicationCounted } from './submit-application';

/**
 * Applications per hour (R34). One address may be a household, an office or the gateway of a mobile network. A person,
 * recognised by the telephone number, wants one loan and corrects the form once or twice. A site has no limit: above a normal
 * number each form needs a proof (`proofs/attack-guard.ts`).
 */
export const APPLICATION_ALLOWANCE: Allowance<ApplicationCounted> = { perAddress: 60, perPerson: 5 };
