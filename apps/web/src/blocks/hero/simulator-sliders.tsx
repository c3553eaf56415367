import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { requestedLoanFields } from '@/shell/application/application-link';
import { amountSlider, daysSlider } from '@/shell/loan/loan-sliders';
import type { SiteView } from '@/shell/site-view';
import { RangeSlider } from '@/ui/range-slider/range-slider';

interface SliderProps {
  /** The question above the slider, from the CMS. */
  label: string;
  view: SiteView;
}

export function AmountSlider({ label, view }: SliderProps) {
  return <RangeSlider id={ids.amount} name={requestedLoanFields.amount} label={label} {...amountSlider(view)} />;
}

export function DaysSlider({ label, view }: SliderProps) {
  return <RangeSlider id={ids.days} name={requestedLoanFields.days} label={label} {...daysSlider(view)} />;
}
