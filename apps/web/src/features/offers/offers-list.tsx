import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { OfferCard } from '@/features/offers/card/offer-card';
import { storedCard } from '@/features/offers/card/stored-cards';
import { OutsidePicks } from '@/features/offers/comparison/outside-picks';
import type { SiteOffer } from '@/features/offers/load-offers';
import styles from '@/features/offers/offers-list.module.css';
import { ownFit } from '@/features/offers/personal/offer-fit';
import type { Personal } from '@/features/offers/personal/personal';
import { type OfferSearch, searchFields, searchQuery } from '@/features/offers/search/offer-search';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill, fillCount } from '@/messages/fill';
import { amountText, termText } from '@/shell/loan/amounts';
import { Markup } from '@/shell/markup/markup';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Check } from '@/ui/check/check';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { markupOf } from '@/ui/markup/markup-of';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface OffersListProps {
  offers: readonly PricedOffer[];
  /** Version of the list, if it is stored: `loadOffers`. */
  version: number | undefined;
  search: OfferSearch;
  /** The chosen offers that the filters hide. */
  outside?: readonly SiteOffer[];
  personal: Personal;
  view: SiteView;
}

/** Public path of the page that compares. */
export function comparisonPath({ site }: Pick<SiteView, 'site'>): string {
  return publicPath(site, '/offers3/');
}

/**
 * The offers as cards, in a form of its own: tick two to four of them and press the button to compare them. The bar
 * with the button appears with the first tick, by CSS only.
 */
export function OffersList({ offers, version, search, outside = [], personal, view }: OffersListProps) {
  const { offers: messages } = view.messages;
  const cards = offers.map((offer) => {
    const { offerId } = offer;
    const { amount, days } = search;
    const isChosen = search.chosen.includes(offerId);
    const fit = ownFit(personal, offerId);
    return storedCard(version, { offerId, amount, days, isChosen, fit }, () =>
      markupOf(
        <OfferCard offer={offer} requested={{ amount, days }} view={view} level={2} fit={fit}>
          <Check
            className={styles.pick}
            name={searchFields.offer}
            value={offerId}
            defaultChecked={isChosen}
            label={
              <>
                {messages.card.compare}
                <VisuallyHidden> {offer.header}</VisuallyHidden>
              </>
            }
          />
        </OfferCard>,
      ),
    );
  });
  const { amount, days, chosen } = search;
  const tableHref = `${comparisonPath(view)}${searchQuery({ amount, days, chosen, isWhole: true })}`;
  return (
    <div className={styles.cards}>
      <form className={styles.form} action={comparisonPath(view)} aria-label={messages.compare.form}>
        <input type="hidden" name={searchFields.amount} value={search.amount} />
        <input type="hidden" name={searchFields.days} value={search.days} />
        <Markup as="ol" id="offers-cards" className={styles.list} markup={cards.join('')} />
        <Markup
          as="div"
          id="offers-tray"
          className={styles.tray}
          markup={markupOf(
            <>
              <OutsidePicks offers={outside} className={styles.pick} view={view} />
              <p className={styles.chosen}>{messages.compare.chosen}</p>
              <Button type="submit">{messages.card.compare}</Button>
            </>,
          )}
        />
        <Markup
          as="div"
          id="offers-table-link"
          markup={markupOf(
            <LinkArrow isPlain href={tableHref}>
              {messages.compare.all}
            </LinkArrow>,
          )}
        />
      </form>
    </div>
  );
}

/**
 * «Hemos encontrado 12 ofertas» (specification §2).
 * @param loan for which they were counted: «… para 300 € a 91 días»
 */
export function foundText(count: number, view: SiteView, loan?: Pick<OfferSearch, 'amount' | 'days'>): string {
  const { site, messages, money } = view;
  const { found: forms, groups, requested } = messages.offers;
  const found = fillCount(site.language, count, forms, formatNumber(count, money));
  if (!loan) return found;
  const words = { amount: amountText(loan.amount, view), days: termText(loan.days, view) };
  return fill(groups.foundFor, { found, loan: fill(requested, words) });
}
