import { publicPath } from '@prestafaro/addresses';
import { ChoiceNotes } from '@/features/offers/comparison/choice-notes';
import { chosenOffers, chosenOutside } from '@/features/offers/comparison/chosen-offers';
import styles from '@/features/offers/comparison/comparison.module.css';
import { OfferTable } from '@/features/offers/comparison/offer-table';
import { SideBySide } from '@/features/offers/comparison/side-by-side';
import { foundText } from '@/features/offers/offers-list';
import { NoOffers, NothingPasses, OffersFailed } from '@/features/offers/offers-state';
import { type OfferSearch, sameAddress, searchQuery, withoutFilters } from '@/features/offers/search/offer-search';
import { SearchForm } from '@/features/offers/search/search-form';
import { listGroups, selectOffers } from '@/features/offers/search/select-offers';
import { pagePath } from '@/features/page/load-page';
import { OffersFrame } from '@/screens/offers/offers-frame';
import type { OffersPageProps } from '@/screens/offers/offers-page';
import type { SiteView } from '@/shell/site-view';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';

const resultsId = 'offers-table';

/** `/offers3/`: two to four chosen offers side by side, or all of them in a table to choose from. */
export function ComparisonPage({
  page,
  answer,
  personal,
  search,
  questions,
  range,
  query,
  view,
  menu,
  children,
}: OffersPageProps) {
  const path = pagePath(view.site.locale, page);
  const frame = { page, personal, search, query, view, menu, after: children };
  if (answer.state === 'failed') {
    return (
      <OffersFrame {...frame} search={undefined} title={page.title}>
        <OffersFailed view={view} href={sameAddress(query)} />
      </OffersFrame>
    );
  }
  if (answer.offers.length === 0) {
    return (
      <OffersFrame {...frame} title={page.title}>
        <NoOffers view={view} />
      </OffersFrame>
    );
  }
  const { offers: selected, counts, payments } = selectOffers(answer.offers, search, view);
  const groups = listGroups(selected, search, personal, view);
  const offers = groups ? [...groups.available, ...groups.closed, ...groups.refused, ...groups.others] : selected;
  const all = selectOffers(answer.offers, withoutFilters(search), view).offers;
  const chosen = chosenOffers(all, answer.unlisted ?? [], search.chosen);
  const isCompared = chosen.compared.length >= 2 && !search.isWhole;
  const found = foundText(offers.length, view);
  return (
    <OffersFrame {...frame} title={isCompared ? page.title : found}>
      <SearchForm
        search={search}
        range={range}
        questions={questions}
        counts={counts}
        payments={payments}
        path={path}
        isPlain={isCompared}
        resultsId={resultsId}
        found={found}
        view={view}
      />
      <div id={resultsId} className={styles.results}>
        <ChoiceNotes chosen={chosen} view={view} isComparison={!search.isWhole} />
        {isCompared ? (
          <SideBySide offers={chosen.compared} personal={personal} search={search} path={path} view={view} />
        ) : offers.length === 0 ? (
          <NothingPasses view={view} search={search} path={path} />
        ) : (
          <OfferTable
            offers={offers}
            outside={chosenOutside(chosen, offers)}
            personal={personal}
            search={search}
            path={path}
            view={view}
          />
        )}
      </div>
      <LinkArrow href={cardsHref(search, view)}>{view.messages.offers.compare.cards}</LinkArrow>
    </OffersFrame>
  );
}

/** The same search as cards, with the chosen offers still ticked. */
function cardsHref(search: OfferSearch, { site }: SiteView): string {
  return `${publicPath(site, '/offers/')}${searchQuery({ ...search, isWhole: false })}`;
}
