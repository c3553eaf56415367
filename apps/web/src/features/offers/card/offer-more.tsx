import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-card.module.css';
import { offerNotes } from '@/features/offers/card/offer-notes';
import type { OfferFit } from '@/features/offers/personal/personal';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface OfferMoreProps {
  offer: PricedOffer;
  requested: { amount: number; days: number };
  fit: OfferFit | undefined;
  view: CardView;
}

/** What does not decide at a glance, folded: fees, the declared rate, what is needed, tags, the day of the data. */
export function OfferMore({ offer, requested, fit, view }: OfferMoreProps) {
  const { card } = view.messages.offers;
  return (
    <details className={styles.more}>
      <summary>
        <span>
          {card.more}
          <VisuallyHidden>: {offer.header}</VisuallyHidden>
        </span>
      </summary>
      <div className={styles.notes}>
        {offerNotes(offer, requested, view, fit).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </details>
  );
}
