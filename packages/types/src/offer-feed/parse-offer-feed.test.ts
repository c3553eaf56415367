import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OfferFeedError } from './offer-feed-error.ts';
import { parseOfferFeed } from './parse-offer-feed.ts';
import { bareEntry, fullEntry } from './wire-offer.fixture.ts';

const idsOf = (json: unknown) => parseOfferFeed(json).offers.map(({ offerId }) => offerId);

test('parseOfferFeed: accepts an empty list', () => {
  expect(parseOfferFeed([])).toEqual({ offers: [], problems: [] });
});

test.each([null, undefined, {}, { offers: [] }, '[]', 0, { length: 1, 0: bareEntry }])(
  'parseOfferFeed: throws for %j',
  (json) => {
    expect(() => parseOfferFeed(json)).toThrow(OfferFeedError);
  },
);

test('parseOfferFeed: drops only the broken offer and keeps the order of the others', () => {
  const broken = { ...fullEntry, offer_id: 102, cost: { ...fullEntry.cost, nominal_rate: '18' }, tags: ['x', 5] };
  const { offers, problems } = parseOfferFeed([fullEntry, broken, bareEntry]);
  expect(offers.map(({ offerId }) => offerId)).toEqual([101, 67]);
  expect(problems).toEqual([
    {
      index: 1,
      offerId: 102,
      reason: 'tags.1: invalid_type (string), cost.nominal_rate: invalid_type (number)',
    },
  ]);
});

test.each([null, 5, 'offer', true, [], [fullEntry], undefined])(
  'parseOfferFeed: reports the entry %j as a problem',
  (entry) => {
    const { offers, problems } = parseOfferFeed([entry, bareEntry]);
    expect(offers).toHaveLength(1);
    expect(problems).toMatchObject([{ index: 0, offerId: null }]);
  },
);

test('parseOfferFeed: names the field of a range whose minimum exceeds its maximum', () => {
  expect(parseOfferFeed([{ ...bareEntry, min_days: 120, max_days: 91 }]).problems[0]?.reason).toBe('min_days: custom');
});

test('parseOfferFeed: repeats no value of the feed in a problem', () => {
  const secret = 'Juana 600 123 123';
  const { problems } = parseOfferFeed([
    { ...fullEntry, product_type: 5, header: secret.repeat(50), lender_link: `tel:${secret}`, checked_on: secret },
    { ...fullEntry, offer_id: secret },
    secret,
  ]);
  expect(problems).toHaveLength(3);
  expect(JSON.stringify(problems)).not.toContain('Juana');
});

test('parseOfferFeed: treats keys such as __proto__ as ordinary keys', () => {
  const json: unknown = JSON.parse(
    '[{"offer_id":1,"header":"__proto__","__proto__":{"stars":5},"constructor":{"prototype":{"stars":5}}},' +
      '{"__proto__":{"offer_id":2,"header":"x"}}]',
  );
  const { offers, problems } = parseOfferFeed(json);
  expect(offers).toMatchObject([{ offerId: 1, header: '__proto__', stars: null }]);
  expect(problems).toHaveLength(1);
  expect(Object.hasOwn(Object.prototype, 'stars')).toBe(false);
});

test('parseOfferFeed: reads 2 000 offers in order when every third is broken', () => {
  const feed = Array.from({ length: 2000 }, (_, index) => ({
    ...fullEntry,
    offer_id: index + 1,
    stars: index % 3 === 0 ? 'x'.repeat(10_000) : 4,
  }));
  const { offers, problems } = parseOfferFeed(feed);
  expect(offers).toHaveLength(1333);
  expect(problems).toHaveLength(667);
  expect(idsOf(feed)).toEqual([...idsOf(feed)].sort((a, b) => a - b));
});

test('parseOfferFeed: turns every entry of any list into an offer or a problem', () => {
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.constant(fullEntry),
    fc.record({ offer_id: fc.nat(), header: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(entry), (json) => {
      const { offers, problems } = parseOfferFeed(json);
      expect(offers.length + problems.length).toBe(json.length);
    }),
  );
});
