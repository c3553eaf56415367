import { type NumberProblem, siteOfLocale } from '@prestafaro/countries';
import { sitesWithTypedAmounts } from '@prestafaro/countries/typed-amounts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/messages/load-messages';
import { amountSlider, daysSlider } from '@/shell/loan/loan-sliders';
import { sampleView } from '@/shell/sample-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';

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
    const { problems } = daysSlider(view);
    const known: readonly NumberProblem[] = ['ambiguous', 'invalid', 'missing', 'not-whole', 'too-high', 'too-low'];
    expect(Object.keys(problems).sort()).toEqual(known);
    expect(new Set(Object.values(problems)).size).toBe(known.length);
    for (const problem of ['missing', 'invalid', 'too-low'] as const) expect(problems[problem]).toContain('91');
    for (const problem of ['missing', 'invalid', 'too-high'] as const) expect(problems[problem]).toContain('120');
  });
});

it('the unit beside the number of days fits every number, because only the number changes', async () => {
  const view = { ...sampleView, site: siteOfLocale('uk-UA'), messages: await loadMessages('uk-UA') };
  const slider = daysSlider(view, { daysMin: 7, daysMax: 30, daysDefault: 21 });
  expect(slider).toMatchObject({ unitAfter: 'дн.', valueText: '{value} дн.' });
  expect(slider.ticks.at(-1)?.label).toBe('30 днів');
});
