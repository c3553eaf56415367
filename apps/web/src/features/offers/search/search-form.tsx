import { publicPath } from '@prestafaro/addresses';
import type { VisitorQuestions } from '@prestafaro/lending';
import { AnswersStrip, hasQuestions } from '@/features/offers/answers/answers-strip';
import { maxCompared } from '@/features/offers/comparison/chosen-offers';
import { HowWeRank } from '@/features/offers/how-we-rank';
import { FollowSearch } from '@/features/offers/search/follow-search';
import { filterCount, type OfferSearch, searchFields, sortsFor } from '@/features/offers/search/offer-search';
import styles from '@/features/offers/search/search-form.module.css';
import { SearchSliders, sliderIds } from '@/features/offers/search/search-sliders';
import { SearchTools } from '@/features/offers/search/search-tools';
import type { OfferSelection } from '@/features/offers/search/select-offers';
import { UsedSearch } from '@/features/offers/search/used-search';
import { fill, fillCount } from '@/messages/fill';
import { loanText } from '@/shell/loan/amounts';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { Markup } from '@/shell/markup/markup';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { markupOf } from '@/ui/markup/markup-of';
import { Select } from '@/ui/select/select';

export interface SearchFormProps {
  search: OfferSearch;
  range: SiteLoans;
  /** The optional questions; undefined if nothing is asked, because an application has answered already. */
  questions?: VisitorQuestions;
  /** The number of offers under each filter. */
  counts: OfferSelection['counts'];
  /** The choices of a highest payment. */
  payments: OfferSelection['payments'];
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

/**
 * Amount, term and order in a bar that stays in sight, and the filters: a GET form, so that the address contains the search and no
 * JavaScript is needed.
 */
export function SearchForm({
  search,
  range,
  questions,
  counts,
  payments,
  path,
  isPlain,
  resultsId,
  found,
  view,
}: SearchFormProps) {
  const { offers } = view.messages;
  return (
    <form id={formId} data-form="offers" className={styles.form} action={path} aria-label={offers.search.label}>
      <div className={styles.bar}>
        <details className={styles.box}>
          <Summary search={search} isPlain={isPlain} view={view} />
          <div className={styles.fields}>
            <SearchSliders search={search} range={range} view={view} />
            <Button type="submit" look="secondary" className={styles.submit}>
              {offers.search.submit}
            </Button>
          </div>
        </details>
        {!isPlain && <Sort search={search} view={view} />}
      </div>
      {!isPlain && (
        <div className={styles.tools}>
          {questions && hasQuestions(questions) && (
            <Markup
              as="div"
              id="offers-answers"
              className={styles.answers}
              isKept
              markup={markupOf(<AnswersStrip questions={questions} answers={search.answers} view={view} />)}
            />
          )}
          <SearchTools search={search} counts={counts} payments={payments} view={view} />
          <HowWeRank className={styles.ranking} view={view} />
          <UsedSearch search={search} path={path} view={view} />
        </div>
      )}
      {search.chosen.map((id) => (
        <input key={id} type="hidden" name={searchFields.offer} value={id} />
      ))}
      <FollowSearch
        formId={formId}
        resultsId={resultsId}
        updating={offers.search.updating}
        found={found}
        offline={offers.search.offline}
        picks={{
          name: searchFields.offer,
          whole: searchFields.all,
          max: maxCompared,
          locale: view.site.locale,
          paths: (['/offers/', '/offers2/', '/offers3/'] as const).map((list) => publicPath(view.site, list)),
        }}
        fields={{ [sliderIds.amount]: search.amount, [sliderIds.days]: search.days, [sortId]: search.sort }}
      />
    </form>
  );
}

/** The search in one line, for phones: the first cost must not stand below a form. */
function Summary({ search, isPlain, view }: Pick<SearchFormProps, 'search' | 'isPlain' | 'view'>) {
  const messages = view.messages.offers;
  const count = filterCount(search);
  const filters =
    count === 0 ? messages.search.noFilters : fillCount(view.site.language, count, messages.search.filters);
  return (
    <summary className={styles.summary}>
      <span>
        <strong>{loanText(search, view)}</strong>
        {!isPlain && ` · ${filters}`}
      </span>
      <span className={styles.change}>{messages.search.change}</span>
    </summary>
  );
}

function Sort({ search, view }: Pick<SearchFormProps, 'search' | 'view'>) {
  const { offers, example } = view.messages;
  const labels = { ...offers.sort, apr: fill(offers.sort.apr, { aprName: example.aprName }) };
  return (
    <Field id={sortId} label={offers.sort.label} className={styles.sort}>
      {(control) => (
        <Select
          {...control}
          name={searchFields.sort}
          defaultValue={search.sort}
          options={sortsFor(search.isLoanAsked).map((value) => ({ value, label: labels[value] }))}
        />
      )}
    </Field>
  );
}
