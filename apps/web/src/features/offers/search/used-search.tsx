import { isAnswered, noAnswers } from '@/features/offers/answers/answers-query';
import { filterCount, type OfferSearch, searchQuery, withoutFilters } from '@/features/offers/search/offer-search';
import styles from '@/features/offers/search/search-form.module.css';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';

export interface UsedSearchProps {
  search: OfferSearch;
  /** Public path of the page. */
  path: string;
  view: SiteView;
}

/** The links that remove what narrows the list: they stand outside of what folds. */
export function UsedSearch({ search, path, view }: UsedSearchProps) {
  const { answers, search: messages } = view.messages.offers;
  const count = filterCount(search);
  const hasAnswers = isAnswered(search.answers);
  if (count === 0 && !hasAnswers) return null;
  return (
    <p className={styles.used}>
      {count > 0 && <AppLink href={`${path}${searchQuery(withoutFilters(search))}`}>{messages.clear}</AppLink>}
      {hasAnswers && (
        <AppLink href={`${path}${searchQuery({ ...search, answers: noAnswers })}`}>{answers.clear}</AppLink>
      )}
    </p>
  );
}
