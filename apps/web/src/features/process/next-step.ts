import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import { armIn } from '@prestafaro/types/experiment';
import { requestedLoanQuery } from '@/shell/application/application-link';

/** The next step of an application after the matching. */
export interface NextStep {
  readonly kind: 'offers' | 'alternatives';
  readonly href: string;
}

/** An application after the matching, with the number of listed offers that fit it; undefined while the list is away. */
export interface Compared extends Pick<ApplicationProgress, 'arm' | 'amount' | 'days'> {
  readonly fitting: number | undefined;
}

/**
 * Returns the next step: the offers for the requested loan, those of the cash loans in arm B of experiment 0300.1, or
 * the alternatives without a match (decisions, "Experiments" and "Offers").
 * @param isPublished tells whether the site has a page; a missing one is no next step
 */
export function nextStep(compared: Compared, site: Site, isPublished: (path: string) => boolean): NextStep {
  const rejected = publicPath(site, '/landing/rejected/');
  if (compared.fitting === 0 && isPublished(rejected)) return { kind: 'alternatives', href: rejected };
  const cashLoans = publicPath(site, '/offers2/');
  const isInB = armIn(site.country, '0300.1', compared.arm) === 'B';
  const path = isInB && isPublished(cashLoans) ? cashLoans : publicPath(site, '/offers/');
  return { kind: 'offers', href: `${path}${requestedLoanQuery(compared)}` };
}
