import { describe, expect, test } from 'vitest';
import { postbackSchema } from './postback.ts';

const postback = {
  click_id: 'a1B2-c3D4_e5F6g7',
  status: 'Approved by underwriter',
  event_id: '981-2',
  payout: { amount: 12.5, currency: 'EUR' },
};

const accepts = (change: object) => postbackSchema.safeParse({ ...postback, ...change }).success;

test('postbackSchema: accepts the network’s status of a click', () => {
  expect(postbackSchema.parse(postback)).toEqual(postback);
});

test('postbackSchema: has report number and payout only if the network sends them', () => {
  expect(postbackSchema.parse({ click_id: postback.click_id, status: 'sale' })).toEqual({
    click_id: postback.click_id,
    status: 'sale',
  });
});

test('postbackSchema: drops other fields', () => {
  expect(postbackSchema.parse({ ...postback, customer_email: 'ana@example.com' })).toEqual(postback);
});

describe('postbackSchema: refuses', () => {
  test.each([
    ['without a click', { click_id: undefined }],
    ['with a malformed click', { click_id: "1' OR '1'='1" }],
    ['with a click too short to be unguessable', { click_id: 'x'.repeat(15) }],
    ['with a click past 40', { click_id: 'x'.repeat(41) }],
    ['without a status', { status: '' }],
    ['with a status past 80', { status: 'x'.repeat(81) }],
    ['with a number of the event that no database stores', { event_id: '7\u0000' }],
    ['with a payout that is taken away', { payout: { amount: -1, currency: 'EUR' } }],
    ['with a payout that is no number', { payout: { amount: '12.5', currency: 'EUR' } }],
    ['with a payout that is too large', { payout: { amount: 100_000_000, currency: 'VND' } }],
    ['with a payout without a currency', { payout: { amount: 1 } }],
  ])('%s', (_, change) => {
    expect(accepts(change)).toBe(false);
  });
});
