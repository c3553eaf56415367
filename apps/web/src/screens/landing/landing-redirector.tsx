import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { OffersFailed } from '@/features/offers/offers-state';
import { type ListFacts, listFacts } from '@/features/offers/personal/list-facts';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import { searchQuery } from '@/features/offers/search/offer-search';
import { pagePath } from '@/features/page/load-page';
import { fill, fillCount } from '@/messages/fill';
import styles from '@/screens/landing/landing.module.css';
import type { LandingProps } from '@/screens/landing/landing-props';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

/** `/landing/redirector/`: the true number of open offers, and a link to all of them (specification §2). */
export function LandingRedirector({ page, offers, view, children }: LandingProps) {
  const { answer } = offers;
  const path = `${publicPath(view.site, '/offers/')}${searchQuery(requestedLoan(offers.personal, view))}`;
  return (
    <FlowPage title={page.title} lead={page.lead} path={pagePath(view.site.locale, page)} view={view} after={children}>
      {answer.state === 'failed' ? (
        <OffersFailed view={view} href="./" />
      ) : (
        <>
          <p className={styles.checked}>
            <span>{view.messages.process.landing.checking}</span>
            <strong>{availableText(listFacts(answer.offers, offers.personal), view)}</strong>
          </p>
          <Row>
            <ButtonLink href={path} size="large">
              {view.messages.offers.block.all}
            </ButtonLink>
          </Row>
        </>
      )}
    </FlowPage>
  );
}

/** `Abiertas a solicitudes ahora: 11 ofertas de 9 entidades`. */
function availableText({ open, openLenders }: ListFacts, { site, messages, money }: SiteView): string {
  const { landing, progress } = messages.process;
  if (open === 0) return landing.noneAvailable;
  const counted = (count: number, forms: typeof progress.offersChecked) =>
    fillCount(site.language, count, forms, formatNumber(count, money));
  return fill(landing.available, {
    offers: counted(open, progress.offersChecked),
    lenders: counted(openLenders, progress.lendersChecked),
  });
}
