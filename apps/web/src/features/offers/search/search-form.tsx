import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { maxCompared } from '@/features/offers/comparison/chosen-offers';
import { HowWeRank } from '@/features/offers/how-we-rank';
import { FollowSearch } from '@/features/offers/search/follow-search';
import {
  type OfferSearch,
  offerFilterNames,
  type SimulatorRange,
  searchFields,
  searchQuery,
  sortsFor,
} from '@/features/offers/search/offer-search';
import styles from '@/features/offers/search/search-form.module.css';
import { SearchSliders, sliderIds } from '@/features/offers/search/search-sliders';
import type { OfferSelection } from '@/features/offers/search/select-offers';
import { fill, fillCount } from '@/messages/fill';
import { amountText, daysText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Check } from '@/ui/check/check';
import { Field } from '@/ui/field/field';
import { FieldGroup } from '@/ui/field/field-group';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Select } from '@/ui/select/select';

export interface SearchFormProps {
  search: OfferSearch;
  range: SimulatorRange;
  /** The number of offers under each filter. */
  counts: OfferSelection['counts'];
  /** Public path of the page, which answers the form. */
  path: string;
  /** The offers are chosen already: only amount and term can be changed. */
  isPlain?: boolean;
  /** Id of the list, which is busy while another one is loading. */
  resultsId: string;
  /** The number of offers, for visitors who do not see it change. */
  found: string;
  view: SiteView;
}

const formId = 'offers-search';
const sortId = 'offers-sort';

/** Amount, term, filters and order: a GET form, so that the address contains the search and no JavaScript is needed. */
export function SearchForm({ search, range, counts, path, isPlain, resultsId, found, view }: SearchFormProps) {
  const { offers } = view.messages;
  return (
    <form id={formId} data-form="offers" className={styles.form} action={path} aria-label={offers.search.label}>
      <details className={styles.box}>
        <Summary search={search} isPlain={isPlain} view={view} />
        <div className={styles.fields}>
          <SearchSliders search={search} range={range} view={view} />
          <div className={styles.foot}>
            {!isPlain && <Filters search={search} counts={counts} view={view} />}
            <div className={styles.submit}>
              {!isPlain && search.filters.length > 0 && (
                <AppLink href={`${path}${searchQuery({ ...search, filters: [] })}`}>{offers.search.clear}</AppLink>
              )}
              <Button type="submit" look="secondary">
                {offers.search.submit}
              </Button>
            </div>
          </div>
        </div>
      </details>
      {!isPlain && <SortBar search={search} view={view} />}
      {search.chosen.map((id) => (
        <input key={id} type="hidden" name={searchFields.offer} value={id} />
      ))}
      <FollowSearch
        formId={formId}
        resultsId={resultsId}
        updating={offers.search.updating}
        found={found}
        picks={{
          name: searchFields.offer,
          whole: searchFields.all,
          max: maxCompared,
          locale: view.site.locale,
          paths: (['/offers/', '/offers2/', '/offers3/'] as const).map((list) => publicPath(view.site, list)),
        }}
        fields={{
          values: { [sliderIds.amount]: search.amount, [sliderIds.days]: search.days, [sortId]: search.sort },
          ticked: search.filters.map((name) => searchFields[name]),
        }}
      />
    </form>
  );
}

/** The search in one line, for phones: the first cost must not stand below a form. */
function Summary({ search, isPlain, view }: Pick<SearchFormProps, 'search' | 'isPlain' | 'view'>) {
  const messages = view.messages.offers;
  const count = search.filters.length;
  const filters =
    count === 0 ? messages.search.noFilters : fillCount(view.site.language, count, messages.search.filters);
  return (
    <summary className={styles.summary}>
      <Icon name="funnel" />
      <span>
        <strong>
          {fill(messages.requested, { amount: amountText(search.amount, view), days: daysText(search.days, view) })}
        </strong>
        {!isPlain && ` · ${filters}`}
      </span>
      <span className={styles.change}>{messages.search.change}</span>
    </summary>
  );
}

function SortBar({ search, view }: Pick<SearchFormProps, 'search' | 'view'>) {
  const { offers, example } = view.messages;
  const labels = {
    ...offers.sort,
    apr: fill(offers.sort.apr, { aprName: example.aprName }),
  };
  return (
    <div className={styles.sort}>
      <Field id={sortId} label={offers.sort.label} className={styles.sortField}>
        {(control) => (
          <Select
            {...control}
            name={searchFields.sort}
            defaultValue={search.sort}
            options={sortsFor(search.isLoanAsked).map((value) => ({ value, label: labels[value] }))}
          />
        )}
      </Field>
      <HowWeRank className={styles.ranking} view={view} />
      <Button type="submit" look="secondary" className={styles.unscripted}>
        {offers.search.submit}
      </Button>
    </div>
  );
}

function Filters({ search, counts, view }: Pick<SearchFormProps, 'search' | 'counts' | 'view'>) {
  const messages = view.messages.offers.search;
  return (
    <FieldGroup id="offers-filters" legend={messages.only}>
      <div className={styles.checks}>
        {offerFilterNames.map((name) => (
          <Check
            key={name}
            name={searchFields[name]}
            value="1"
            defaultChecked={search.filters.includes(name)}
            label={
              <>
                {messages[name]} <span className={styles.count}>({formatNumber(counts[name], view.money)})</span>
              </>
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
