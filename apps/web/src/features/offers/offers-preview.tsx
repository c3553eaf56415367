import { publicPath } from '@prestafaro/addresses';
import { filterOffers, type OfferFilters } from '@prestafaro/lending';
import { OfferCard } from '@/features/offers/card/offer-card';
import { rankingId } from '@/features/offers/how-we-rank';
import type { OffersAnswer } from '@/features/offers/load-offers';
import { exampleOfOffers } from '@/features/offers/offer-example';
import listStyles from '@/features/offers/offers-list.module.css';
import styles from '@/features/offers/offers-preview.module.css';
import { NoneAdmits, OffersFailed } from '@/features/offers/offers-state';
import { ownFit } from '@/features/offers/personal/offer-fit';
import type { Personal } from '@/features/offers/personal/personal';
import { type OfferFilterName, searchQuery } from '@/features/offers/search/offer-search';
import { groupSelected, selectOffers } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { applicationHref } from '@/shell/application/application-link';
import { amountText, termText } from '@/shell/loan/amounts';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface OffersPreviewProps {
  answer: OffersAnswer;
  /** Units of the currency, and days. */
  amount: number;
  days: number;
  limit: number;
  filters: readonly OfferFilterName[];
  /** What the editor of a block adds, or the page demands, without a filter of the list of all offers for it. */
  only?: OfferFilters;
  view: SiteView;
  /** The visitor's application, to state how each offer fits it. */
  personal?: Personal;
  /** The page shows the representative example above. */
  hasExample?: boolean;
  /** Only the offers, if the page has the example and the links to all offers elsewhere. */
  isBare?: boolean;
  /** Level of the offers' names: 2 if no heading stands between them and the title of the page. */
  level?: 2 | 3;
}

/**
 * The cheapest offers for a loan that one can have, on a page about something else. Shows their order (R8), the representative example
 * (R2) and a link to all of them.
 */
export function OffersPreview({
  answer,
  amount,
  days,
  limit,
  filters,
  only = {},
  view,
  personal,
  isBare,
  hasExample = isBare,
  level = 3,
}: OffersPreviewProps) {
  const { offers: messages } = view.messages;
  const search = { amount, days, filters, sort: 'total' } as const;
  const query = searchQuery(search);
  const path = publicPath(view.site, '/offers/');
  if (answer.state === 'failed') return <OffersFailed view={view} level={level} href={`${path}${query}`} />;
  const byTotal = filterOffers(selectOffers(answer.offers, search, view).offers, only);
  // A short list leads nobody to a refusal: only open offers that lend the loan and do not refuse the visitor.
  const { available } = groupSelected(byTotal, search, personal, view);
  const offers = available.slice(0, limit);
  const example = !hasExample && (
    <ExampleCard example={exampleOfOffers(available, { amount, days }, view)} view={view} level={level} />
  );
  if (offers.length === 0) {
    return (
      <div className={styles.preview}>
        <NoneAdmits view={view} search={search} />
        {example}
      </div>
    );
  }
  return (
    <div className={styles.preview}>
      {example}
      <Text>
        {fill(messages.block.order, {
          amount: amountText(amount, view),
          days: termText(days, view),
        })}
      </Text>
      <div className={listStyles.cards}>
        <ol className={listStyles.list}>
          {offers.map((offer) => (
            <OfferCard
              key={offer.offerId}
              offer={offer}
              requested={{ amount, days }}
              view={view}
              level={level}
              fit={ownFit(personal, offer.offerId)}
            />
          ))}
        </ol>
      </div>
      {!isBare && (
        <Row>
          <LinkArrow href={`${path}${query}`}>{messages.block.all}</LinkArrow>
          <AppLink href={applicationHref(view.site, { amount, days })}>{view.messages.navigation.apply}</AppLink>
          <AppLink href={`${path}${query}#${rankingId}`}>{messages.ranking}</AppLink>
        </Row>
      )}
    </div>
  );
}
