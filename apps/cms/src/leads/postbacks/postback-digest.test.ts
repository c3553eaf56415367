import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NetworkReport } from './network-report';
import { earlierDigest, postbackDigest } from './postback-digest';

const report: NetworkReport = { clickId: 'c'.repeat(24), word: 'sale', eventId: null, payout: null };
const payout = { units: 1250, currency: 'EUR' };
const digest = (changes: Partial<NetworkReport> = {}, network = 'prueba') =>
  postbackDigest(network, { ...report, ...changes });

test('postbackDigest: is the same for a repeated report', () => {
  expect(digest()).toMatch(/^[0-9a-f]{64}$/);
  expect(digest()).toBe(digest());
  expect(digest({ eventId: '7', payout })).toBe(digest({ eventId: '7', payout: { ...payout } }));
});

test.each<[string, Partial<NetworkReport>]>([
  ['click', { clickId: 'd'.repeat(24) }],
  ['status', { word: 'hold' }],
  ['event', { eventId: 'sale' }],
  ['payout', { payout }],
])('postbackDigest: differs for another %s', (_, changes) => {
  expect(digest(changes)).not.toBe(digest());
});

test('postbackDigest: differs for another status, amount, currency or network of one event', () => {
  const event = { eventId: '7', payout };
  expect(digest({ ...event, word: 'chargeback' })).not.toBe(digest(event));
  expect(digest({ ...event, payout: { ...payout, units: 1260 } })).not.toBe(digest(event));
  expect(digest({ ...event, payout: { ...payout, currency: 'MXN' } })).not.toBe(digest(event));
  expect(digest(event, 'otra')).not.toBe(digest(event));
});

test('postbackDigest and earlierDigest: are those of the releases that stored the report', () => {
  const before = (...facts: unknown[]) => createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  expect(digest({ payout })).toBe(before('prueba', report.clickId, 'status', 'sale', 12.5, 'EUR'));
  expect(earlierDigest('prueba', report.clickId, '7', payout)).toBe(
    before('prueba', report.clickId, 'event', '7', 12.5, 'EUR'),
  );
});
