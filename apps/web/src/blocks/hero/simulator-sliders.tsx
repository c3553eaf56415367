import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { requestedLoanFields } from '@/shell/application/application-link';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { loanAmountSlider, termSlider } from '@/shell/loan/loan-sliders';
import type { SiteView } from '@/shell/site-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';

interface SliderProps {
  /** The question above the slider, from the CMS. */
  label: string;
  loans: SiteLoans;
  view: SiteView;
}

export function AmountSlider({ label, loans, view }: SliderProps) {
  return (
    <RangeSlider id={ids.amount} name={requestedLoanFields.amount} label={label} {...loanAmountSlider(view, loans)} />
  );
}

export function TermSlider({ label, loans, view }: SliderProps) {
  return <RangeSlider id={ids.days} name={requestedLoanFields.days} label={label} {...termSlider(view, loans)} />;
}
