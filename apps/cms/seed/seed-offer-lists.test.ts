import {
  criteriaOf,
  filterOffers,
  groupOffers,
  type LendingCriteria,
  type OfferFilters,
  toCents,
  withCosts,
} from '@prestafaro/lending';
import type { Audience } from '@prestafaro/types/audience';
import type { CostRule } from '@prestafaro/types/offer-feed';
import { expect, test } from 'vitest';
import { readSeeds, type SeedEntry, type SiteSeed } from '../src/content/seed/read-seed';

interface OfferList {
  readonly type: string;
  readonly amount?: number | null;
  readonly days?: number | null;
  readonly limit: number;
  readonly audience?: Audience | null;
  readonly productKind?: 'single_payment' | 'instalments' | 'credit_line' | null;
  readonly onlyTakingApplications?: boolean;
  readonly onlyAcceptingDefaultRegister?: boolean;
  readonly onlyFirstLoanFree?: boolean;
}

interface SeedOffer {
  readonly offerId: number;
  readonly header: string;
  readonly lender?: string;
  readonly productType: string;
  readonly acceptsDefaultRegister: boolean | null;
  readonly isActive: boolean;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly cost: Partial<CostRule> | null;
  readonly criteria?: Partial<LendingCriteria> | null;
}

const seeds = readSeeds(__dirname);

const published = ({ entries }: SiteSeed, type: SeedEntry['type']) =>
  entries.filter((entry) => entry.type === type && !entry.isDraft);

/** The offers of a site as its feed has them. */
function offersOf(seed: SiteSeed) {
  const criteria = new Map(published(seed, 'lender').map(({ key, data }) => [key, data.criteria as LendingCriteria]));
  return published(seed, 'offer').map(({ data }) => {
    const offer = data as unknown as SeedOffer;
    const ofLender = offer.lender === undefined ? null : { criteria: criteria.get(offer.lender) ?? null };
    const facts = { ...offer, criteria: (offer.criteria as LendingCriteria | null | undefined) ?? null };
    return {
      ...facts,
      acceptsDefaultRegister: offer.acceptsDefaultRegister ?? true,
      cost: offer.cost && { ...noFees, ...(offer.cost as CostRule) },
      criteria: criteriaOf({ ...facts, lender: ofLender }),
      lender: null,
    };
  });
}

const noFees = { openingFeePercent: 0, openingFee: 0, monthlyFee: 0, firstLoanFreeUpTo: null, firstLoanFreeDays: null };

/** The offers of a short list, as the block of the web app selects them. */
function shownIn(seed: SiteSeed, block: OfferList, audience: Audience | null) {
  const [settings] = published(seed, 'site-setting');
  if (!settings) throw new Error(`${seed.locale} has no settings`);
  const { simulator, moneyFormat } = settings.data as unknown as {
    simulator: { amountDefault: number; daysDefault: number };
    moneyFormat: { decimals: 0 | 2 };
  };
  const loan = {
    amountCents: toCents(block.amount ?? simulator.amountDefault),
    days: block.days ?? simulator.daysDefault,
    decimals: moneyFormat.decimals,
  };
  const options: OfferFilters = {
    audiences: [audience, block.audience].filter((one) => one != null),
    singlePayment: block.productKind === 'single_payment',
    instalments: block.productKind === 'instalments',
    creditLine: block.productKind === 'credit_line',
    acceptsDefaultRegister: block.onlyAcceptingDefaultRegister,
    hasFreeFirstLoan: block.onlyFirstLoanFree,
  };
  return groupOffers(filterOffers(withCosts(offersOf(seed), loan), options), loan).available.slice(0, block.limit);
}

const lists = seeds.flatMap((seed) =>
  (['page', 'article'] as const).flatMap((type) =>
    published(seed, type).flatMap(({ key, data }) =>
      ((data.blocks ?? []) as OfferList[])
        .filter((block) => block.type === 'offer-list')
        .map((block) => ({
          seed,
          locale: seed.locale,
          key,
          block,
          audience: (data.audience ?? null) as Audience | null,
        })),
    ),
  ),
);

/** Pages for people whom no lender of the site states to admit: the section says so, and what one can do without a loan. */
const withoutOffer = ['ru-KZ mikrokredit-s-plohoy-kreditnoy-istoriey', 'kk-KZ mikrokredit-s-plohoy-kreditnoy-istoriey'];

test('every short list has an open offer that admits its readers, but for those that no lender admits', () => {
  const empty = lists.filter(({ seed, block, audience }) => shownIn(seed, block, audience).length === 0);
  expect(lists.length).toBeGreaterThan(100);
  expect(empty.map(({ locale, key }) => `${locale} ${key}`).sort()).toEqual([...withoutOffer].sort());
});

test.each([
  ['prestamos-para-desempleados', ['Brizna 120', 'Ribazo Crédito']],
  ['prestamos-para-estudiantes', ['Gubia Estudios']],
  ['linea-de-credito', ['Espadaña Línea', 'Driza Línea']],
])('es-ES %s lists %j', (page, names) => {
  const { seed, block, audience } = lists.find(({ locale, key }) => locale === 'es-ES' && key === page) ?? {};
  expect(seed && block && shownIn(seed, block, audience ?? null).map(({ header }) => header)).toEqual(names);
});

test.each(seeds.map((seed) => [seed.locale, seed] as const))(
  '%s: a landing page with offers begins with them',
  (_, seed) => {
    const pages = published(seed, 'page').filter(({ data }) => data.kind === 'seo');
    expect(pages).not.toEqual([]);
    const late = pages.filter(({ data }) => {
      const types = (data.blocks as readonly OfferList[]).map(({ type }) => type);
      return types.indexOf('offer-list') > 0;
    });
    expect(late.map(({ key }) => key)).toEqual([]);
  },
);
