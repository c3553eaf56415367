import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sampleLender } from '@/features/lenders/lender/sample-lender';
import { sampleOffers } from '@/features/offers/sample-offers';
import { CostTable } from '@/screens/lender/cost-table';
import { LenderCosts } from '@/screens/lender/lender-costs';
import { priceOffers, readLenderLoan } from '@/screens/lender/lender-loan';
import type { PageQuery } from '@/shell/page-query';
import { sampleView as view } from '@/shell/sample-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const all = sampleOffers();
const offersOf = (...ids: number[]) => all.filter(({ offerId }) => ids.includes(offerId));
const noLimits = { minAmount: null, maxAmount: null, minDays: null, maxDays: null };
const lender = { ...sampleLender, conditions: { ...sampleLender.conditions, ...noLimits } };

const show = (query: PageQuery = {}, offers = offersOf(102)) => {
  const loan = readLenderLoan(query, lender, offers, view);
  return renderToStaticMarkup(
    <LenderCosts lender={lender} offers={priceOffers(offers, loan, view)} loan={loan} view={view} />,
  );
};
/** The cells of a column after the row heads: the first is the name of the offer. */
const columnsOf = (html: string) => {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
    ),
  );
  return (rows[0] ?? []).map((_, column) => rows.map((cells) => cells[column] ?? ''));
};

describe('the costs of a lender', () => {
  it('show payments, interest, fees, total and TAE of the loan in the address', () => {
    expect(columnsOf(show({ amount: '1000', days: '120' }))).toEqual([
      ['Oferta', 'Préstamo', 'Pagos', 'Intereses', 'Comisiones', 'Devuelves en total', 'TAE de este préstamo'],
      [
        ...['Boreal en cuotas', '1 000 € a 120 días', '4 cuotas de 257,54 €'],
        ...['30,17 €', '0 €', '1 030,17 €', '15,38 %'],
      ],
    ]);
  });

  it.each(['vi-VN', 'ru-KZ', 'kk-KZ'] as const)('in %s are whole units whose sum is the total', (locale) => {
    const site = siteOfLocale(locale);
    const own = { ...view, site, money: site.moneyFormat };
    const fees = { openingFeePercent: 1.25, openingFee: 9.5, monthlyFee: 2.4 };
    const offers = sampleOffers((offer) => ({ ...offer, ...noLimits, cost: offer.cost && { ...offer.cost, ...fees } }));
    const loan = { amount: 123_457, days: 120 };
    const html = renderToStaticMarkup(<CostTable offers={priceOffers(offers, loan, own)} loan={loan} view={own} />);
    const known = columnsOf(html)
      .slice(1)
      .filter(([, , payments]) => payments !== 'Consultar con la entidad');
    expect(known).toHaveLength(4);
    for (const [, , , interest = '', feesText = '', total = ''] of known) {
      const [first = 0, second = 0, sum] = [interest, feesText, total].map((text) => Number(text.replace(/\D/g, '')));
      expect(loan.amount + first + second).toBe(sum);
    }
  });

  it('are those of the usual loan of the site without a query', () => {
    expect(columnsOf(show())[1]?.[1]).toBe('300 € a 91 días');
  });

  it('name the nearest loan of an offer that does not lend the requested one', () => {
    const columns = columnsOf(show({ amount: '300' }, offersOf(102, 103)));
    expect(columns.slice(1).map(([name, loan]) => [name, loan])).toEqual([
      ['Boreal en cuotas', '300 € a 91 días'],
      ['Duero Directo', '500 € a 120 días'],
    ]);
  });

  it('refer to the lender for an offer without a price (R3), and for a lender without offers', () => {
    const cells = columnsOf(show({}, offersOf(105)))[1] ?? [];
    expect(cells).toHaveLength(7);
    expect(new Set(cells.slice(1))).toEqual(new Set(['Consultar con la entidad']));
    const none = show({}, []);
    expect(none).toContain('Consultar con la entidad');
    expect(none).not.toContain('<form');
  });

  it('state the range that the lender declares as declared', () => {
    expect(show()).toContain('TAE declarada: 0–36\u00a0%');
  });
});

describe('the form of a lender', () => {
  it('sends the loan as the query of the page and returns to the costs', () => {
    expect(show()).toContain('action="/prestamistas/cala-credito/#lender-result"');
    expect(show({ amount: '1000' })).toMatch(/<input[^>]*name="amount"[^>]*value="1\u00a0000"/);
    expect(show().match(/id="lender-result"/g)).toHaveLength(1);
    expect(show()).toMatch(/<input[^>]*name="days"[^>]*value="91"/);
  });

  it('states its limits: the widest of the lender and its offers', () => {
    const text = show({}, offersOf(102, 103)).replaceAll('\u00a0', ' ');
    expect(text).toContain('100–5 000 €');
    expect(text).toContain('91–1 825 días');
  });

  it.each([
    ['amount', '20', 'Como mínimo, 100 €', '100 € a 91 días'],
    ['amount', '9000', 'Como máximo, 3 000 €', '3 000 € a 91 días'],
    ['days', 'mucho', 'Escríbelo solo con cifras, de 91 días a 365 días', '300 € a 91 días'],
  ])('keeps a refused %s of «%s» with the reason, and names the loan that it shows', (name, typed, reason, loan) => {
    const html = show({ [name]: typed }).replaceAll('\u00a0', ' ');
    expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${name}"[^>]*value="${typed}"`));
    expect(html).toContain(`href="#lender-${name}"`);
    expect(html.match(/id="lender-result"/g)).toHaveLength(1);
    expect(html).toMatch(/id="lender-result"[^>]*role="alert" tabindex="-1"/i);
    expect(html.split(reason)).toHaveLength(3);
    expect(columnsOf(html)[1]?.[1]).toBe(loan);
  });
});

describe('the legal caps of a lender', () => {
  it('are named at each offer within them, with the law below the table', () => {
    const ukraine = { ...view, site: siteOfLocale('uk-UA') };
    const offers = offersOf(102, 105);
    const loan = readLenderLoan({}, lender, offers, ukraine);
    const html = renderToStaticMarkup(
      <LenderCosts lender={lender} offers={priceOffers(offers, loan, ukraine)} loan={loan} view={ukraine} />,
    );
    expect(html.match(/Dentro del límite de Закон № 3498-IX/g)).toHaveLength(1);
    expect(html).toContain('Закон України № 3498-IX, «Про споживче кредитування», ст. 8 ч. 5. En vigor desde el');
  });

  it('are none in Spain', () => {
    expect(show()).not.toContain('Dentro del límite');
  });
});
