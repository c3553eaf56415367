import type { Allowance } from '../visitor-endpoints/rate-limits';
import type { ApplicationCounted } from './submit-application';

/**
 * Applications an hour (R34). An address is a household, an office or a whole mobile network's gateway; a person, known by
 * the telephone, has one loan in mind and corrects it once or twice.
 */
export const APPLICATION_ALLOWANCE: Allowance<ApplicationCounted> = { perAddress: 60, perPerson: 5, perSite: 3000 };
