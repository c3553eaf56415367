import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteOffer } from '@/features/offers/load-offers';
import { fitOf } from '@/features/offers/personal/offer-fit';
import { OfferFitView } from '@/features/offers/personal/offer-fit-view';
import { sampleOffers } from '@/features/offers/sample-offers';
import { sampleProgress, sampleReason } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';

const [offer] = sampleOffers() as [SiteOffer];

const textOf = (offerId: number, progress = sampleProgress) =>
  renderToStaticMarkup(<OfferFitView fit={fitOf(progress, offerId)} offer={offer} view={sampleView} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

describe('the fit of an offer', () => {
  it('lists the strongest reasons for a match first, with the lender’s limits', () => {
    const text = textOf(102);
    expect(text).toContain('Encaja con tus respuestas');
    const reasons = [
      'Acepta tu tipo de ingresos',
      'Acepta lo que has dicho sobre ASNEF',
      'Presta el importe que pides (100–3 000 €)',
    ];
    expect(reasons.map((one) => text.indexOf(one)).toSorted((a, b) => a - b)).toEqual(
      reasons.map((one) => text.indexOf(one)),
    );
    for (const one of reasons) expect(text).toContain(one);
  });

  it('names unknown criteria as questions that the lender will ask', () => {
    expect(textOf(102)).toContain('Esto no consta: lo preguntará la entidad (ingresos).');
  });

  it('shows at most three reasons, and none without information', () => {
    const fit = fitOf(sampleProgress, 102);
    expect(fit.state === 'compared' && fit.reasons.map(({ code }) => code)).toEqual([
      'employment',
      'default_register',
      'amount',
    ]);
  });

  it('lists every reason against an offer that does not match', () => {
    const text = textOf(104);
    expect(text).toContain('No encaja con tus respuestas');
    expect(text).toContain('Pide más ingresos al mes (desde 1 200 €)');
    expect(text).not.toContain('Acepta tu edad');
  });

  it('states that an offer published after the matching was not compared', () => {
    expect(textOf(999)).toContain('todavía no la hemos comparado');
  });

  it.each([
    [21, 75, 'Acepta tu edad (de 21 a 75 años)'],
    [21, null, 'Acepta tu edad (desde 21 años)'],
    [null, 75, 'Acepta tu edad (hasta 75 años)'],
    [null, null, 'Acepta tu edad '],
  ])('names the ages from %s to %s', (min, max, text) => {
    const matches = [{ offerId: 1, isMatch: true, reasons: [sampleReason('age', 'met', min, max)] }];
    expect(textOf(1, { ...sampleProgress, matches })).toContain(text);
  });
});
