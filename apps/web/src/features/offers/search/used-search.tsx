import { isAnswered, noAnswers } from '@/features/offers/answers/answers-query';
import { type OfferSearch, searchQuery } from '@/features/offers/search/offer-search';
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
  const isFiltered = search.filters.length > 0;
  const hasAnswers = isAnswered(search.answers);
  if (!isFiltered && !hasAnswers) return null;
  return (
    <p className={styles.used}>
      {isFiltered && <AppLink href={`${path}${searchQuery({ ...search, filters: [] })}`}>{messages.clear}</AppLink>}
      {hasAnswers && (
        <AppLink href={`${path}${searchQuery({ ...search, answers: noAnswers })}`}>{answers.clear}</AppLink>
      )}
    </p>
  );
}
