import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';

/** Query keys of `/transition/`. Neither is personal (R28). */
export const transitionFields = { offer: 'offer', outage: 'away' } as const;

/** The page before the exit to an offer. It explains the exit, and replaces it when it cannot be opened. */
export function transitionPath(site: Site, offerId: number, { isOutage = false } = {}): string {
  const query = new URLSearchParams({ [transitionFields.offer]: String(offerId) });
  if (isOutage) query.set(transitionFields.outage, '1');
  return `${publicPath(site, '/transition/')}?${query}`;
}
