import { formatNumber } from '@prestafaro/countries';
import { type CalculatorIds, type NumberName, numberFields } from '@/features/calculator/calculator-kind';
import type { CalculatorNumber } from '@/features/calculator/calculator-numbers';
import { type KindCalculation, percentUnits } from '@/features/calculator/read-calculation';
import { fillCount } from '@/messages/fill';
import { amountText, percentText } from '@/shell/loan/amounts';
import { amountSlider, countedUnit } from '@/shell/loan/loan-sliders';
import { separatorsOf } from '@/shell/loan/number-marks';
import { numberProblems } from '@/shell/loan/typed-numbers';
import type { SiteView } from '@/shell/site-view';
import { RangeSlider, type RangeSliderProps } from '@/ui/range-slider/range-slider';
import { sliderTicks } from '@/ui/range-slider/slider-ticks';

/** What all numbers of a form need. */
export interface NumberContext {
  calculation: KindCalculation;
  ids: CalculatorIds;
  view: SiteView;
}

export interface NumberSliderProps extends NumberContext, Pick<RangeSliderProps, 'label' | 'hint' | 'look' | 'form'> {
  name: NumberName;
  /** Name of the number for screen readers, with its unit. An amount has one of its own. */
  numberLabel?: string;
}

/** A number of the form, with the bounds and the unit of its kind of loan. */
export function NumberSlider({ name, calculation, ids, view, label, hint, look, form, ...rest }: NumberSliderProps) {
  const number = calculation.numbers[name];
  const { value, typed } = calculation.asked[name];
  const byUnit = unitProps(number, value, view);
  const numberLabel = rest.numberLabel ?? byUnit.numberLabel ?? label;
  const common = { id: ids[name], name: numberFields[name], label, hint, look, form, typed };
  return <RangeSlider {...byUnit} {...common} numberLabel={numberLabel} defaultValue={value} />;
}

type UnitProps = Omit<RangeSliderProps, 'id' | 'name' | 'label' | 'numberLabel'> & { numberLabel?: string };

function unitProps(number: CalculatorNumber, value: number, view: SiteView): UnitProps {
  const { unit, min, max, step } = number;
  if (unit === 'amount') {
    const range = { amountMin: min, amountMax: max, amountStep: step, amountDefault: value };
    return amountSlider(view, range);
  }
  const common = {
    min,
    max,
    step,
    defaultValue: value,
    ...separatorsOf(view.money),
    problems: problemsOf(number, view),
  };
  if (unit === 'percent') return { ...common, ...percentProps(number, view) };
  return unit === 'months'
    ? { ...common, ...monthsProps(number, view) }
    : { ...common, ticks: [], valueText: '{value}' };
}

function percentProps({ min, max, step }: CalculatorNumber, view: SiteView) {
  return {
    decimals: 2,
    units: percentUnits,
    unitAfter: '%',
    ticks: sliderTicks({ min, max, step }, (tick) => percentText(tick, view)),
    valueText: '{value} %',
  };
}

/** More months than these are marked by whole years. */
const maxMonthlyTicks = 36;

function monthsProps({ min, max }: CalculatorNumber, view: SiteView) {
  return countedUnit('months', { min, max, unit: max - min > maxMonthlyTicks ? 12 : undefined }, view);
}

/** Why a number of the query is refused and how to correct it; undefined if it is accepted. */
export function problemOf(name: NumberName, { calculation, view }: Omit<NumberContext, 'ids'>): string | undefined {
  const { isRefused, problem } = calculation.asked[name];
  if (!isRefused || !problem) return undefined;
  return problemsOf(calculation.numbers[name], view)[problem];
}

function problemsOf({ unit, min, max }: CalculatorNumber, view: SiteView) {
  const { site, messages, money } = view;
  const write = {
    amount: (bound: number) => amountText(bound, view),
    percent: (bound: number) => percentText(bound, view),
    months: (bound: number) => fillCount(site.language, bound, messages.units.months, formatNumber(bound, money)),
    month: (bound: number) => formatNumber(bound, money),
  }[unit];
  return numberProblems(view, { min, max }, write);
}
