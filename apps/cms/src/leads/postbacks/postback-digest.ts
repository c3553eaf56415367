import { createHash } from 'node:crypto';
import { amountOf, type Money } from './money';
import type { NetworkReport } from './network-report';

/**
 * Identifies a report: 64 hex digits, the same for a repeat. An event of the network may get another status or another payout later;
 * each is another report.
 */
export function postbackDigest(network: string, { clickId, eventId, word, payout }: NetworkReport): string {
  const report = eventId === null ? ['status', word] : ['event', eventId, word];
  return digestOf(network, clickId, report, payout);
}

/** As releases before 0.6 made it for an event, which did not keep the number of the event in a column of its own. */
export const earlierDigest = (network: string, clickId: string, eventId: string, payout: Money | null): string =>
  digestOf(network, clickId, ['event', eventId], payout);

function digestOf(network: string, clickId: string, report: readonly string[], payout: Money | null): string {
  const facts = [network, clickId, ...report, payout && amountOf(payout), payout?.currency ?? null];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
