import { expect, test } from 'vitest';
import { OfferFeedError } from './offer-feed-error.ts';
import { parseLeadFeed } from './parse-lead-feed.ts';

test('parseLeadFeed: accepts ids as numbers and as digits', () => {
  expect(parseLeadFeed([101, '67', '007'])).toEqual([101, 67, 7]);
});

test('parseLeadFeed: ignores everything that is not an id', () => {
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

test('parseLeadFeed: returns an empty list for an empty feed', () => {
  expect(parseLeadFeed([])).toEqual([]);
});

test.each([null, undefined, {}, { offers: [1] }, '1,2', 5])('parseLeadFeed: throws for %j', (json) => {
  expect(() => parseLeadFeed(json)).toThrow(OfferFeedError);
});
