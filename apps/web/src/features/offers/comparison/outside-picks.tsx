import { searchFields } from '@/features/offers/search/offer-search';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Check } from '@/ui/check/check';

export interface OutsidePicksProps {
  /** Chosen offers that are listed elsewhere, and not on this page because of its filters. */
  offers: readonly { readonly offerId: number; readonly header: string }[];
  className?: string;
  view: SiteView;
}

/** The ticked boxes of chosen offers that the filters hide: a filter changes no choice, and each can still be unticked. */
export function OutsidePicks({ offers, className, view }: OutsidePicksProps) {
  return offers.map(({ offerId, header }) => (
    <Check
      key={offerId}
      className={className}
      name={searchFields.offer}
      value={offerId}
      defaultChecked
      label={fill(view.messages.offers.compare.outside, { name: header })}
    />
  ));
}
