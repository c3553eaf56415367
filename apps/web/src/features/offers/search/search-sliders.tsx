import type { OfferSearch, SimulatorRange } from '@/features/offers/search/offer-search';
import { searchFields } from '@/features/offers/search/offer-search';
import { amountSlider, daysSlider } from '@/shell/loan/loan-sliders';
import type { SiteView } from '@/shell/site-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';

export interface SearchSlidersProps {
  search: Pick<OfferSearch, 'amount' | 'days' | 'typed'>;
  range: SimulatorRange;
  view: SiteView;
}

/** A page has one search. */
export const sliderIds = { amount: 'offers-amount', days: 'offers-days' } as const;

/** Amount and term, each as a number and a native slider; without scripts the numbers alone. */
export function SearchSliders({ search, range, view }: SearchSlidersProps) {
  const { amountField, daysField } = view.messages.simulator;
  const requested = { ...range, amountDefault: search.amount, daysDefault: search.days };
  return (
    <>
      <RangeSlider
        id={sliderIds.amount}
        name={searchFields.amount}
        label={amountField}
        {...amountSlider(view, requested)}
        typed={search.typed.amount}
      />
      <RangeSlider
        id={sliderIds.days}
        name={searchFields.days}
        label={daysField}
        {...daysSlider(view, requested)}
        typed={search.typed.days}
      />
    </>
  );
}
