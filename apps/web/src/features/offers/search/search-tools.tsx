import { formatNumber } from '@prestafaro/countries';
import {
  type OfferFilterName,
  type OfferSearch,
  offerFilterNames,
  searchFields,
} from '@/features/offers/search/offer-search';
import styles from '@/features/offers/search/search-tools.module.css';
import type { OfferSelection } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';

export interface SearchToolsProps {
  search: OfferSearch;
  /** The number of offers under each filter. */
  counts: OfferSelection['counts'];
  view: SiteView;
}

/** Filters of the search as chips, each with the number of offers that it leaves. */
export function SearchTools({ search, counts, view }: SearchToolsProps) {
  const messages = view.messages.offers.search;
  // With a loan the list begins with the open offers, so that filter would leave all of them.
  const isUseful = (name: OfferFilterName) => counts[name] > 0 && !(name === 'active' && search.isLoanAsked);
  const shown = offerFilterNames.filter((name) => isUseful(name) || search.filters.includes(name));
  return (
    <details className={styles.box} open={search.filters.length > 0}>
      <summary className={styles.summary}>
        <Icon name="funnel" />
        <strong>{messages.only}</strong>
        <Icon name="chevron_down" />
      </summary>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>{messages.only}</legend>
        {shown.map((name) => (
          <label key={name} className={styles.chip}>
            <input type="checkbox" name={searchFields[name]} value="1" defaultChecked={search.filters.includes(name)} />
            <span>
              {messages[name]} <span className={styles.count}>({formatNumber(counts[name], view.money)})</span>
            </span>
          </label>
        ))}
        <Button type="submit" look="secondary" className={styles.submit}>
          {messages.submit}
        </Button>
      </fieldset>
    </details>
  );
}
