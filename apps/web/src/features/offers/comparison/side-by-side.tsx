import { OfferLabels } from '@/features/offers/card/offer-head';
import styles from '@/features/offers/comparison/comparison.module.css';
import { OfferConditions } from '@/features/offers/comparison/offer-conditions';
import { type OfferRow, offerRows, type RowCell } from '@/features/offers/comparison/offer-rows';
import { CapBadges } from '@/features/offers/legal-caps/cap-badges';
import { offerCaps } from '@/features/offers/legal-caps/offer-caps';
import { ownFit } from '@/features/offers/personal/offer-fit';
import type { Personal } from '@/features/offers/personal/personal';
import { type OfferSearch, searchQuery } from '@/features/offers/search/offer-search';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { amountText, termText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { classNames } from '@/ui/class-names';
import { CopyLink } from '@/ui/copy-link/copy-link';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Table } from '@/ui/table/table';
import { Text } from '@/ui/text/text';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface SideBySideProps {
  offers: readonly PricedOffer[];
  personal: Personal;
  search: OfferSearch;
  /** Public path of the page. */
  path: string;
  view: SiteView;
}

/**
 * Two to four offers in columns. Each row states in text whether they differ, and for costs which is the lowest:
 * colour alone states nothing.
 */
export function SideBySide({ offers, personal, search, path, view }: SideBySideProps) {
  const messages = view.messages.offers;
  return (
    <div className={styles.comparison}>
      <Text size="note" isQuiet>
        {messages.compare.legend}
      </Text>
      <Table
        id="side-by-side"
        kind="text"
        caption={captionText(search, view)}
        columns={[
          { key: 'label', head: <VisuallyHidden>{messages.compare.offer}</VisuallyHidden> },
          ...offers.map((offer) => ({
            key: String(offer.offerId),
            head: <ColumnHead offer={offer} search={search} path={path} view={view} />,
          })),
        ]}
        rows={[
          ...offerRows(offers, view).map((row) => [
            <RowHead key="label" row={row} view={view} />,
            ...row.cells.map((cell, index) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row stand in the order of the columns
                key={index}
                cell={cell}
                isLit={row.isTotal}
                isLowest={isLowest(row, index)}
                view={view}
              />
            )),
          ]),
          [
            messages.compare.conditions,
            ...offers.map((offer) => (
              <OfferConditions key={offer.offerId} offer={offer} view={view} fit={ownFit(personal, offer.offerId)} />
            )),
          ],
        ]}
      />
      <ShareComparison offers={offers} personal={personal} search={search} path={path} view={view} />
    </div>
  );
}

/**
 * The address of this comparison for somebody else. Amount and term of an application are personal, so an applicant's is without them,
 * and it shows the usual loan of the site.
 */
export function sharedComparison({ offers, personal, search, path }: Omit<SideBySideProps, 'view'>): string {
  const loan = personal.state === 'anonymous' ? { amount: search.amount, days: search.days } : {};
  return `${path}${searchQuery({ ...loan, chosen: offers.map(({ offerId }) => offerId) })}`;
}

function ShareComparison({ offers, personal, search, path, view }: SideBySideProps) {
  const { messages, site } = view;
  return (
    <CopyLink
      address={sharedComparison({ offers, personal, search, path })}
      shareTitle={new Intl.ListFormat(site.locale).format(offers.map(({ header }) => header))}
      copied={messages.blog.article.linkCopied}
      refused={messages.blog.article.linkNotCopied}
    >
      <Icon name="link" />
      {messages.offers.compare.share}
    </CopyLink>
  );
}

export function captionText({ amount, days }: Pick<OfferSearch, 'amount' | 'days'>, view: SiteView): string {
  const values = { amount: amountText(amount, view), days: termText(days, view) };
  return fill(view.messages.offers.compare.caption, values);
}

function ColumnHead({
  offer,
  search,
  path,
  view,
}: Omit<SideBySideProps, 'offers' | 'personal'> & { offer: PricedOffer }) {
  const chosen = search.chosen.filter((id) => id !== offer.offerId);
  return (
    <span className={styles.columnHead}>
      <span className={styles.name}>{offer.header}</span>
      <OfferLabels offer={offer} view={view} />
      <CapBadges caps={offerCaps(offer, view)} view={view} />
      <AppLink href={`${path}${searchQuery({ ...search, chosen })}`}>
        {view.messages.offers.compare.remove}
        <VisuallyHidden> {offer.header}</VisuallyHidden>
      </AppLink>
    </span>
  );
}

function RowHead({ row, view }: { row: OfferRow; view: SiteView }) {
  const { differs, same } = view.messages.offers.compare;
  const isDifferent = row.cells.some(({ text }) => text !== row.cells[0]?.text);
  return (
    <span className={styles.rowHead}>
      {row.label}
      <span className={styles.mark}>{isDifferent ? `≠ ${differs}` : `= ${same}`}</span>
    </span>
  );
}

interface CellProps {
  cell: RowCell;
  isLit?: boolean;
  isLowest: boolean;
  view: SiteView;
}

function Cell({ cell, isLit, isLowest, view }: CellProps) {
  const { figures, offers } = view.messages;
  return (
    <span className={classNames(styles.cell, isLit && classNames('lit', styles.lit))}>
      {cell.text === undefined ? figures.askLender : <strong data-figure="">{cell.text}</strong>}
      {isLowest && (
        <Badge tone={isLit ? 'neutral' : 'good'}>
          <Icon name="check" />
          {offers.compare.lowest}
        </Badge>
      )}
      {cell.note && <span className={styles.note}>{cell.note}</span>}
    </span>
  );
}

/** The lowest of figures that are not all the same. */
function isLowest({ figures }: OfferRow, index: number): boolean {
  const numbers = figures?.filter((figure) => figure !== undefined) ?? [];
  return new Set(numbers).size > 1 && figures?.[index] === Math.min(...numbers);
}
