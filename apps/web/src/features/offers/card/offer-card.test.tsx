import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferCard } from '@/features/offers/card/offer-card';
import type { OfferFit } from '@/features/offers/personal/personal';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { sampleView } from '@/shell/sample-view';
import { Check } from '@/ui/check/check';
import { markupOf } from '@/ui/markup/markup-of';

const requested = { amount: 300, days: 100 };
const { offers } = selectOffers(
  sampleOffers(undefined, [101, 102, 103, 104, 105]),
  { ...requested, filters: [], sort: 'listed' },
  sampleView,
);
const reason = { code: 'income', verdict: 'met', min: 800, max: null } as const;
const fits: readonly (OfferFit | undefined)[] = [
  undefined,
  { state: 'not-compared' },
  { state: 'compared', isMatch: true, reasons: [reason], unknown: [{ ...reason, verdict: 'unknown' }] },
  { state: 'compared', isMatch: false, reasons: [{ ...reason, verdict: 'unmet' }], unknown: [] },
];

it.each(offers.flatMap((offer) => fits.map((fit) => [offer.header, fit?.state ?? 'none', { offer, fit }] as const)))(
  'the card of %s with the fit %s is written as React writes it',
  (_, _state, { offer, fit }) => {
    const card = (
      <OfferCard offer={offer} requested={requested} view={sampleView} level={2} fit={fit}>
        <Check name="offer" value={offer.offerId} defaultChecked label={offer.header} />
      </OfferCard>
    );
    expect(markupOf(card)).toBe(renderToStaticMarkup(card));
  },
);

const cardOf = (offerId: number, fit: OfferFit | undefined, receives?: readonly ['loan']) => {
  const offer = offers.find((each) => each.offerId === offerId);
  if (!offer?.lender) throw new Error(`No offer ${offerId} of a lender`);
  const of = { ...offer, lender: { ...offer.lender, ...(receives && { receives }) } };
  return markupOf(
    <OfferCard offer={of} requested={requested} view={sampleView} level={2} fit={fit}>
      {null}
    </OfferCard>,
  );
};
const [, , fitting, misfit] = fits;

it('leads an applicant to the page that sends the application if the lender receives it, and says so', () => {
  const card = cardOf(104, fitting, ['loan']);
  expect(card).toContain('href="/transition/?offer=104"');
  expect(card).toContain('Elegir esta oferta');
  expect(card).toContain('podrás enviarle tu solicitud');
});

it('leads an applicant to the lender if it receives no applications, and says so', () => {
  const card = cardOf(104, fitting);
  expect(card).toContain('href="/go/104/"');
  expect(card).toContain('nosotros no le enviamos tu solicitud');
});

it.each([
  ['a visitor without an application', undefined],
  ['an applicant whom the offer does not fit', misfit],
])('leads %s to the lender, without a word about sending', (_, fit) => {
  const card = cardOf(104, fit, ['loan']);
  expect(card).toContain('href="/go/104/"');
  expect(card).not.toContain('tu solicitud desde aquí');
  expect(card).not.toContain('no le enviamos');
});

it('leaves what does not decide to the page of the lender while the offer is closed', () => {
  const [open] = offers.filter(({ offerId }) => offerId === 104);
  if (!open) throw new Error('No offer 104');
  const card = (isActive: boolean) =>
    markupOf(<OfferCard offer={{ ...open, isActive }} requested={requested} view={sampleView} level={2} />);
  expect(card(true)).toContain('<details');
  expect(card(false)).not.toContain('<details');
  expect(card(false)).toContain('href="/prestamistas/nomada/');
});

it.each(['vi-VN', 'ru-KZ', 'kk-KZ'] as const)('the amounts of a card in %s add up to its total', (locale) => {
  const site = siteOfLocale(locale);
  const view = { ...sampleView, site, money: site.moneyFormat };
  const fees = { openingFeePercent: 1.25, openingFee: 9.5, monthlyFee: 2.4 };
  const search = { amount: 123_457, days: 120, filters: [], sort: 'listed' } as const;
  const listed = sampleOffers(
    (each) => ({ ...each, maxAmount: null, cost: each.cost && { ...each.cost, ...fees } }),
    [101, 102, 103, 104, 105],
  );
  const texts = selectOffers(listed, search, view).offers.flatMap((offer) => {
    if (offer.shownCost.kind === 'unknown') return [];
    const card = markupOf(
      <OfferCard offer={offer} requested={search} view={view} level={2}>
        {null}
      </OfferCard>,
    );
    return [card.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')];
  });
  expect(texts).toHaveLength(4);
  const money = String.raw`([\d .]+) [₫₸]`;
  const once = new RegExp(`${money}cuesta ${money}Un solo pago.*Intereses: ${money}. Comisiones: ${money}`, 's');
  const often = new RegExp(
    `${money}cuesta ${money}(\\d+) × ${money}(?: la última, ${money})?(?:y ${money} al recibirlo)?.*Intereses: ${money}. Comisiones: ${money}`,
    's',
  );
  for (const text of texts) {
    const single = once.exec(text)?.slice(1).map(unitsOf);
    const [total, cost, interest, fees] = single ?? [];
    if (single) {
      expect([total, cost]).toEqual([search.amount + Number(cost), Number(interest) + Number(fees)]);
      continue;
    }
    const parts = often
      .exec(text)
      ?.slice(1)
      .map((part) => unitsOf(part ?? ''));
    const [all = 0, price = 0, count = 0, instalment = 0, last, first = 0, paid = 0, charged = 0] = parts ?? [];
    expect(parts, text).toBeDefined();
    expect((count - 1) * instalment + (last || instalment) + first).toBe(all);
    expect([all, price]).toEqual([search.amount + price, paid + charged]);
  }
});

const unitsOf = (text: string) => Number(text.replace(/\D/g, ''));
