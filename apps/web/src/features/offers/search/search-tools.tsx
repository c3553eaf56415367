import { formatNumber } from '@prestafaro/countries';
import {
  filterCount,
  type OfferFilterName,
  type OfferSearch,
  offerFilterNames,
  searchFields,
} from '@/features/offers/search/offer-search';
import styles from '@/features/offers/search/search-tools.module.css';
import type { OfferSelection } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { amountText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/select/select';

export interface SearchToolsProps {
  search: OfferSearch;
  /** The number of offers under each filter. */
  counts: OfferSelection['counts'];
  payments: OfferSelection['payments'];
  view: SiteView;
}

/** Filters of the search as chips, each with the number of offers that it leaves. */
export function SearchTools({ search, counts, payments, view }: SearchToolsProps) {
  const messages = view.messages.offers.search;
  // With a loan the list begins with the open offers, so that filter would leave all of them.
  const isUseful = (name: OfferFilterName) => counts[name] > 0 && !(name === 'active' && search.isLoanAsked);
  const shown = offerFilterNames.filter((name) => isUseful(name) || search.filters.includes(name));
  // Where nothing can be had, no filter tells anything apart.
  if (shown.length === 0 && payments.length === 0 && filterCount(search) === 0) return null;
  return (
    <details className={styles.box} open={filterCount(search) > 0}>
      <summary className={styles.summary}>
        <strong>{messages.only}</strong>
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
        <MaxPayment search={search} payments={payments} view={view} />
        <Button type="submit" look="secondary" className={styles.submit}>
          {messages.submit}
        </Button>
      </fieldset>
    </details>
  );
}

/** The highest payment, in the limits that tell the listed offers apart. A limit of the address stays a choice. */
function MaxPayment({ search, payments, view }: Pick<SearchToolsProps, 'search' | 'payments' | 'view'>) {
  const messages = view.messages.offers.search;
  const { maxPayment } = search;
  const isOther = maxPayment !== undefined && payments.every(({ max }) => max !== maxPayment);
  if (payments.length === 0 && !isOther) return null;
  const textOf = (max: number) => fill(messages.upTo, { amount: amountText(max, view) });
  const options = payments.map(({ max, count }) => ({
    value: String(max),
    label: `${textOf(max)} (${formatNumber(count, view.money)})`,
  }));
  return (
    <Field id="offers-max" label={messages.maxPayment} isLabelHidden className={styles.max}>
      {(control) => (
        <Select
          {...control}
          name={searchFields.maxPayment}
          placeholder={messages.maxPayment}
          options={isOther ? [...options, { value: String(maxPayment), label: textOf(maxPayment) }] : options}
          defaultValue={String(maxPayment ?? '')}
        />
      )}
    </Field>
  );
}
