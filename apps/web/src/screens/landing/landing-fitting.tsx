import { formatNumber } from '@prestafaro/countries';
import type { SiteOffer } from '@/features/offers/load-offers';
import { exampleOfOffers } from '@/features/offers/offer-example';
import { listFacts } from '@/features/offers/personal/list-facts';
import { PersonalNote } from '@/features/offers/personal/personal-note';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import { selectOffers } from '@/features/offers/search/select-offers';
import { pagePath } from '@/features/page/load-page';
import { fill, fillCount } from '@/messages/fill';
import { AllOffers } from '@/screens/landing/all-offers';
import { BestOffers } from '@/screens/landing/best-offers';
import { ChooseAmount } from '@/screens/landing/choose-amount';
import type { LandingProps } from '@/screens/landing/landing-props';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { FlowPage } from '@/shell/page-frame/flow-page';

/**
 * `/landing/rejected*` for an applicant whom offers fit: how many, how many of them are open, and the first of these. With none open what one
 * can do without a loan comes first.
 */
export function LandingFitting({
  page,
  offers,
  loans,
  fitting,
  view,
  children,
}: LandingProps & { fitting: readonly SiteOffer[] }) {
  const { site, messages, money } = view;
  const { matching, openNow } = messages.process.progress;
  const counts = listFacts(fitting, offers.personal);
  const isAnyOpen = counts.open > 0;
  const requested = requestedLoan(offers.personal, view);
  const open = fitting.filter(({ isActive }) => isActive);
  const { offers: priced } = selectOffers(open, { ...requested, filters: [], sort: 'total' }, view);
  return (
    <FlowPage
      title={fillCount(site.language, counts.fitting, matching, formatNumber(counts.fitting, money))}
      lead={`${fill(openNow, { count: formatNumber(counts.open, money) })}.`}
      path={pagePath(site.locale, page)}
      view={view}
      isWide
      {...(isAnyOpen ? { after: children } : { before: children })}
    >
      <PersonalNote personal={offers.personal} view={view} />
      {isAnyOpen && (
        <>
          <ExampleCard example={exampleOfOffers(priced, requested, view)} view={view} level={2} />
          <BestOffers offers={offers} of={fitting} isBare level={2} view={view} />
        </>
      )}
      <AllOffers requested={requested} view={view} />
      <ChooseAmount requested={requested} loans={loans} view={view} />
    </FlowPage>
  );
}
