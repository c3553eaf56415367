import { createHash } from 'node:crypto';
import type { Postback } from '@prestafaro/types/application';

/**
 * Identifies a report: 64 hex digits, the same for a repeat. A network's own event id counts before the status. Another
 * payout is another report, which replaces the former one.
 */
export function postbackDigest(network: string, { click_id, event_id, status, payout }: Postback): string {
  const report = event_id === undefined ? ['status', status] : ['event', event_id];
  const facts = [network, click_id, ...report, payout?.amount ?? null, payout?.currency ?? null];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
