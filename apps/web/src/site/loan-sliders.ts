import { formatNumber } from '@prestafaro/countries';
import { askedAmount } from '@/site/amounts';
import { fill, fillCount } from '@/site/messages/fill';
import { groupMark } from '@/site/number-marks';
import type { SiteView } from '@/site/site-view';
import type { RangeSliderProps } from '@/ui/range-slider/range-slider';
import { sliderTicks } from '@/ui/range-slider/slider-ticks';

/** A slider of a loan: all of it but the words above it, its id and its name. Plain data: a client component takes it as well. */
export type LoanSlider = Omit<RangeSliderProps, 'id' | 'name' | 'label'>;

/** How much: within what the site lends, in units of the currency. */
export function amountSlider(view: SiteView): LoanSlider {
  const { amountMin: min, amountMax: max, amountStep: step, amountDefault } = view.settings.simulator;
  const { currencySymbol, currencyPosition } = view.money;
  const isAfter = currencyPosition === 'after';
  return {
    numberLabel: fill(view.messages.simulator.amountInput, { currency: currencySymbol }),
    min,
    max,
    step,
    defaultValue: amountDefault,
    groupSeparator: groupMark(view.money),
    unitBefore: isAfter ? undefined : currencySymbol,
    unitAfter: isAfter ? currencySymbol : undefined,
    ticks: sliderTicks({ min, max, step }, (value) => askedAmount(value, view)),
    valueText: isAfter ? `{value} ${currencySymbol}` : `${currencySymbol} {value}`,
  };
}

/** For how many days. */
export function daysSlider({ site, messages, money, settings }: SiteView): LoanSlider {
  const { daysMin: min, daysMax: max, daysDefault } = settings.simulator;
  const counted = (count: number, shown: string) => fillCount(site.language, count, messages.units.days, shown);
  const ticks = sliderTicks({ min, max, step: 1 }, (value) => formatNumber(value, money));
  return {
    numberLabel: messages.simulator.daysInput,
    min,
    max,
    defaultValue: daysDefault,
    groupSeparator: groupMark(money),
    unitAfter: counted(daysDefault, '').trim(),
    ticks: ticks.map((tick) => (tick.value === max ? { ...tick, label: counted(max, tick.label) } : tick)),
    valueText: counted(daysDefault, '{value}'),
  };
}
