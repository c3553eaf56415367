import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockExamples } from '@/blocks/gallery';

const [usual, requested, planned] = blockExamples.ComponentBlocksCalculator.map(({ node }) =>
  renderToStaticMarkup(node),
);
const html = usual ?? '';
const textOf = (part: string) =>
  part
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');

describe('the calculator', () => {
  it('is a form that sends amount, rate, months and kind to its own page without JavaScript', () => {
    const form = /<form[^>]*>/.exec(html)?.[0] ?? '';
    expect(form).not.toMatch(/action=|method=/);
    for (const name of ['amount', 'rate', 'months']) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('name="kind" value="personal"');
    expect(html).toContain('name="kind" value="auto"');
    expect(html).toContain('type="submit"');
  });

  it('labels the rate «Interés anual», names it TIN, and shows the TAE beside the result', () => {
    expect(html).toContain('Interés anual');
    expect(html).toMatch(/id="example-calculator-personal-rate-hint"[^>]*>El TIN[^<]*no la TAE/);
    expect(textOf(html)).toContain('TAE equivalente 8,29 % TIN 7,99 %, sin comisiones');
  });

  it('shows instalment, number of instalments, interest, amount and total', () => {
    for (const item of [
      'Cuota mensual 187,99 €',
      'Número de cuotas 36',
      'Intereses 767,68 €',
      'Te prestan 6 000 €',
      'Devuelves en total 6 767,68 €',
    ]) {
      expect(textOf(html)).toContain(item);
    }
  });

  it('has the representative example of the calculated loan in the same section (R2)', () => {
    const result = html.slice(html.indexOf('Devuelves en total'), html.indexOf('Mes a mes'));
    expect(textOf(result)).toContain('Ejemplo representativo Préstamo de 6 000 € a 36 meses: TIN 7,99 % fijo');
  });

  it('has a row for each month, with month, instalment, interest, debt and remaining debt', () => {
    // Two kinds of loan, each with the sum of its months and a comparison with seven figures.
    expect(html.match(/<th scope="row">/g)).toHaveLength(36 + 48 + 2 + 2 * 7);
    expect(textOf(html)).toContain('Mes Cuota mensual Intereses Deuda Queda por pagar');
  });

  it('draws the instalments with a title and a description, beside a table with the same figures', () => {
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-labelledby="\S+-title \S+-desc"/);
    expect(html).toContain('Intereses y deuda en cada una de las 36 cuotas');
    expect(html).toContain('La tabla de debajo tiene todas las cifras.');
  });

  it('has closed parts for early repayments and for a comparison, whose numbers belong to the form', () => {
    expect(html.match(/<details[^>]*>/g)).toHaveLength(4);
    expect(html).not.toMatch(/<details[^>]*open/);
    for (const name of [
      'extra',
      'extra-month',
      'extra-monthly',
      'fee',
      'fee-last-year',
      'amount-b',
      'rate-b',
      'months-b',
    ]) {
      expect(html).toMatch(
        new RegExp(
          `<input id="example-calculator-personal-${name}-number" form="example-calculator-personal-form"[^>]* name="${name}"`,
        ),
      );
    }
    expect(textOf(html)).toContain('el máximo de la ley para créditos al consumo a tipo fijo (Ley 16/2011, art. 30)');
  });

  it('shows what early repayments save, in figures, chart and table', () => {
    const text = textOf(planned ?? '');
    // 1 000 € at 12 % in 12 months, 300 € repaid in month 3: packages/lending has the figures.
    expect(text).toContain('Ahorras 22,20 € 23,70 € de intereses, menos 1,50 € de comisión');
    expect(text).toContain('Terminas antes 3 meses última cuota en el mes 9, en vez del 12');
    expect(text).toContain('Intereses y deuda en cada una de las 9 cuotas');
    expect(text).toContain('3 88,85 € 8,42 € 80,43 € 300,00 € 1,50 € 461,08 €');
    expect(text).toContain('Total 742,49 € 42,49 € 700,00 € 300,00 € 1,50 €');
  });

  it('compares two loans in a table and in words', () => {
    const text = textOf(planned ?? '');
    expect(text).toContain('La cuota del segundo es 41,78 € más baja.');
    expect(text).toContain('El segundo cuesta 63,60 € más en intereses.');
    expect(text).toContain('Cuota mensual 88,85 € 47,07 €');
    expect(text).toContain('TAE 12,68 % 12,68 %');
  });

  it('lists the refused numbers at the top, each with a link to its field', () => {
    const summary = /<div[^>]*role="alert".*?<\/div>/s.exec(requested ?? '')?.[0] ?? '';
    expect(textOf(summary)).toContain('Revisa estos datos Importe: Como máximo, 50 000 €');
    expect(summary).toContain('href="#example-calculator-prose-personal-amount-number"');
    expect(html).not.toContain('role="alert"');
  });

  it('lists the documents of each kind of loan', () => {
    expect(textOf(html)).toContain('Las dos últimas nóminas.');
    expect(textOf(html)).toContain('Alta censal.');
  });

  it('says beside the result which loan it calculated instead of a refused one, and marks the refused number', () => {
    expect(textOf(requested ?? '')).toContain('Alguno de los datos no es posible: el cálculo es de 50 000 €');
    expect(textOf(requested ?? '')).toContain('Devuelves en total 50 000,00 €');
    expect(textOf(requested ?? '')).toContain('Como máximo, 50 000 €');
    expect(requested).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="amount" value="[^"]*"/);
    expect(html).not.toMatch(/Alguno de los datos|aria-invalid/);
  });
});
