import { formatNumber } from '@prestafaro/countries';
import { daysPerMonth } from '@prestafaro/lending';
import { fill, fillCount } from '@/messages/fill';
import { termUnitField, termUnits } from '@/shell/application/application-link';
import { amountText, termText } from '@/shell/loan/amounts';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { amountScale, monthStops } from '@/shell/loan/loan-scale';
import { separatorsOf } from '@/shell/loan/number-marks';
import { currencyUnits, numberProblems } from '@/shell/loan/typed-numbers';
import type { SiteSettings, SiteView } from '@/shell/site-view';
import type { RangeSliderProps } from '@/ui/range-slider/range-slider';
import { positionOf, type ScalePart, stopsOf } from '@/ui/range-slider/slider-scale';
import { sliderTicks, ticksWithRoom } from '@/ui/range-slider/slider-ticks';

/** The properties of a loan slider without its label, id and name. Plain data, which client components accept too. */
export type LoanSlider = Omit<RangeSliderProps, 'id' | 'name' | 'label'>;

/** In units of the currency. */
type AmountRange = Pick<SiteSettings['simulator'], 'amountMin' | 'amountMax' | 'amountStep' | 'amountDefault'>;

type TermRange = Pick<SiteLoans, 'daysMin' | 'daysMax' | 'daysDefault' | 'microDaysMax'>;

/** The slider of an amount with equal steps. */
export function amountSlider(view: SiteView, range: AmountRange): LoanSlider {
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

/** The slider of the amount of a loan: the steps grow with the amount. @param range of the site */
export function loanAmountSlider(view: SiteView, range: AmountRange): LoanSlider {
  const { amountMin: min, amountMax: max } = range;
  const scale = amountScale(range);
  const starts = scale.map(({ from }) => from).filter((value) => value > min && value < max);
  return {
    ...amountSlider(view, range),
    scale,
    ticks: ticksOn(scale, [min, ...starts, max], (value) => amountText(value, view)),
  };
}

/** The slider of the term of a loan: days up to the micro-loan limit, and months above it. @param range of the site */
export function termSlider(view: SiteView, range: TermRange): LoanSlider {
  const { daysMin: min, daysMax: max, daysDefault, microDaysMax } = range;
  const { messages, money } = view;
  const { beside } = messages.units;
  const inDays = countedUnit('days', { min, max }, view);
  const common = {
    numberLabel: messages.simulator.termInput,
    min,
    max,
    defaultValue: daysDefault,
    ...separatorsOf(money),
    problems: numberProblems(view, { min, max }, (bound) => termText(bound, view)),
  };
  const months = monthStops(range);
  if (months === undefined) return { ...common, numberLabel: messages.simulator.daysInput, ...inDays };
  const ticks = [min, microDaysMax, max].filter((value, index, all) => all.indexOf(value) === index);
  const scale = [{ from: min, step: 1, stops: microDaysMax - min + 1 }, months];
  return {
    ...common,
    scale,
    secondUnit: {
      name: termUnitField,
      label: messages.simulator.termUnit,
      options: [
        { value: termUnits.days, label: beside.days },
        { value: termUnits.months, label: beside.months },
      ],
      factor: daysPerMonth,
      above: microDaysMax,
    },
    ticks: ticksOn(scale, ticks, (value) => termText(value, view)),
    valueText: inDays.valueText,
  };
}

/** The slider of a term in months alone. */
export function monthsSlider(
  view: SiteView,
  { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number },
): LoanSlider {
  const { messages, money, site } = view;
  const write = (months: number) =>
    fillCount(site.language, months, messages.units.months, formatNumber(months, money));
  return {
    numberLabel: messages.simulator.entries.monthsInput,
    min,
    max,
    defaultValue: usual,
    ...separatorsOf(money),
    problems: numberProblems(view, { min, max }, write),
    ...countedUnit('months', { min, max }, view),
  };
}

/** Marks of a slider whose steps differ, as far as their labels have room. */
function ticksOn(scale: readonly ScalePart[], values: readonly number[], labelOf: (value: number) => string) {
  const stops = stopsOf(scale);
  const ticks = values.map((value) => ({ value, label: labelOf(value) }));
  return ticksWithRoom(ticks, (value) => positionOf(value, stops) / (stops.length - 1));
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
