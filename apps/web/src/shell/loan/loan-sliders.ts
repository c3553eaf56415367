import { formatNumber } from '@prestafaro/countries';
import { fill, fillCount } from '@/messages/fill';
import { amountText, daysText } from '@/shell/loan/amounts';
import { separatorsOf } from '@/shell/loan/number-marks';
import { currencyUnits, numberProblems } from '@/shell/loan/typed-numbers';
import type { SiteSettings, SiteView } from '@/shell/site-view';
import type { RangeSliderProps } from '@/ui/range-slider/range-slider';
import { sliderTicks } from '@/ui/range-slider/slider-ticks';

/** The properties of a loan slider without its label, id and name. Plain data, which client components accept too. */
export type LoanSlider = Omit<RangeSliderProps, 'id' | 'name' | 'label'>;

type Simulator = SiteSettings['simulator'];

/** In units of the currency. */
type AmountRange = Pick<Simulator, 'amountMin' | 'amountMax' | 'amountStep' | 'amountDefault'>;

type DaysRange = Pick<Simulator, 'daysMin' | 'daysMax' | 'daysDefault'>;

/** The slider of the amount. @param range by default the range of the site */
export function amountSlider(view: SiteView, range: AmountRange = view.settings.simulator): LoanSlider {
  const { money, messages } = view;
  const { amountMin: min, amountMax: max, amountStep: step, amountDefault } = range;
  const { currencySymbol, currencyPosition } = money;
  const isAfter = currencyPosition === 'after';
  return {
    numberLabel: fill(messages.simulator.amountInput, { currency: currencySymbol }),
    min,
    max,
    step,
    defaultValue: amountDefault,
    ...separatorsOf(money),
    units: currencyUnits(view),
    problems: numberProblems(view, { min, max }, (bound) => amountText(bound, view)),
    unitBefore: isAfter ? undefined : currencySymbol,
    unitAfter: isAfter ? currencySymbol : undefined,
    ticks: sliderTicks({ min, max, step }, (value) => amountText(value, { money })),
    valueText: isAfter ? `{value} ${currencySymbol}` : `${currencySymbol} {value}`,
  };
}

/** The slider of the term in days. @param range by default the range of the site */
export function daysSlider(view: SiteView, range: DaysRange = view.settings.simulator): LoanSlider {
  const { daysMin: min, daysMax: max, daysDefault } = range;
  return {
    numberLabel: view.messages.simulator.daysInput,
    min,
    max,
    defaultValue: daysDefault,
    ...separatorsOf(view.money),
    problems: numberProblems(view, { min, max }, (bound) => daysText(bound, view)),
    ...countedUnit('days', { min, max }, view),
  };
}

/**
 * The unit of a slider of days or months: one word for all numbers beside its field and for screen readers, and the form of its number at
 * the end of the slider.
 * @param bounds of the slider; `unit`: the ticks between its ends are multiples of this
 */
export function countedUnit(
  unit: 'days' | 'months',
  { max, ...bounds }: { min: number; max: number; unit?: number },
  { site, messages: { units }, money }: SiteView,
): Pick<LoanSlider, 'unitAfter' | 'ticks' | 'valueText'> {
  const ticks = sliderTicks({ max, ...bounds, step: 1 }, (value) => formatNumber(value, money));
  return {
    unitAfter: units.beside[unit],
    ticks: ticks.map((tick) =>
      tick.value === max ? { ...tick, label: fillCount(site.language, max, units[unit], tick.label) } : tick,
    ),
    valueText: `{value} ${units.beside[unit]}`,
  };
}
