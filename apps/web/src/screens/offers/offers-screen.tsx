import { notFound } from 'next/navigation';
import { outlineOf } from '@/blocks/outline';
import { PlainBlocks } from '@/blocks/plain-blocks';
import { usableBlocks } from '@/blocks/usable-blocks';
import { answeredList, visitorQuestions } from '@/features/offers/answers/answered-fit';
import { isAnswered } from '@/features/offers/answers/answers-query';
import { withRetired } from '@/features/offers/comparison/with-retired';
import type { OffersAnswer } from '@/features/offers/load-offers';
import { loadOwnOffers, type OwnOffers } from '@/features/offers/personal/load-own-offers';
import { type Query, readSearch, searchFields } from '@/features/offers/search/offer-search';
import { loadPage } from '@/features/page/load-page';
import { ComparisonPage } from '@/screens/offers/comparison-page';
import { OffersPage } from '@/screens/offers/offers-page';
import { loadSiteLoans } from '@/shell/loan/loan-range';
import { readPayment } from '@/shell/loan/monthly-payment';
import { loadMenu } from '@/shell/menu/menu';
import type { SiteView } from '@/shell/site-view';

export interface OffersScreenProps {
  view: SiteView;
  /** Slug of the page, the same on every site: `offers`, `offers2` or `offers3`. */
  list: string;
  query: Query;
}

/** A page of offers with the editor's blocks: all as cards, the cash loans as cards, or the comparison. */
export async function OffersScreen({ view, list, query }: OffersScreenProps) {
  const { locale } = view.site;
  const [page, menu, loaded, range] = await Promise.all([
    loadPage(locale, list),
    loadMenu(locale),
    loadOwnOffers(view.site),
    loadSiteLoans(view),
  ]);
  if (!page) notFound();
  const listOf = (answer: OffersAnswer) => (list === 'offers2' ? cashLoansOf(answer) : answer);
  const listed = listOf(loaded.answer);
  const offers = listed.state === 'loaded' ? listed.offers : [];
  // An application has answered the questions already.
  const questions = loaded.personal.state === 'anonymous' ? visitorQuestions(offers, view.site) : undefined;
  const payable = readPayment(query, range, view);
  const search = {
    ...readSearch({ ...requestedLoanOf(loaded.personal), ...query, ...queryOf(payable) }, range, view, questions),
    ...(payable?.isAdjusted && { isAdjusted: true }),
  };
  const personal = isAnswered(search.answers) ? answeredList(search.answers, offers, view.site) : loaded.personal;
  const whole = await withRetired(loaded.answer, locale, search.chosen);
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  const Page = list === 'offers3' ? ComparisonPage : OffersPage;
  return (
    <Page
      page={page}
      answer={listOf(whole)}
      everyOffer={whole.state === 'loaded' ? whole.offers : []}
      personal={personal}
      search={search}
      questions={questions}
      range={range}
      query={query}
      view={view}
      menu={menu}
    >
      <PlainBlocks id={`${list}-blocks`} blocks={blocks} anchors={anchors} view={view} />
    </Page>
  );
}

/** What can be paid each month names a loan, which only instalments keep. */
function queryOf(payable: ReturnType<typeof readPayment>): Query {
  if (!payable) return {};
  return { amount: String(payable.amount), days: String(payable.days), [searchFields.instalments]: '1' };
}

/** An applicant sees the loan of the application, unless the query has another. */
function requestedLoanOf(personal: OwnOffers['personal']): Query {
  if (personal.state !== 'own') return {};
  const { amount, days } = personal.matching;
  return { amount: String(amount), days: String(days) };
}

/** The country's list of cash loans, the target of arm B of experiment 0300.1 (decisions, "Experiments"). */
function cashLoansOf(answer: OffersAnswer): OffersAnswer {
  if (answer.state === 'failed') return answer;
  return { ...answer, offers: answer.offers.filter(({ productType }) => productType === 'cash_loan') };
}
