import { formatNumber, publicPath } from '@prestafaro/countries';
import styles from '@/features/landing/landing.module.css';
import { askedLoan, type LandingProps } from '@/features/landing/landing-props';
import { OffersFailed, type SiteOffer, searchQuery } from '@/features/offers';
import { pagePath } from '@/features/page';
import { FlowPage } from '@/site/frame/flow-page';
import { fill, fillCount } from '@/site/messages/fill';
import type { SiteView } from '@/site/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

/** `/landing/redirector/`: how many offers there truly are, and the way to all of them (specification §2). */
export function LandingRedirector({ page, offers, view, children }: LandingProps) {
  const { answer } = offers;
  const path = `${publicPath(view.site, '/offers/')}${searchQuery(askedLoan({ offers, view }))}`;
  return (
    <FlowPage title={page.title} lead={page.lead} path={pagePath(view.site.locale, page)} view={view} after={children}>
      {answer.state === 'failed' ? (
        <OffersFailed view={view} href="./" />
      ) : (
        <>
          <p className={styles.checked}>
            <span>{view.messages.journey.landing.checking}</span>
            <strong>{availableText(answer.offers, view)}</strong>
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

/** `Hay 11 ofertas de 9 entidades`. An offer whose lender nobody names counts as one of its own. */
function availableText(offers: readonly SiteOffer[], { site, messages, money }: SiteView): string {
  const { landing, process } = messages.journey;
  if (offers.length === 0) return landing.noneAvailable;
  const lenders = new Set(offers.map(({ lender, header }) => lender?.slug ?? header)).size;
  const counted = (count: number, forms: typeof process.offersChecked) =>
    fillCount(site.language, count, forms, formatNumber(count, money));
  return fill(landing.available, {
    offers: counted(offers.length, process.offersChecked),
    lenders: counted(lenders, process.lendersChecked),
  });
}
