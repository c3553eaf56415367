import { countryCodes, type Locale, siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfferTraits } from '@/features/offers/card/offer-head';
import { capsInForce } from '@/features/offers/legal-caps/caps-in-force';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import ukrainian from '@/messages/uk-ua';
import { sampleView } from '@/shell/sample-view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The labels of an offer of 1000 for 100 days, at a nominal yearly rate. */
function labelsOf(locale: Locale, nominalRatePercent: number, today = '2026-11-26'): string {
  vi.setSystemTime(new Date(`${today}T12:00:00Z`));
  const priced = sampleOffers((offer) => ({ ...offer, cost: offer.cost && { ...offer.cost, nominalRatePercent } }));
  const search = { amount: 1000, days: 100, filters: [], sort: 'total' } as const;
  const site = siteOfLocale(locale);
  const view = {
    ...sampleView,
    site,
    money: site.moneyFormat,
    ...(locale === 'uk-UA' && { messages: ukrainian }),
  };
  const { offers } = selectOffers(priced, search, view);
  const nomada = offers.find(({ offerId }) => offerId === 104);
  if (!nomada) return expect.fail('The offer is missing');
  return renderToStaticMarkup(<OfferTraits offer={nomada} view={view} />);
}

describe('the label of a legal cap', () => {
  it('names the rule within whose limit the shown loan is', () => {
    expect(labelsOf('uk-UA', 365)).toContain('У межах ліміту: Закон № 3498-IX');
  });

  it('is not on a loan above the limit, and not before the law began', () => {
    expect(labelsOf('uk-UA', 366)).not.toContain('3498');
    expect(labelsOf('uk-UA', 300, '2024-08-20')).not.toContain('3498');
    expect(labelsOf('uk-UA', 300, '2024-08-21')).toContain('3498');
  });

  it('is in the language of the site', () => {
    expect(labelsOf('kk-KZ', 20)).toContain('ҚНРДА мен ҚР ҰБ 24.12.2025 қаулысы');
    expect(labelsOf('ru-KZ', 20)).toContain('Постановление АРРФР и НБ РК от 24.12.2025');
  });

  it('does not exist in Spain, which has no general cap', () => {
    expect(labelsOf('es-ES', 1)).not.toContain('límite');
  });
});

describe('capsInForce', () => {
  it('changes on the day of a new law', () => {
    const percentOn = (day: string) => {
      vi.setSystemTime(new Date(`${day}T12:00:00Z`));
      return capsInForce('PH').find(({ id }) => id === 'effective-rate')?.limit;
    };
    expect(percentOn('2026-03-31')).toMatchObject({ percent: 15 });
    expect(percentOn('2026-04-01')).toMatchObject({ percent: 12 });
  });

  it('is empty for the countries without a cap with a public source', () => {
    vi.setSystemTime(new Date('2026-11-26T12:00:00Z'));
    expect(countryCodes.filter((country) => capsInForce(country).length === 0)).toEqual(['ES', 'MX', 'VN', 'MY']);
  });
});
