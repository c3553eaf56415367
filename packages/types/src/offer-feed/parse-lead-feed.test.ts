import { expect, test } from 'vitest';
import { OfferFeedError } from './offer-feed-error.ts';
import { parseLeadFeed } from './parse-lead-feed.ts';

test('ids are numbers, or the same in digits', () => {
  expect(parseLeadFeed([101, '67', '007'])).toEqual([101, 67, 7]);
});

test('what is no id is left out', () => {
  const rest = [
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 53,
    '',
    ' 5',
    '5.0',
    '1e3',
    '-5',
    '9'.repeat(40),
    null,
    true,
    [5],
    { id: 5 },
  ];
  expect(parseLeadFeed([...rest, 5])).toEqual([5]);
});

test('nobody has offers of their own: an empty list', () => {
  expect(parseLeadFeed([])).toEqual([]);
});

test.each([null, undefined, {}, { offers: [1] }, '1,2', 5])('%j is no list of ids', (json) => {
  expect(() => parseLeadFeed(json)).toThrow(OfferFeedError);
});
