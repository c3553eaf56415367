import { publicPath } from '@prestafaro/addresses';
import { isLent, termsOfAmount } from '@prestafaro/lending';
import { type OfferSearch, searchQuery, withoutFilters } from '@/features/offers/search/offer-search';
import { fill } from '@/messages/fill';
import { amountText, termText } from '@/shell/loan/amounts';
import type { SiteLoans } from '@/shell/loan/loan-range';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/empty-state/empty-state';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Notice } from '@/ui/notice/notice';

interface StateProps {
  view: SiteView;
  level?: 2 | 3;
}

/**
 * The feeds could not be loaded (specification §8).
 * @param href the address for a retry, with the visitor's query. On the page itself it begins with `?` or `.`, so that
 * the browser loads the page again and not from memory.
 */
export function OffersFailed({ view, href, level = 2 }: StateProps & { href: string }) {
  const { states } = view.messages.offers;
  return (
    <EmptyState title={states.failedTitle} level={level} actions={<ButtonLink href={href}>{states.retry}</ButtonLink>}>
      <p>{states.failedText}</p>
    </EmptyState>
  );
}

/** No offers are published, or the operator has configured no feed. */
export function NoOffers({ view, level = 2 }: StateProps) {
  const { offers, navigation } = view.messages;
  return (
    <EmptyState
      title={offers.states.emptyTitle}
      level={level}
      actions={
        <ButtonLink look="secondary" href={publicPath(view.site, '/')}>
          {navigation.home}
        </ButtonLink>
      }
    >
      <p>{offers.states.emptyText}</p>
    </EmptyState>
  );
}

interface NoneLendsProps {
  view: SiteView;
  search: Pick<OfferSearch, 'amount' | 'days'>;
  loans: SiteLoans;
}

/** There are offers, and none that is open lends the loan: which terms the amount has. The nearest ones stand below. */
export function NoneLends({ view, search, loans }: NoneLendsProps) {
  const amount = amountText(search.amount, view);
  const terms = isLent(search, loans.lent) ? null : termsOfAmount(search.amount, loans.lent);
  return (
    <Notice>
      <p>{fill(view.messages.offers.groups.none, { amount, days: termText(search.days, view) })}</p>
      {terms && (
        <p>
          {fill(view.messages.simulator.terms, {
            amount,
            min: termText(terms.minDays, view),
            max: termText(terms.maxDays, view),
          })}
        </p>
      )}
    </Notice>
  );
}

/** No open offer admits the readers of a page for its loan: what one can do without a loan, and no button that costs. */
export function NoneAdmits({ view, search }: { view: SiteView; search: Pick<OfferSearch, 'amount' | 'days'> }) {
  const { none, wayOut } = view.messages.offers.block;
  const words = { amount: amountText(search.amount, view), days: termText(search.days, view) };
  return (
    <Notice>
      <p>{fill(none, words)}</p>
      <LinkArrow href={publicPath(view.site, '/landing/rejected/')}>{wayOut}</LinkArrow>
    </Notice>
  );
}

/** There are offers, and none passes the filters: the link back to them keeps amount, term and order. */
export function NothingPasses({ view, search, path }: { view: SiteView; search: OfferSearch; path: string }) {
  const { states, search: messages } = view.messages.offers;
  return (
    <EmptyState
      title={states.filteredTitle}
      level={2}
      actions={<ButtonLink href={`${path}${searchQuery(withoutFilters(search))}`}>{messages.clear}</ButtonLink>}
    >
      <p>{states.filteredText}</p>
    </EmptyState>
  );
}
