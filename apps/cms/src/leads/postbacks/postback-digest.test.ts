import type { Postback } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { postbackDigest } from './postback-digest';

const report: Postback = { click_id: 'c'.repeat(24), status: 'sale' };
const payout = { amount: 12.5, currency: 'EUR' };
const digest = (changes: Partial<Postback> = {}, network = 'prueba') =>
  postbackDigest(network, { ...report, ...changes });

test('postbackDigest: is the same for a repeated report, also if only its status changed under one event id', () => {
  expect(digest()).toMatch(/^[0-9a-f]{64}$/);
  expect(digest()).toBe(digest());
  expect(digest({ event_id: '7', status: 'sale' })).toBe(digest({ event_id: '7', status: 'hold' }));
});

test.each<[string, Partial<Postback>]>([
  ['click', { click_id: 'd'.repeat(24) }],
  ['status', { status: 'hold' }],
  ['event', { event_id: 'sale' }],
  ['payout', { payout }],
])('postbackDigest: differs for another %s', (_, changes) => {
  expect(digest(changes)).not.toBe(digest());
});

test('postbackDigest: differs for another network, amount or currency', () => {
  expect(digest({}, 'otra')).not.toBe(digest());
  expect(digest({ payout: { ...payout, amount: 12.6 } })).not.toBe(digest({ payout }));
  expect(digest({ payout: { ...payout, currency: 'MXN' } })).not.toBe(digest({ payout }));
});
