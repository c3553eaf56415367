import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { buildOfferList } from './build-offer-list.ts';
import { anyOffer, anyRules, offer, rules } from './offer.fixture.ts';
import { isListed } from './order.ts';

describe('buildOfferList: tags', () => {
  const tags = ['a', 'b', 'c'];
  const tagsOf = (limit: number) =>
    buildOfferList([offer(1, { header: 'Cala', tags }), offer(2, { header: 'Calas', tags })], {
      ...rules,
      tagLimits: [{ header: 'Cala', tags: limit }],
    }).map((each) => each.tags);

  test('are cut for the offer with the named header only', () => {
    expect(tagsOf(2)).toEqual([['a', 'b'], tags]);
  });

  test('are cut to none by a limit of 0, and not at all by a higher limit than there are tags', () => {
    expect(tagsOf(0)).toEqual([[], tags]);
    expect(tagsOf(5)).toEqual([tags, tags]);
  });
});

describe('buildOfferList: {val}', () => {
  test('depends on the final place without dropped and repeated offers, and has the decimal sign of the language', () => {
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

  test('is 80 from the 26th place on', () => {
    const offers = Array.from({ length: 30 }, (_, index) => offer(index + 1, { approvalShare: '{val}' }));
    const shares = buildOfferList(offers, rules).map(({ shownApprovalShare }) => shownApprovalShare?.value);
    expect(shares.slice(13)).toEqual('90,5 90 90 89 88 87 86 85 84 83 82 81 80 80 80 80 80'.split(' '));
  });
});

test('buildOfferList: calls random once for each drawn value, and only for listed offers', () => {
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

test('buildOfferList: keeps unknown fields and leaves the feed unchanged', () => {
  const feed = Object.freeze([Object.freeze({ ...offer(1, { tags: Object.freeze(['a']) }), checkedOn: '2026-11-20' })]);
  const [listed] = buildOfferList(feed, rules);
  expect(listed).toMatchObject({ checkedOn: '2026-11-20', tags: ['a'], stars: null });
});

test('buildOfferList: lists 2 000 offers without the repeated headers', () => {
  const feed = Array.from({ length: 2000 }, (_, index) => offer(2000 - index, { header: `Oferta ${index % 1500}` }));
  expect(buildOfferList(feed, rules)).toHaveLength(1500);
});

test.each([
  ['an open offer without a link', { lenderLink: null }, true, true],
  ['a closed offer with a link', {}, false, true],
  ['a closed offer without a link', { lenderLink: null }, false, false],
  ['a closed offer with an empty link', { lenderLink: '' }, false, false],
  ['an entry of the feed that is no offer', { productType: 'domainactive' }, true, false],
])('isListed: %s', (_, change, isActive, isShown) => {
  expect(isListed(offer(1, change), isActive)).toBe(isShown);
});

describe('buildOfferList, for every feed', () => {
  test('neither loses nor adds an offer', () => {
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

  test('puts active offers first, sorts each part by header, and counts positions from 0', () => {
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

  test('lists the active offer of a repeated header if there is one', () => {
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

  test('keeps every value of the feed, and leaves no placeholder', () => {
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
