import { describe, expect, test } from 'vitest';
import { buildOfferList } from './build-offer-list.ts';
import { offer, rules } from './offer.fixture.ts';
import type { OfferFacts } from './offer-facts.ts';

const idsOf = (offers: readonly OfferFacts[], change = {}) =>
  buildOfferList(offers, { ...rules, ...change }).map(({ offerId }) => offerId);

describe('buildOfferList: selection', () => {
  test('puts active offers first, then inactive ones with a link, each part by header', () => {
    expect(idsOf([offer(4), offer(3), offer(2), offer(1)], { activeIds: [4, 2] })).toEqual([2, 4, 1, 3]);
  });

  test('drops an inactive offer without a link and keeps an active one', () => {
    const offers = [offer(1, { lenderLink: null }), offer(2, { lenderLink: '' }), offer(3)];
    expect(idsOf(offers)).toEqual([3]);
    expect(idsOf(offers, { activeIds: [1, 2] })).toEqual([1, 2, 3]);
  });

  test('drops the product type "domainactive" exactly, active or not', () => {
    const types = ['domainactive', 'Domainactive', 'domainactive2', '', null];
    const offers = types.map((productType, index) => offer(index + 1, { productType }));
    expect(idsOf(offers)).toEqual([2, 3, 4, 5]);
    expect(idsOf(offers, { activeIds: [1] })).toEqual([2, 3, 4, 5]);
  });

  test('adds no offer for an active id that the feed does not have', () => {
    expect(idsOf([offer(1)], { activeIds: [99] })).toEqual([1]);
    expect(idsOf([], { activeIds: [99] })).toEqual([]);
  });

  test('marks whether an offer is active', () => {
    const list = buildOfferList([offer(1), offer(2)], { ...rules, activeIds: [2] });
    expect(list.map(({ offerId, isActive, position }) => ({ offerId, isActive, position }))).toEqual([
      { offerId: 2, isActive: true, position: 0 },
      { offerId: 1, isActive: false, position: 1 },
    ]);
  });
});

describe('buildOfferList: an always active offer', () => {
  const offers = [offer(1), offer(67, { lenderLink: null })];

  test('is active whatever the lead feed says', () => {
    expect(idsOf(offers, { alwaysActiveIds: [67] })).toEqual([67, 1]);
  });

  test('is an ordinary offer in a country that does not list it', () => {
    expect(idsOf(offers, { alwaysActiveIds: [] })).toEqual([1]);
  });

  test('is not added if the feed does not have it', () => {
    expect(idsOf([offer(1)], { alwaysActiveIds: [67] })).toEqual([1]);
  });

  test('is dropped if its product type is not an offer', () => {
    expect(idsOf([offer(67, { productType: 'domainactive' })], { alwaysActiveIds: [67] })).toEqual([]);
  });
});

describe('buildOfferList: the order of headers', () => {
  const headers = (names: string[], language: string) =>
    buildOfferList(
      names.map((header, index) => offer(index + 1, { header })),
      { ...rules, collator: new Intl.Collator(language) },
    ).map(({ header }) => header);

  test('follows the alphabet of the language', () => {
    expect(headers(['Zeta', 'Ñu', 'Norte', 'Ábaco', 'Oro', 'abeto'], 'es')).toEqual([
      'Ábaco',
      'abeto',
      'Norte',
      'Ñu',
      'Oro',
      'Zeta',
    ]);
    expect(headers(['Łódź', 'Mazur', 'Lublin'], 'pl')).toEqual(['Lublin', 'Łódź', 'Mazur']);
    expect(headers(['Ґанок', 'Дім', 'Гроші', 'Їжак', 'Іва'], 'uk')).toEqual(['Гроші', 'Ґанок', 'Дім', 'Іва', 'Їжак']);
  });

  test('follows the feed for headers that are equal in the language', () => {
    const collator = new Intl.Collator('es', { sensitivity: 'base' });
    expect(
      idsOf([offer(3, { header: 'cala' }), offer(1, { header: 'Cala' }), offer(2, { header: 'CALA' })], { collator }),
    ).toEqual([3, 1, 2]);
  });
});

describe('buildOfferList: a repeated header', () => {
  test('is listed once, with the active offer', () => {
    expect(idsOf([offer(1, { header: 'Cala' }), offer(2, { header: 'Cala' })], { activeIds: [2] })).toEqual([2]);
  });

  test('is listed with the first offer of the feed if both are equal', () => {
    expect(idsOf([offer(2, { header: 'Cala' }), offer(1, { header: 'Cala' })])).toEqual([2]);
  });

  test('counts as repeated only if it is exactly equal', () => {
    const names = ['Cala', 'cala', 'Cala ', 'Calá'];
    expect(idsOf(names.map((header, index) => offer(index + 1, { header })))).toHaveLength(4);
  });

  test('is not used up by a dropped offer', () => {
    const dropped = offer(1, { header: 'Cala', productType: 'domainactive' });
    const withoutLink = offer(2, { header: 'Cala', lenderLink: '' });
    expect(idsOf([dropped, withoutLink, offer(3, { header: 'Cala' })])).toEqual([3]);
  });

  test('may have the name of a property of Object.prototype', () => {
    const names = ['__proto__', 'constructor', '__proto__', 'toString'];
    expect(idsOf(names.map((header, index) => offer(index + 1, { header })))).toHaveLength(3);
  });
});
