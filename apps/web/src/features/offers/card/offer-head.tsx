import { formatNumber } from '@prestafaro/countries';
import { hasFreeFirstLoan } from '@prestafaro/lending';
import { mediaUrl } from '@/cms/media-url';
import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-card.module.css';
import { CapBadges } from '@/features/offers/legal-caps/cap-badges';
import { offerCaps } from '@/features/offers/legal-caps/offer-caps';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { shownFigure } from '@/features/offers/shown-figures';
import { fill } from '@/messages/fill';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';
import { Rating } from '@/ui/rating/rating';

export interface OfferPartProps {
  offer: PricedOffer;
  view: CardView;
  isCompact?: boolean;
}

/** The name of the lender: a neutral word-mark, or the logo if the CMS has one. */
export function OfferHead({ offer, view, level }: OfferPartProps & { level: 2 | 3 }) {
  const Name = `h${level}` as const;
  const { lender, header } = offer;
  // An image from another host would tell that host who reads this page, so none is loaded (R34).
  const logo = lender?.logo?.startsWith('/uploads/') ? mediaUrl(lender.logo) : undefined;
  return (
    <div className={styles.head}>
      {/* biome-ignore lint/performance/noImgElement: an editor's file from /media/, small and of unknown measures */}
      {logo && <img className={styles.logo} src={logo} alt="" loading="lazy" decoding="async" />}
      <Name className={styles.name}>{header}</Name>
      {lender && lender.name !== header && <p className={styles.lender}>{lender.name}</p>}
      <OfferStars offer={offer} view={view} />
      <OfferLabels offer={offer} view={view} />
    </div>
  );
}

function OfferStars({ offer, view }: OfferPartProps) {
  const stars = shownFigure(offer.shownStars, view.settings);
  if (!stars) return null;
  const value = formatNumber(stars.value, view.money, { minimumDecimals: 1 });
  const { card } = view.messages.offers;
  return (
    <Rating
      value={stars.value}
      valueText={value}
      label={fill(card.stars, { value })}
      note={stars.isFallback ? card.orientative : undefined}
    />
  );
}

/** The labels for paid offers (R9) and for sample data, beside the name wherever an offer is shown. */
export function OfferLabels({ offer, view }: OfferPartProps) {
  const { figures } = view.messages;
  if (!offer.isAdvertisement && !offer.isSample) return null;
  return (
    <p className={styles.badges}>
      {offer.isAdvertisement && <Badge tone="ad">{figures.advertising}</Badge>}
      {offer.isSample && <Badge>{figures.sample}</Badge>}
    </p>
  );
}

/** The tags of the offer, after its cost. A tag that repeats a badge is left out. */
export function OfferTraits({ offer, view, isCompact }: OfferPartProps) {
  const { active, closed, firstLoanFree } = view.messages.offers.card;
  const isFirstFree = hasFreeFirstLoan(offer);
  const tags = isCompact ? [] : offer.tags.filter((tag) => tag !== firstLoanFree);
  const caps = offerCaps(offer, view);
  return (
    <p className={styles.traits}>
      <CapBadges caps={caps} view={view} />
      {isFirstFree && (
        <Badge tone="good">
          <Icon name="gift" />
          {firstLoanFree}
        </Badge>
      )}
      <Badge tone={offer.isActive ? 'info' : 'neutral'}>{offer.isActive ? active : closed}</Badge>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  );
}
