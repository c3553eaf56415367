import { formatNumber } from '@prestafaro/countries';
import type { OfferSearch, SimulatorRange } from '@/features/offers/search/offer-search';
import { searchFields } from '@/features/offers/search/offer-search';
import { askedAmount } from '@/site/amounts';
import { fill, fillCount } from '@/site/messages/fill';
import type { SiteView } from '@/site/site-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';
import { sliderTicks } from '@/ui/range-slider/slider-ticks';

export interface SearchSlidersProps {
  search: Pick<OfferSearch, 'amount' | 'days'>;
  range: SimulatorRange;
  view: SiteView;
}

/** A page has one search. */
export const sliderIds = { amount: 'offers-amount', days: 'offers-days' } as const;

/** Amount and term, each as a number and a native slider; without scripts the numbers alone. */
export function SearchSliders({ search, range, view }: SearchSlidersProps) {
  const { simulator, units } = view.messages;
  const { currencySymbol: sign, currencyPosition } = view.money;
  const isAfter = currencyPosition === 'after';
  const counted = (count: number, shown: string) => fillCount(view.site.language, count, units.days, shown);
  const { daysMin: min, daysMax: max } = range;
  const daysTicks = sliderTicks({ min, max, step: 1 }, (value) => formatNumber(value, view.money)).map((tick) =>
    tick.value === max ? { ...tick, label: counted(max, tick.label) } : tick,
  );
  return (
    <>
      <RangeSlider
        id={sliderIds.amount}
        name={searchFields.amount}
        label={simulator.amountField}
        numberLabel={fill(simulator.amountInput, { currency: sign })}
        min={range.amountMin}
        max={range.amountMax}
        step={range.amountStep}
        defaultValue={search.amount}
        groupSeparator={groupMark(view)}
        unitBefore={isAfter ? undefined : sign}
        unitAfter={isAfter ? sign : undefined}
        ticks={sliderTicks({ min: range.amountMin, max: range.amountMax, step: range.amountStep }, (value) =>
          askedAmount(value, view),
        )}
        valueText={isAfter ? `{value} ${sign}` : `${sign} {value}`}
      />
      <RangeSlider
        id={sliderIds.days}
        name={searchFields.days}
        label={simulator.daysField}
        numberLabel={simulator.daysInput}
        min={min}
        max={max}
        defaultValue={search.days}
        groupSeparator={groupMark(view)}
        unitAfter={counted(search.days, '').trim()}
        ticks={daysTicks}
        valueText={counted(search.days, '{value}')}
      />
    </>
  );
}

/** What stands between the digits of a thousand on this site. */
function groupMark({ money }: SiteView): string {
  return formatNumber(1000, money).slice(1, -3);
}
