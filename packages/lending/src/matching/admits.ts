import { employmentKinds } from '@prestafaro/types/application';
import type { Audience } from '@prestafaro/types/audience';
import type { LendingCriteria } from './offer-criteria.ts';
import { judgeEmployment, judgeRegister } from './person-reasons.ts';

const withoutPayroll = employmentKinds.filter((kind) => kind !== 'employee');

/**
 * Whether a lender states that it lends to the people whom a page speaks to, by the rules of the matching. That a lender says nothing
 * is not enough: a short list leads nobody to a refusal.
 */
export function admits(criteria: LendingCriteria | null, audience: Audience): boolean {
  if (criteria === null) return false;
  if (audience === 'in_default_register') {
    return judgeRegister({ isInDefaultRegister: true }, criteria).verdict === 'met';
  }
  const kinds = audience === 'without_payroll' ? withoutPayroll : [audience];
  return kinds.some((employment) => judgeEmployment({ employment }, criteria).verdict === 'met');
}
