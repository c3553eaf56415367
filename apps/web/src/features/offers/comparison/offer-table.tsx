import { formatNumber } from '@prestafaro/countries';
import styles from '@/features/offers/comparison/comparison.module.css';
import { OfferConditions } from '@/features/offers/comparison/offer-conditions';
import { offerRows, type RowCell } from '@/features/offers/comparison/offer-rows';
import { OutsidePicks } from '@/features/offers/comparison/outside-picks';
import { captionText, type SideBySideProps } from '@/features/offers/comparison/side-by-side';
import { CapBadges } from '@/features/offers/legal-caps/cap-badges';
import { offerCaps } from '@/features/offers/legal-caps/offer-caps';
import { ownFit } from '@/features/offers/personal/offer-fit';
import { searchFields, searchQuery } from '@/features/offers/search/offer-search';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { Button } from '@/ui/button/button';
import { Check } from '@/ui/check/check';
import { classNames } from '@/ui/class-names';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Row } from '@/ui/stack/stack';
import { Table } from '@/ui/table/table';
import { Text } from '@/ui/text/text';

/** Number of rows before the visitor asks for all. */
const firstRows = 12;

export interface OfferTableProps extends SideBySideProps {
  /** The chosen offers that the filters hide. */
  outside: readonly PricedOffer[];
}

/** All offers in rows, each with a box to choose it for the comparison: a form that works without JavaScript. */
export function OfferTable({ offers, outside, personal, search, path, view }: OfferTableProps) {
  const messages = view.messages.offers;
  // A chosen offer is always shown, or the form would lose it.
  const shown = offers.filter(
    ({ offerId }, index) => search.isWhole || index < firstRows || search.chosen.includes(offerId),
  );
  const rows = offerRows(shown, view);
  return (
    <form className={classNames(styles.comparison, styles.long)} action={path} aria-label={messages.compare.form}>
      <input type="hidden" name={searchFields.amount} value={search.amount} />
      <input type="hidden" name={searchFields.days} value={search.days} />
      <Text>{messages.compare.pick}</Text>
      <Table
        id="all-offers"
        caption={captionText(search, view)}
        columns={[
          { key: 'offer', head: messages.compare.offer },
          ...rows.map(({ label, isTotal }) => ({ key: label, head: label, isCost: isTotal })),
          { key: 'conditions', head: messages.compare.conditions },
        ]}
        rows={shown.map((offer, index) => [
          <OfferPick key="offer" offer={offer} isChosen={search.chosen.includes(offer.offerId)} view={view} />,
          ...rows.map(({ label, cells, isSentence }) => (
            <Figure key={label} cell={cells[index]} isSentence={isSentence} view={view} />
          )),
          <OfferConditions key="conditions" offer={offer} view={view} fit={ownFit(personal, offer.offerId)} />,
        ])}
      />
      <OutsidePicks offers={outside} view={view} />
      <Row>
        <Button type="submit">{messages.compare.submit}</Button>
        {shown.length < offers.length && (
          <LinkArrow href={`${path}${searchQuery({ ...search, isWhole: true })}`}>
            {fillCount(
              view.site.language,
              offers.length,
              messages.compare.showAll,
              formatNumber(offers.length, view.money),
            )}
          </LinkArrow>
        )}
      </Row>
    </form>
  );
}

/** The name of an offer beside its box, with its label for paid offers (R9). */
function OfferPick({ offer, isChosen, view }: { offer: PricedOffer; isChosen: boolean; view: SiteView }) {
  const { figures } = view.messages;
  return (
    <span className={styles.pick}>
      <Check name={searchFields.offer} value={offer.offerId} defaultChecked={isChosen} label={offer.header} />
      <span className={styles.labels}>
        {offer.isAdvertisement && <Badge tone="ad">{figures.advertising}</Badge>}
        <CapBadges caps={offerCaps(offer, view)} view={view} />
      </span>
    </span>
  );
}

interface FigureProps {
  cell: RowCell | undefined;
  isSentence?: boolean;
  view: SiteView;
}

function Figure({ cell, isSentence, view }: FigureProps) {
  return (
    <span className={classNames(styles.figure, isSentence && styles.sentence)}>
      {cell?.text === undefined ? (
        <span className={styles.missing}>{view.messages.figures.askLender}</span>
      ) : (
        <span data-figure="">{cell.text}</span>
      )}
      {cell?.note && <span className={styles.note}>{cell.note}</span>}
    </span>
  );
}
