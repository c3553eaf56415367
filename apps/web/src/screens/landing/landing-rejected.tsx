import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import type { OwnMatching } from '@/cms/own-matching';
import { OffersFailed } from '@/features/offers/offers-state';
import { PersonalNote } from '@/features/offers/personal/personal-note';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import { searchQuery } from '@/features/offers/search/offer-search';
import { pagePath } from '@/features/page/load-page';
import { fill, fillCount } from '@/messages/fill';
import { type Alternatives, alternativesFor, hindrances } from '@/screens/landing/alternatives';
import { BestOffers } from '@/screens/landing/best-offers';
import { ChooseAmount } from '@/screens/landing/choose-amount';
import styles from '@/screens/landing/landing.module.css';
import { LandingFitting } from '@/screens/landing/landing-fitting';
import type { LandingProps } from '@/screens/landing/landing-props';
import { amountText, daysText } from '@/shell/loan/amounts';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Text } from '@/ui/text/text';

/** More reasons would not make it clearer. */
const maxHindrances = 4;

/**
 * `/landing/rejected/` and `rejected2`: why no offer fits, which loans would, and a form for another amount. The
 * editor's title congratulates, so it is shown only above real offers; otherwise our own text states that there are
 * none (decisions, "Offers"). An applicant whom some offers fit sees those instead.
 */
export function LandingRejected({ page, offers, view, children }: LandingProps) {
  const { answer, personal } = offers;
  const alternatives = answer.state === 'failed' ? undefined : alternativesFor(personal, answer.offers);
  if (alternatives && alternatives.fitting.length > 0) {
    return (
      <LandingFitting page={page} offers={offers} fitting={alternatives.fitting} view={view}>
        {children}
      </LandingFitting>
    );
  }
  const [title, lead] = headOf({ page, offers, view }, alternatives);
  return (
    <FlowPage title={title} lead={lead} path={pagePath(view.site.locale, page)} view={view} isWide after={children}>
      <PersonalNote personal={personal} view={view} />
      {personal.state === 'own' && <Hindrances matching={personal.matching} view={view} />}
      {alternatives && <OtherLoans alternatives={alternatives} offers={offers} view={view} />}
      <ChooseAmount requested={requestedLoan(offers.personal, view)} view={view} />
      {alternatives ? (
        <Others alternatives={alternatives} offers={offers} view={view} />
      ) : (
        <OffersFailed view={view} href="./" />
      )}
    </FlowPage>
  );
}

/**
 * A visitor without an application is told that nothing was compared. While the application cannot be read, the page neither congratulates nor states that there are no
 * offers.
 */
function headOf({ page, offers, view }: Omit<LandingProps, 'children'>, alternatives: Alternatives | undefined) {
  const { landing, progress } = view.messages.process;
  if (offers.personal.state === 'anonymous') return [landing.strangerTitle, landing.strangerText] as const;
  if (offers.personal.state === 'failed') return [progress.awayTitle, progress.awayText] as const;
  return alternatives?.isReal
    ? ([page.title, page.lead] as const)
    : ([landing.nothingTitle, landing.nothingText] as const);
}

/** The hindrances as text, without a figure of the person (R24). */
function Hindrances({ matching, view }: { matching: OwnMatching; view: SiteView }) {
  const { landing } = view.messages.process;
  const { reasons } = view.messages.offers;
  const { language } = view.site;
  const found = hindrances(matching).slice(0, maxHindrances);
  if (found.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="why">
      <h2 id="why">{landing.whyTitle}</h2>
      <Text isQuiet>{landing.whyText}</Text>
      <ul className={styles.reasons}>
        {found.map(({ code, count }) => (
          <li key={code}>
            {fill(landing.why, {
              reason: reasons.unmet[code],
              offers: fillCount(language, count, landing.whyOffers, formatNumber(count, view.money)),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PartProps = Pick<LandingProps, 'offers' | 'view'> & { alternatives: Alternatives };

/** The loans that would fit: links to their offers, and the offers themselves. */
function OtherLoans({ alternatives: { otherLoans, forOtherLoans }, offers, view }: PartProps) {
  const messages = view.messages.process.landing;
  if (otherLoans.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="other-loan">
      <h2 id="other-loan">{messages.otherLoanTitle}</h2>
      <Text>{messages.otherLoanText}</Text>
      <ul className={styles.loans}>
        {otherLoans.map((loan) => (
          <li key={`${loan.amount} ${loan.days}`}>
            <LinkArrow href={`${publicPath(view.site, '/offers/')}${searchQuery(loan)}`}>
              {fill(messages.otherLoan, { amount: amountText(loan.amount, view), days: daysText(loan.days, view) })}
            </LinkArrow>
          </li>
        ))}
      </ul>
      <ExampleCard view={view} level={3} />
      <BestOffers offers={offers} of={forOtherLoans} loan={otherLoans[0]} isBare view={view} />
    </section>
  );
}

/** The other offers of the country, for a visitor with whom nothing was compared. Nobody is led to an offer that refuses the application. */
function Others({ alternatives: { others }, offers, view }: PartProps) {
  if (others.length === 0) return null;
  const href = `${publicPath(view.site, '/offers/')}${searchQuery(requestedLoan(offers.personal, view))}`;
  const all = <LinkArrow href={href}>{view.messages.offers.block.all}</LinkArrow>;
  if (offers.personal.state === 'own') return all;
  return (
    <section className={styles.part} aria-labelledby="others">
      <h2 id="others">{view.messages.process.landing.othersTitle}</h2>
      <ExampleCard view={view} level={3} />
      <BestOffers offers={offers} of={others} isBare view={view} />
      {all}
    </section>
  );
}
