import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { buildOfferList } from './build-offer-list.ts';
import { anyOffer, anyRules, offer, rules } from './offer.fixture.ts';

describe('tags', () => {
  const tags = ['a', 'b', 'c'];
  const tagsOf = (limit: number) =>
    buildOfferList([offer(1, { header: 'Cala', tags }), offer(2, { header: 'Calas', tags })], {
      ...rules,
      tagLimits: [{ header: 'Cala', tags: limit }],
    }).map((each) => each.tags);

  test('are cut for the one offer that is named', () => {
    expect(tagsOf(2)).toEqual([['a', 'b'], tags]);
  });

  test('are cut to nothing, or not at all', () => {
    expect(tagsOf(0)).toEqual([[], tags]);
    expect(tagsOf(5)).toEqual([tags, tags]);
  });
});

describe('{val}', () => {
  test('goes by the final place: what is dropped and repeated takes none, and the decimal sign is the language’s', () => {
    const approvalShare = '{val} %';
    const list = buildOfferList(
      [
        offer(1, { approvalShare, productType: 'domainactive' }),
        offer(2, { approvalShare }),
        offer(3, { approvalShare, header: 'Oferta 002' }),
        offer(4, { approvalShare }),
        offer(5, { approvalShare: '88 %' }),
        offer(6),
        offer(7, { approvalShare }),
      ],
      { ...rules, activeIds: [7] },
    );
    expect(list.map(({ offerId, shownApprovalShare }) => [offerId, shownApprovalShare])).toEqual([
      [7, { value: '97 %', isFallback: true }],
      [2, { value: '96,5 %', isFallback: true }],
      [4, { value: '96 %', isFallback: true }],
      [5, { value: '88 %', isFallback: false }],
      [6, null],
    ]);
  });

  test('is 80 from the 26th on', () => {
    const offers = Array.from({ length: 30 }, (_, index) => offer(index + 1, { approvalShare: '{val}' }));
    const shares = buildOfferList(offers, rules).map(({ shownApprovalShare }) => shownApprovalShare?.value);
    expect(shares.slice(13)).toEqual('90,5 90 90 89 88 87 86 85 84 83 82 81 80 80 80 80 80'.split(' '));
  });
});

test('chance is asked once for each value that is drawn, and only for offers of the list', () => {
  const random = vi.fn(() => 0);
  const list = buildOfferList(
    [
      offer(1, { answerTime: '{time}' }),
      offer(2, { stars: 4 }),
      offer(3, { stars: 4, answerTime: 'hoy' }),
      offer(4, { lenderLink: null, answerTime: '{time}' }),
    ],
    { ...rules, random },
  );
  expect(random).toHaveBeenCalledTimes(2);
  expect(list[0]).toMatchObject({
    shownStars: { value: 4.7, isFallback: true },
    shownAnswerTime: { value: '3', isFallback: true },
  });
  expect(list[2]).toMatchObject({
    shownStars: { value: 4, isFallback: false },
    shownAnswerTime: { value: 'hoy', isFallback: false },
  });
});

test('what the rules do not know stays as it is, and the feed is not touched', () => {
  const feed = Object.freeze([Object.freeze({ ...offer(1, { tags: Object.freeze(['a']) }), checkedOn: '2026-11-20' })]);
  const [listed] = buildOfferList(feed, rules);
  expect(listed).toMatchObject({ checkedOn: '2026-11-20', tags: ['a'], stars: null });
});

test('2 000 offers are listed', () => {
  const feed = Array.from({ length: 2000 }, (_, index) => offer(2000 - index, { header: `Oferta ${index % 1500}` }));
  expect(buildOfferList(feed, rules)).toHaveLength(1500);
});

describe('for every feed', () => {
  test('no offer is lost and none is made up', () => {
    fc.assert(
      fc.property(fc.array(anyOffer), anyRules, (feed, each) => {
        const list = buildOfferList(feed, each);
        const active = new Set([...each.activeIds, ...each.alwaysActiveIds]);
        const candidates = feed.filter(
          ({ offerId, lenderLink, productType }) =>
            productType !== 'domainactive' && (active.has(offerId) || lenderLink),
        );
        expect(new Set(list.map(({ header }) => header))).toEqual(new Set(candidates.map(({ header }) => header)));
        expect(new Set(list.map(({ header }) => header)).size).toBe(list.length);
        for (const { header, offerId, isActive } of list) {
          expect(candidates.some((from) => from.header === header && from.offerId === offerId)).toBe(true);
          expect(isActive).toBe(active.has(offerId));
        }
      }),
    );
  });

  test('active ones come first, each part by header, and positions count from 0', () => {
    fc.assert(
      fc.property(fc.array(anyOffer), anyRules, (feed, each) => {
        const list = buildOfferList(feed, each);
        expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index));
        for (const [index, next] of list.slice(1).entries()) {
          const before = list[index];
          if (before?.isActive === next.isActive) {
            expect(each.collator.compare(before.header, next.header)).toBeLessThanOrEqual(0);
          } else expect([before?.isActive, next.isActive]).toEqual([true, false]);
        }
      }),
    );
  });

  test('a repeated header is the active offer if there is one', () => {
    fc.assert(
      fc.property(fc.array(anyOffer), anyRules, (feed, each) => {
        const active = new Set([...each.activeIds, ...each.alwaysActiveIds]);
        for (const { header, isActive } of buildOfferList(feed, each)) {
          const rivals = feed.filter((from) => from.header === header && from.productType !== 'domainactive');
          expect(isActive).toBe(rivals.some(({ offerId }) => active.has(offerId)));
        }
      }),
    );
  });

  test('what the feed gives is never replaced, and no placeholder is left', () => {
    fc.assert(
      fc.property(fc.array(anyOffer), anyRules, (feed, each) => {
        for (const listed of buildOfferList(feed, each)) {
          expect(listed.shownStars.isFallback).toBe(listed.stars === null);
          expect(listed.shownAnswerTime?.isFallback ?? null).toBe(listed.answerTime?.includes('{time}') ?? null);
          expect(listed.shownApprovalShare?.isFallback ?? null).toBe(listed.approvalShare?.includes('{val}') ?? null);
          expect(`${listed.shownAnswerTime?.value}${listed.shownApprovalShare?.value}`).not.toMatch(/\{(time|val)\}/);
        }
      }),
    );
  });
});
