import type { OfferSearch } from '@/features/offers/search/offer-search';
import { searchFields } from '@/features/offers/search/offer-search';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { loanAmountSlider, termSlider } from '@/shell/loan/loan-sliders';
import type { SiteView } from '@/shell/site-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';

export interface SearchSlidersProps {
  search: Pick<OfferSearch, 'amount' | 'days' | 'typed'>;
  range: SiteLoans;
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
        {...loanAmountSlider(view, requested)}
        typed={search.typed.amount}
      />
      <RangeSlider
        id={sliderIds.days}
        name={searchFields.days}
        label={daysField}
        {...termSlider(view, requested)}
        typed={search.typed.days}
        typedUnit={search.typed.unit}
      />
    </>
  );
}
