import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import type { OfferGroups } from '@prestafaro/lending';
import type { ShownReason } from '@prestafaro/types/application';
import { hindrancesOf, ownFit } from '@/features/offers/personal/offer-fit';
import type { Personal } from '@/features/offers/personal/personal';
import { type OfferSearch, searchQuery, withoutFilters } from '@/features/offers/search/offer-search';
import { loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { amountText, loanText, termText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Notice } from '@/ui/notice/notice';

export interface NoneFitsProps {
  groups: OfferGroups<PricedOffer>;
  personal: Personal;
  search: OfferSearch;
  /** Public path of the list. */
  path: string;
  view: SiteView;
}

/**
 * Open offers lend the loan, and none to this visitor: what stands in the way, the nearest loan that one can have, and what one can do
 * without a loan. No button that costs.
 */
export function NoneFits({ groups, personal, search, path, view }: NoneFitsProps) {
  const { answers, block, reasons } = view.messages.offers;
  const counts = hindranceCounts(groups.refused, personal).map(
    ([code, count]) => `${reasons.topics[code]} (${formatNumber(count, view.money)})`,
  );
  const topics = new Intl.ListFormat(view.site.locale, { type: 'conjunction' }).format(counts);
  const loan = nearestLoan(groups.others, personal);
  return (
    <Notice>
      <p>{fill(answers.none, { amount: amountText(search.amount, view), days: termText(search.days, view) })}</p>
      <p>{fill(answers.hindrances, { topics })}</p>
      {loan && (
        <LinkArrow href={`${path}${searchQuery({ ...withoutFilters(search), ...loan })}`}>
          {fill(answers.otherLoan, { loan: loanText(loan, view) })}
        </LinkArrow>
      )}
      <LinkArrow href={publicPath(view.site, '/landing/rejected/')}>{block.wayOut}</LinkArrow>
    </Notice>
  );
}

/** How many of the open offers each criterion stands in the way of, the most frequent first. */
function hindranceCounts(refused: readonly PricedOffer[], personal: Personal): [ShownReason['code'], number][] {
  const counts = new Map<ShownReason['code'], number>();
  for (const { offerId } of refused.filter(({ isActive }) => isActive)) {
    for (const { code } of hindrancesOf(ownFit(personal, offerId))) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The loan nearest to the requested one that an open offer lends, and does not refuse to the visitor. */
function nearestLoan(others: readonly PricedOffer[], personal: Personal) {
  const cost = others.find(
    ({ offerId, isActive, shownCost }) =>
      isActive && shownCost.kind === 'known' && hindrancesOf(ownFit(personal, offerId)).length === 0,
  )?.shownCost;
  return cost?.kind === 'known' ? loanOfCost(cost) : undefined;
}
