import { publicPath } from '@prestafaro/addresses';
import { searchQuery } from '@/features/offers/search/offer-search';
import type { SiteView } from '@/shell/site-view';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';

export interface AllOffersProps {
  /** Units of the currency, and days. */
  requested: { readonly amount: number; readonly days: number };
  view: SiteView;
}

/** The link from an applicant's page to the list of offers for the same loan. */
export function AllOffers({ requested, view }: AllOffersProps) {
  return (
    <LinkArrow href={`${publicPath(view.site, '/offers/')}${searchQuery(requested)}`}>
      {view.messages.offers.block.all}
    </LinkArrow>
  );
}
