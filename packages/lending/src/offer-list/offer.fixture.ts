import fc from 'fast-check';
import type { OfferListRules } from './build-offer-list.ts';
import type { OfferFacts } from './offer-facts.ts';

/** An offer with a link and no other facts. Its name is derived from its id unless overridden. */
export function offer(offerId: number, facts: Partial<OfferFacts> = {}): OfferFacts {
  return {
    offerId,
    header: `Oferta ${String(offerId).padStart(3, '0')}`,
    lenderLink: 'https://a.example/',
    productType: 'loan',
    tags: [],
    stars: null,
    answerTime: null,
    approvalShare: null,
    ...facts,
  };
}

/** The rules of a country without special rules, with a random source that always returns the lowest value. */
export const rules: OfferListRules = {
  activeIds: [],
  alwaysActiveIds: [],
  collator: new Intl.Collator('pl'),
  tagLimits: [],
  random: () => 0,
  writeNumber: (value) => String(value).replace('.', ','),
};

/** Few ids and few headers, so that they often repeat. */
export const anyOffer: fc.Arbitrary<OfferFacts> = fc.record({
  offerId: fc.oneof(fc.constant(67), fc.integer({ min: 1, max: 20 })),
  header: fc.constantFrom('Ábaco', 'abaco', 'Ñu', 'Norte', 'norte', 'Zeta', '', '__proto__', 'Ósmosis', 'Cala'),
  lenderLink: fc.constantFrom(null, '', 'https://a.example/'),
  productType: fc.constantFrom(null, 'loan', 'domainactive', 'domainactive '),
  tags: fc.array(fc.string(), { maxLength: 4 }),
  stars: fc.constantFrom(null, 0, 4.2, 5),
  answerTime: fc.constantFrom(null, '{time} min', 'hoy', '{time}–{time}'),
  approvalShare: fc.constantFrom(null, '{val} %', '95 %'),
});

export const anyRules: fc.Arbitrary<OfferListRules> = fc.record({
  activeIds: fc.array(fc.integer({ min: 1, max: 20 })),
  alwaysActiveIds: fc.constantFrom([67], []),
  collator: fc.constant(new Intl.Collator('es')),
  tagLimits: fc.array(fc.record({ header: fc.constantFrom('Cala', 'Zeta'), tags: fc.nat(4) })),
  random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((value) => () => value),
  writeNumber: fc.constant(String),
});
