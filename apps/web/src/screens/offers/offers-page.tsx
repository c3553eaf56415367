import type { VisitorQuestions } from '@prestafaro/lending';
import type { ReactNode } from 'react';
import { NoneFits } from '@/features/offers/answers/none-fits';
import { ChoiceNotes } from '@/features/offers/comparison/choice-notes';
import { chosenOffers, chosenOutside } from '@/features/offers/comparison/chosen-offers';
import { OtherGroups } from '@/features/offers/groups/other-groups';
import type { OffersAnswer, SiteOffer } from '@/features/offers/load-offers';
import { foundText, OffersList } from '@/features/offers/offers-list';
import { NoneLends, NoOffers, NothingPasses, OffersFailed } from '@/features/offers/offers-state';
import type { Personal } from '@/features/offers/personal/personal';
import { type OfferSearch, type Query, sameAddress } from '@/features/offers/search/offer-search';
import { SearchForm } from '@/features/offers/search/search-form';
import { listGroups, type PricedOffer, selectOffers } from '@/features/offers/search/select-offers';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { OffersFrame } from '@/screens/offers/offers-frame';
import styles from '@/screens/offers/offers-page.module.css';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { Markup } from '@/shell/markup/markup';
import type { SiteMenu } from '@/shell/menu/menu';
import type { SiteView } from '@/shell/site-view';
import { markupOf } from '@/ui/markup/markup-of';

export interface OffersPageProps {
  page: PageContent;
  answer: OffersAnswer;
  /** The offers of the site, also those that the list of this page leaves out: a visitor may have chosen one of them. */
  everyOffer: readonly SiteOffer[];
  /** Whether the list was made for the visitor's own application. */
  personal: Personal;
  search: OfferSearch;
  /** The optional questions; undefined if nothing is asked. */
  questions?: VisitorQuestions;
  range: SiteLoans;
  /** The query of this page, for a retry. */
  query: Query;
  view: SiteView;
  menu: SiteMenu;
  /** The blocks of the page. */
  children: ReactNode;
}

/** Id of the list, which is busy while a search is loading. */
const resultsId = 'offers-results';

/** `/offers/` and `/offers2/`: the offers for a loan, as cards. */
export function OffersPage({
  page,
  answer,
  everyOffer,
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
  const frame = { page, personal, search, query, view, menu };
  if (answer.state === 'failed') {
    return (
      <OffersFrame {...frame} search={undefined} title={page.title} after={children}>
        <OffersFailed view={view} href={sameAddress(query)} />
      </OffersFrame>
    );
  }
  if (answer.offers.length === 0) {
    return (
      <OffersFrame {...frame} title={page.title} after={children}>
        <NoOffers view={view} />
      </OffersFrame>
    );
  }
  // A chip says how many of the offers that one can have it leaves.
  const countedOf = (priced: readonly PricedOffer[]) => listGroups(priced, search, personal, view)?.available ?? priced;
  const { offers: selected, counts, payments } = selectOffers(answer.offers, search, view, countedOf);
  const groups = listGroups(selected, search, personal, view);
  const offers = groups?.available ?? selected;
  const chosen = chosenOffers(everyOffer, answer.unlisted ?? [], search.chosen);
  const found = foundText(offers.length, view, groups && search);
  return (
    <OffersFrame {...frame} title={found} after={children}>
      <SearchForm
        search={search}
        range={range}
        questions={questions}
        counts={counts}
        payments={payments}
        path={path}
        resultsId={resultsId}
        found={found}
        view={view}
      />
      <div id={resultsId} className={styles.results}>
        <ChoiceNotes chosen={chosen} view={view} />
        {selected.length === 0 ? (
          <NothingPasses view={view} search={search} path={path} />
        ) : offers.length === 0 && groups?.refused.some(({ isActive }) => isActive) ? (
          <NoneFits groups={groups} personal={personal} search={search} path={path} view={view} />
        ) : offers.length === 0 ? (
          <NoneLends view={view} search={search} loans={range} />
        ) : (
          <OffersList
            offers={offers}
            version={answer.version}
            search={search}
            outside={chosenOutside(chosen, offers)}
            personal={personal}
            view={view}
          />
        )}
        {groups && (
          <Markup
            as="div"
            id="offers-others"
            markup={markupOf(<OtherGroups groups={groups} personal={personal} view={view} />)}
          />
        )}
      </div>
    </OffersFrame>
  );
}
