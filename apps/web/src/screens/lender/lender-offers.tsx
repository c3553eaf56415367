import { OfferCard } from '@/features/offers/card/offer-card';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import styles from '@/screens/lender/lender-page.module.css';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import { applicationHref } from '@/shell/application/application-link';
import { amountText, termText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface LenderOffersProps {
  name: string;
  offers: readonly PricedOffer[];
  /** The loan of their costs: units of the currency, and days. */
  loan: { amount: number; days: number };
  view: SiteView;
}

/**
 * The offers of a lender, each with its cost for the same loan (R3), and their order (R8). The cards do not name the
 * lender here, because that link would lead to the current page. They link to the exit and to the application.
 */
export function LenderOffers({ name, offers, loan, view }: LenderOffersProps) {
  const { site, messages } = view;
  const { amount, days } = loan;
  if (offers.length === 0) return null;
  return (
    <LenderSection id={sectionIds.offers} title={fill(messages.lenders.headings.offers, { name })} isFolded>
      <Text>{fill(messages.offers.block.order, { amount: amountText(amount, view), days: termText(days, view) })}</Text>
      <div className={styles.offers}>
        <ol>
          {offers.map((offer) => (
            <OfferCard
              key={offer.offerId}
              offer={{ ...offer, lender: null }}
              requested={{ amount, days }}
              view={view}
              level={3}
            />
          ))}
        </ol>
      </div>
      <Row>
        <ButtonLink href={applicationHref(site, { amount, days })}>{messages.navigation.apply}</ButtonLink>
      </Row>
    </LenderSection>
  );
}
