import { buildOfferList } from '@prestafaro/lending';
import { type FeedOffer, parseOfferFeed } from '@prestafaro/types/offer-feed';
import type { SiteOffer } from '@/features/offers/load-offers';

const lender = (number: number, name: string) => ({ number, name, slug: name.toLowerCase().replaceAll(' ', '-') });

/** Offers in the wire format, each with another feature of a card. All of them are invented. */
const feed = [
  {
    offer_id: 101,
    header: 'Alameda Clara',
    lender: lender(1, 'Alameda Clara'),
    product_type: 'microcredit',
    asnef_value: false,
    tags: ['Un solo pago'],
    min_amount: 50,
    max_amount: 500,
    min_days: 91,
    max_days: 120,
    tin: 24,
    tae: 25.98,
    cost: { repayment: 'single_payment', nominal_rate: 24, first_loan_free_up_to: 300, first_loan_free_days: 91 },
    checked_on: '2026-11-18',
    sample_data: true,
  },
  {
    offer_id: 102,
    header: 'Boreal en cuotas',
    lender: lender(2, 'Boreal Finanzas'),
    product_type: 'cash_loan',
    asnef_value: false,
    tags: ['En cuotas', 'Sin comisiones'],
    stars: 4.2,
    min_amount: 100,
    max_amount: 3000,
    min_days: 91,
    max_days: 365,
    tin: 14.4,
    tae: 15.39,
    cost: { repayment: 'instalments', nominal_rate: 14.4 },
    checked_on: '2026-11-18',
    sample_data: true,
  },
  {
    offer_id: 103,
    header: 'Duero Directo',
    lender: lender(3, 'Duero Directo'),
    product_type: 'loan',
    field2_value: 'En {time} horas',
    field4_value: '{val} %',
    min_amount: 500,
    max_amount: 5000,
    min_days: 120,
    max_days: 1825,
    tin: 12,
    cost: { repayment: 'instalments', nominal_rate: 12, opening_fee_percent: 1.5 },
    checked_on: '2026-11-18',
    sample_data: true,
  },
  {
    offer_id: 104,
    header: 'Nómada',
    lender: lender(4, 'Nomada'),
    lender_link: 'https://partner.example/nomada?offer=104',
    product_type: 'cash_loan',
    asnef_value: true,
    min_amount: 50,
    max_amount: 1000,
    min_days: 91,
    max_days: 120,
    tin: 31.96,
    tae: 36,
    cost: { repayment: 'single_payment', nominal_rate: 31.96 },
    is_advertisement: false,
    checked_on: '2026-11-18',
    sample_data: true,
  },
  {
    offer_id: 105,
    header: 'Tajo Directo',
    lender: lender(5, 'Tajo Directo'),
    product_type: 'loan',
    min_amount: 100,
    max_days: 120,
    sample_data: true,
  },
];

/**
 * The loader's result for that feed, for the gallery and for tests.
 * @param activeIds of the offers that take applications: all but «Nómada», the only one with a link
 */
export function sampleOffers(
  change: (offer: FeedOffer) => FeedOffer = (offer) => offer,
  activeIds: readonly number[] = [101, 102, 103, 105],
): SiteOffer[] {
  return buildOfferList(parseOfferFeed(feed).offers.map(change), {
    activeIds,
    alwaysActiveIds: [],
    collator: new Intl.Collator('es'),
    tagLimits: [],
    random: () => 0.5,
    writeNumber: (value) => String(value).replace('.', ','),
  });
}
