import { formatNumber } from '@prestafaro/countries';
import { LenderLink } from '@/features/offers/card/offer-action';
import { isMisfit } from '@/features/offers/card/offer-exit';
import { OfferLabels } from '@/features/offers/card/offer-head';
import styles from '@/features/offers/groups/folded-offers.module.css';
import { ownFit } from '@/features/offers/personal/offer-fit';
import { OfferFitView } from '@/features/offers/personal/offer-fit-view';
import type { Personal } from '@/features/offers/personal/personal';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { amountRange, daysRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';

export interface FoldedOffersProps {
  title: string;
  offers: readonly PricedOffer[];
  personal: Personal;
  view: SiteView;
  /** Nothing stands above, so the group is open. */
  isOpen?: boolean;
}

/**
 * Offers that a visitor cannot have now, below those that they can: one line each with the reason, without a cost and without a paid button, because a
 * click there would lead to a refusal.
 */
export function FoldedOffers({ title, offers, personal, view, isOpen }: FoldedOffersProps) {
  if (offers.length === 0) return null;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>
          {title} ({formatNumber(offers.length, view.money)})
        </h2>
        <Icon name="chevron_down" />
      </summary>
      <ul>
        {offers.map((offer) => (
          <FoldedOffer key={offer.offerId} offer={offer} personal={personal} view={view} />
        ))}
      </ul>
    </details>
  );
}

function FoldedOffer({ offer, personal, view }: Pick<FoldedOffersProps, 'personal' | 'view'> & { offer: PricedOffer }) {
  const { card, groups } = view.messages.offers;
  const fit = ownFit(personal, offer.offerId);
  const amounts = amountRange(offer.minAmount, offer.maxAmount, view);
  const terms = daysRange(offer.minDays, offer.maxDays, view);
  return (
    <li className={styles.offer} data-offer={offer.offerId}>
      <div>
        <h3 className={styles.name}>{offer.header}</h3>
        <OfferLabels offer={offer} view={view} />
      </div>
      <div>
        {amounts && terms && <p>{fill(groups.lends, { amounts, terms })}</p>}
        {!offer.isActive && (
          <p>
            <Badge>{card.closed}</Badge>
          </p>
        )}
        {fit && isMisfit(fit) && <OfferFitView fit={fit} offer={offer} view={view} />}
      </div>
      <LenderLink offer={offer} view={view} look="button" />
    </li>
  );
}
