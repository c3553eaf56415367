import { siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { withFigures } from '@/shell/figures-in-texts';
import { sampleView } from '@/shell/sample-view';

const spain = sampleView;

it('withFigures: writes each figure as the site writes amounts and percentages, at any depth', () => {
  const content = {
    lead: null,
    blocks: [
      { rows: 'TAE | Total\n36 % | {total 300 91d 36}', note: '{nominal 300 91d 36} y {interest 300 91d 36}' },
      { text: 'Cuotas de {instalment 5000 24m 0}, y **{total 10000 12m 0}**' },
    ],
  };
  expect(withFigures(content, spain)).toEqual({
    lead: null,
    blocks: [
      { rows: 'TAE | Total\n36 % | 323,90\u00a0€', note: '31,96\u00a0% y 23,90\u00a0€' },
      { text: 'Cuotas de 208,33\u00a0€, y **10\u00a0000\u00a0€**' },
    ],
  });
});

it('withFigures: writes whole amounts where nobody pays cents', () => {
  const site = siteOfLocale('vi-VN');
  const content = '{total 3000000 90d 20} = 3.000.000 + {interest 3000000 90d 20}';
  expect(withFigures(content, { site, money: site.moneyFormat })).toBe('3.137.946\u00a0₫ = 3.000.000 + 137.946\u00a0₫');
});

it('withFigures: leaves content without figures, and a figure that cannot be read, as it is', () => {
  const content = { text: 'Desde {time} y {total 300 91 36}' };
  expect(withFigures(content, spain)).toEqual(content);
  expect(withFigures(undefined, spain)).toBeUndefined();
});
