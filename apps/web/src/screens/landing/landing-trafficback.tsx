import { fill } from '@/messages/fill';
import { LandingOffers } from '@/screens/landing/landing-offers';
import type { LandingProps } from '@/screens/landing/landing-props';
import { closedOfferField } from '@/shell/application/trafficback-path';
import { queryText } from '@/shell/page-query';

/** `/landing/trafficback/`: the page in place of a lender's website. It says which offer takes no applications now, and lists open ones. */
export function LandingTrafficback({ page, offers, query = {}, loans, view, children }: LandingProps) {
  const number = Number(queryText(query, closedOfferField));
  const listed = offers.answer.state === 'loaded' ? offers.answer.offers : [];
  const closed = listed.find(({ offerId, isActive }) => offerId === number && !isActive);
  const reason = closed && fill(view.messages.clickOut.exit.closedText, { offer: closed.header });
  return (
    <LandingOffers page={reason ? { ...page, lead: reason } : page} offers={offers} loans={loans} view={view}>
      {children}
    </LandingOffers>
  );
}
