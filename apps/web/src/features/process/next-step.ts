import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import type { Arm } from '@prestafaro/types/experiment';
import { isArm, type RunningExperiment } from '@prestafaro/types/running-experiment';
import { requestedLoanQuery } from '@/shell/application/application-link';

/** The next step of an application after the matching. */
export interface NextStep {
  readonly kind: 'offers' | 'alternatives';
  readonly href: string;
  /** The arm of the experiment that decides about this step. */
  readonly arm?: Arm;
}

/** An application after the matching, with the counts of its list; undefined while the list is away. */
export interface Compared extends Pick<ApplicationProgress, 'arm' | 'amount' | 'days'> {
  readonly facts: Hindered | undefined;
}

/** The counts that tell whether nothing fits, and whether the amount and the term or the person's answers are the reason. */
interface Hindered {
  readonly fitting: number;
  readonly fittingOtherLoan: number;
}

/**
 * The landing page for an application that no offer fits: `rejected` if another amount or term would help, else `rejected2`.
 * Undefined if something fits.
 */
export function rejectedPath({ fitting, fittingOtherLoan }: Hindered, site: Site): string | undefined {
  if (fitting > 0) return undefined;
  return publicPath(site, fittingOtherLoan > 0 ? '/landing/rejected/' : '/landing/rejected2/');
}

/**
 * Returns the next step: the offers for the requested loan, those of the cash loans in arm B of experiment 0300.1, or
 * the alternatives without a match (decisions, "Experiments" and "Offers").
 * @param isPublished tells whether the site has a page; a missing one is no next step
 * @param running the experiment of the site. After its end everyone sees arm A, also an applicant of arm B
 */
export function nextStep(
  compared: Compared,
  site: Site,
  isPublished: (path: string) => boolean,
  running?: RunningExperiment,
): NextStep {
  const rejected = compared.facts && rejectedPath(compared.facts, site);
  if (rejected && isPublished(rejected)) return { kind: 'alternatives', href: rejected };
  const cashLoans = publicPath(site, '/offers2/');
  const arm = running?.id === '0300.1' && isArm(compared.arm, running.id) ? compared.arm : undefined;
  const path = arm === '0300.1-B' && isPublished(cashLoans) ? cashLoans : publicPath(site, '/offers/');
  return { kind: 'offers', href: `${path}${requestedLoanQuery(compared)}`, ...(arm && { arm }) };
}
