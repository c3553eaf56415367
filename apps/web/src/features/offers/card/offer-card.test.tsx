import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferCard } from '@/features/offers/card/offer-card';
import type { OfferFit } from '@/features/offers/personal/offer-fit';
import { sampleOffers } from '@/features/offers/sample-offers';
import { dearestCost, selectOffers } from '@/features/offers/search/select-offers';
import { sampleView } from '@/shell/sample-view';
import { Check } from '@/ui/check/check';
import { markupOf } from '@/ui/markup/markup-of';

const requested = { amount: 300, days: 100 };
const { offers } = selectOffers(sampleOffers(), { ...requested, filters: [], sort: 'listed' }, new Intl.Collator('es'));
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
      <OfferCard
        offer={offer}
        requested={requested}
        dearestCents={dearestCost(offers)}
        view={sampleView}
        level={2}
        fit={fit}
      >
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
    <OfferCard offer={of} requested={requested} dearestCents={1} view={sampleView} level={2} fit={fit}>
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
