import { formatNumber } from '@prestafaro/countries';
import { hasFreeFirstLoan } from '@prestafaro/lending';
import { mediaUrl } from '@/cms/media-url';
import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-card.module.css';
import { requirementLine } from '@/features/offers/card/requirement-line';
import { CapBadges } from '@/features/offers/legal-caps/cap-badges';
import { offerCaps } from '@/features/offers/legal-caps/offer-caps';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { shownFigure } from '@/features/offers/shown-figures';
import { fill } from '@/messages/fill';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';
import { Monogram } from '@/ui/monogram/monogram';
import { Rating } from '@/ui/rating/rating';

export interface OfferPartProps {
  offer: PricedOffer;
  view: CardView;
}

/** The mark and the name of the offer, that it is paid (R9), and whom it admits. */
export function OfferHead({ offer, view, level }: OfferPartProps & { level: 2 | 3 }) {
  const Name = `h${level}` as const;
  const { lender, header } = offer;
  return (
    <div className={styles.head}>
      <OfferMark offer={offer} />
      <div className={styles.identity}>
        <div className={styles.title}>
          <Name className={styles.name}>{header}</Name>
          {lender && lender.name !== header && !header.startsWith(lender.name) && (
            <p className={styles.lender}>{lender.name}</p>
          )}
          <OfferLabels offer={offer} view={view} />
        </div>
        <p className={styles.requirements}>{requirementLine(offer, view)}</p>
      </div>
    </div>
  );
}

/** The lender's picture, or a drawn letter that stays the same. */
function OfferMark({ offer: { lender, header, offerId } }: { offer: PricedOffer }) {
  // An image from another host would tell that host who reads this page, so none is loaded (R34).
  const logo = lender?.logo?.startsWith('/uploads/') ? mediaUrl(lender.logo) : undefined;
  if (!logo) return <Monogram seed={lender?.number ?? offerId} name={header} />;
  /* biome-ignore lint/performance/noImgElement: an editor's file from /media/, small and of unknown measures */
  return <img className={styles.logo} src={logo} alt="" loading="lazy" decoding="async" />;
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

/** The label of a paid offer (R9), beside the name wherever an offer is shown. */
export function OfferLabels({ offer, view }: OfferPartProps) {
  return offer.isAdvertisement ? <Badge tone="ad">{view.messages.figures.advertising}</Badge> : null;
}

/** What tells an offer apart from others with the same figures; nothing if there is nothing of it. */
export function OfferTraits({ offer, view }: OfferPartProps) {
  const { active, closed, firstLoanFree, receives } = view.messages.offers.card;
  return (
    <>
      <CapBadges caps={offerCaps(offer, view)} view={view} />
      {hasFreeFirstLoan(offer) && (
        <Badge tone="good">
          <Icon name="gift" />
          {firstLoanFree}
        </Badge>
      )}
      {offer.lender?.receives && <Badge tone="info">{receives}</Badge>}
      {offer.isActive ? (
        <Badge tone="info" className={styles.open}>
          {active}
        </Badge>
      ) : (
        <Badge>{closed}</Badge>
      )}
      <OfferStars offer={offer} view={view} />
    </>
  );
}
