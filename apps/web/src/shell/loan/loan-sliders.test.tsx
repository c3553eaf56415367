import { type NumberProblem, siteOfLocale } from '@prestafaro/countries';
import { sitesWithTypedAmounts } from '@prestafaro/countries/typed-amounts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/messages/load-messages';
import { siteLoans } from '@/shell/loan/loan-range';
import { amountSlider, loanAmountSlider, termSlider } from '@/shell/loan/loan-sliders';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';
import { stopsOf } from '@/ui/range-slider/slider-scale';

const range = { amountMin: 100, amountMax: 20_000, amountStep: 100, amountDefault: 300 };

/** The number field of a slider that is rendered on the server, which is all that a visitor without JavaScript has. */
function fieldOf(slider: Parameters<typeof RangeSlider>[0]) {
  const html = renderToStaticMarkup(<RangeSlider {...slider} />);
  const [field = ''] = /<input[^>]*id="x-number"[^>]*>/.exec(html) ?? [];
  return {
    text: /value="([^"]*)"/.exec(field)?.[1]?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'"),
    isInvalid: field.includes('aria-invalid="true" ') && field.includes('aria-describedby="x-error"'),
    message: /id="x-error".*?<span>([^<]*)<\/span>/.exec(html)?.[1],
    position: Number(/type="range"[^>]*value="([^"]*)"/.exec(html)?.[1]),
  };
}

describe.each(sitesWithTypedAmounts)('the field of an amount of %s', async (locale, amounts) => {
  const site = siteOfLocale(locale);
  const view = { ...sampleView, site, money: site.moneyFormat, messages: await loadMessages(locale) };
  const amountField = (typed: string) =>
    fieldOf({ id: 'x', name: 'amount', label: 'x', ...amountSlider(view, range), typed });

  it.each(amounts)('shows "$text" as $meaning, or as it was typed with a message', ({ text, meaning }) => {
    const shown = amountField(text);
    if (typeof meaning === 'number' && meaning >= 100 && meaning <= 20_000) {
      expect(shown).toMatchObject({ isInvalid: false, message: undefined, position: meaning });
      expect(shown.text?.replace(/\D/g, '')).toBe(String(meaning));
    } else {
      expect(shown).toMatchObject({ text, isInvalid: true, position: 300 });
      expect(shown.message).toMatch(/^[^{}]+$/);
    }
  });

  it('has a message of its own for each problem, with the bounds as the site writes them', () => {
    const { problems } = termSlider(view, siteLoans(view.settings.simulator, []));
    const known: readonly NumberProblem[] = ['ambiguous', 'invalid', 'missing', 'not-whole', 'too-high', 'too-low'];
    expect(Object.keys(problems).sort()).toEqual(known);
    expect(new Set(Object.values(problems)).size).toBe(known.length);
    for (const problem of ['missing', 'invalid', 'too-low'] as const) expect(problems[problem]).toContain('91');
    for (const problem of ['missing', 'invalid', 'too-high'] as const) expect(problems[problem]).toContain('120');
  });
});

it('the unit beside the number of days fits every number, because only the number changes', async () => {
  const view = { ...sampleView, site: siteOfLocale('uk-UA'), messages: await loadMessages('uk-UA') };
  const slider = termSlider(view, { daysMin: 7, daysMax: 30, daysDefault: 21, microDaysMax: 30 });
  expect(slider).toMatchObject({ unitAfter: 'дн.', valueText: '{value} дн.' });
  expect(slider.ticks.at(-1)?.label).toBe('30 днів');
});

it.each([
  ['equal steps', amountSlider(sampleView, range)],
  ['a scale', loanAmountSlider(sampleView, sampleLoans)],
])('a slider with %s has its marks in their order, from end to end', (_, slider) => {
  const html = renderToStaticMarkup(<RangeSlider id="x" name="amount" label="x" {...slider} />);
  const places = [...html.matchAll(/--t:([\d.]+)/g)].map(([, share]) => Number(share));
  expect(places.length).toBeGreaterThan(1);
  expect([places[0], places.at(-1)]).toEqual([0, 1]);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

describe('the sliders of a loan', () => {
  const stopsOfSlider = ({ scale = [] }: { scale?: Parameters<typeof stopsOf>[0] }) => stopsOf(scale);

  it('have steps of 10 € below 500, of 50 below 2 000 and of 250 above, from end to end of the range', () => {
    const stops = stopsOfSlider(loanAmountSlider(sampleView, sampleLoans));
    expect(stops).toHaveLength(108);
    expect([stops[0], stops[44], stops[45], stops[46], stops[75], stops[76], stops.at(-1)]).toEqual([
      50, 490, 500, 550, 2000, 2250, 10_000,
    ]);
  });

  it('reach ends that are no whole steps, and never stop twice at one amount', () => {
    for (const [amountMin, amountMax] of [
      [55, 301],
      [400, 520],
      [501, 2001],
      [3000, 3000],
    ] as const) {
      const stops = stopsOfSlider(loanAmountSlider(sampleView, { ...sampleLoans, amountMin, amountMax }));
      expect([stops[0], stops.at(-1)]).toEqual([amountMin, amountMax]);
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    }
  });

  it('count the term in days up to the micro-loan limit and in months above it', () => {
    const slider = termSlider(sampleView, sampleLoans);
    const stops = stopsOfSlider(slider);
    expect([stops[0], stops[29], stops[30], stops.at(-1)]).toEqual([91, 120, 152, 1095]);
    expect(slider.ticks.map(({ label }) => label)).toEqual(['91\u00a0días', '120\u00a0días', '36\u00a0meses']);
  });

  it('show a term of months with its unit, and keep a refused one as it was typed', () => {
    const slider = termSlider(sampleView, sampleLoans);
    const draw = (typed: string, typedUnit?: string) =>
      renderToStaticMarkup(
        <RangeSlider id="x" name="days" label="x" {...slider} typed={typed} typedUnit={typedUnit} />,
      );
    for (const html of [draw('1095'), draw('36', 'months')]) {
      expect(html).toMatch(/id="x-number"[^>]*value="36"/);
      expect(html).toContain('<option value="months" selected="">meses</option>');
      expect(html).toContain('aria-valuetext="36 meses"');
      expect(html).toContain('data-value="1095"');
    }
    const refused = draw('37', 'months');
    expect(refused).toMatch(/id="x-number"[^>]*value="37"/);
    expect(refused).toContain('id="x-error"');
    expect(refused).toContain('<option value="months" selected="">meses</option>');
  });
});
