import { formatNumber } from '@prestafaro/countries';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { askedAmount } from '@/site/amounts';
import { askedFields } from '@/site/application-link';
import { fill, fillCount } from '@/site/messages/fill';
import { groupMark } from '@/site/number-marks';
import type { SiteView } from '@/site/site-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';
import { sliderTicks } from '@/ui/range-slider/slider-ticks';

interface SliderProps {
  /** The question above the slider, from the CMS. */
  label: string;
  view: SiteView;
}

export function AmountSlider({ label, view }: SliderProps) {
  const { amountMin: min, amountMax: max, amountStep: step, amountDefault } = view.settings.simulator;
  const { currencySymbol, currencyPosition } = view.money;
  return (
    <RangeSlider
      id={ids.amount}
      name={askedFields.amount}
      label={label}
      numberLabel={fill(view.messages.simulator.amountInput, { currency: currencySymbol })}
      min={min}
      max={max}
      step={step}
      defaultValue={amountDefault}
      groupSeparator={groupMark(view.money)}
      unitBefore={currencyPosition === 'after' ? undefined : currencySymbol}
      unitAfter={currencyPosition === 'after' ? currencySymbol : undefined}
      ticks={sliderTicks({ min, max, step }, (value) => askedAmount(value, view))}
      valueText={currencyPosition === 'after' ? `{value} ${currencySymbol}` : `${currencySymbol} {value}`}
    />
  );
}

export function DaysSlider({ label, view }: SliderProps) {
  const { daysMin: min, daysMax: max, daysDefault } = view.settings.simulator;
  const { site, messages } = view;
  const counted = (count: number, shown: string) => fillCount(site.language, count, messages.units.days, shown);
  const ticks = sliderTicks({ min, max, step: 1 }, (value) => formatNumber(value, view.money));
  return (
    <RangeSlider
      id={ids.days}
      name={askedFields.days}
      label={label}
      numberLabel={messages.simulator.daysInput}
      min={min}
      max={max}
      defaultValue={daysDefault}
      groupSeparator={groupMark(view.money)}
      unitAfter={counted(daysDefault, '').trim()}
      ticks={ticks.map((tick) => (tick.value === max ? { ...tick, label: counted(max, tick.label) } : tick))}
      valueText={counted(daysDefault, '{value}')}
    />
  );
}
