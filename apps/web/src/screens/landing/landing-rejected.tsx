import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import type { OwnMatching } from '@/cms/own-matching';
import { OffersFailed } from '@/features/offers/offers-state';
import { PersonalNote } from '@/features/offers/personal/personal-note';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import { searchQuery } from '@/features/offers/search/offer-search';
import { pagePath } from '@/features/page/load-page';
import { fill, fillCount } from '@/messages/fill';
import { AllOffers } from '@/screens/landing/all-offers';
import { type Alternatives, alternativesFor, hindrances } from '@/screens/landing/alternatives';
import { ChooseAmount } from '@/screens/landing/choose-amount';
import styles from '@/screens/landing/landing.module.css';
import { LandingFitting } from '@/screens/landing/landing-fitting';
import type { LandingProps } from '@/screens/landing/landing-props';
import { amountText, termText } from '@/shell/loan/amounts';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Text } from '@/ui/text/text';

/** More reasons would not make it clearer. */
const maxHindrances = 4;

/**
 * `/landing/rejected/` and `rejected2`: what one can do without a loan, which the editor writes, then why no offer fits, which loans would,
 * and a form for another amount. No button leads to a lender. The editor's title congratulates, so it is shown only above real offers;
 * otherwise our own text states that there are none (decisions, "Offers"). An applicant whom some offers fit sees those instead.
 */
export function LandingRejected({ page, offers, loans, view, children }: LandingProps) {
  const { answer, personal } = offers;
  const alternatives = answer.state === 'failed' ? undefined : alternativesFor(personal, answer.offers);
  if (alternatives && alternatives.fitting.length > 0) {
    return (
      <LandingFitting page={page} offers={offers} loans={loans} fitting={alternatives.fitting} view={view}>
        {children}
      </LandingFitting>
    );
  }
  const [title, lead] = headOf({ page, offers, view }, alternatives);
  const requested = requestedLoan(personal, view);
  return (
    <FlowPage title={title} lead={lead} path={pagePath(view.site.locale, page)} view={view} isWide before={children}>
      <PersonalNote personal={personal} view={view} />
      {personal.state === 'own' && <Hindrances matching={personal.matching} view={view} />}
      {alternatives && <OtherLoans alternatives={alternatives} requested={requested} view={view} />}
      <ChooseAmount requested={requested} loans={loans} view={view} />
      {alternatives ? <AllOffers requested={requested} view={view} /> : <OffersFailed view={view} href="./" />}
    </FlowPage>
  );
}

/**
 * A visitor without an application is told that nothing was compared. While the application cannot be read, the page neither congratulates nor states that there are no
 * offers.
 */
function headOf(
  { page, offers, view }: Pick<LandingProps, 'page' | 'offers' | 'view'>,
  alternatives: Alternatives | undefined,
) {
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

interface OtherLoansProps {
  alternatives: Alternatives;
  requested: { readonly amount: number; readonly days: number };
  view: SiteView;
}

/** What would have to change: the loans that would fit, how far they are from the requested one, and how many offers then fit. */
function OtherLoans({ alternatives: { otherLoans }, requested, view }: OtherLoansProps) {
  const messages = view.messages.process.landing;
  if (otherLoans.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="other-loan">
      <h2 id="other-loan">{messages.otherLoanTitle}</h2>
      <Text>{messages.otherLoanText}</Text>
      <ul className={styles.loans}>
        {otherLoans.map(({ amount, days, offers }) => (
          <li key={`${amount} ${days}`}>
            <LinkArrow href={`${publicPath(view.site, '/offers/')}${searchQuery({ amount, days })}`}>
              {fill(messages.otherLoan, { amount: amountText(amount, view), days: termText(days, view) })}
            </LinkArrow>{' '}
            ({changesText({ amount, days }, requested, view)}:{' '}
            {fillCount(view.site.language, offers, messages.whyOffers, formatNumber(offers, view.money))})
          </li>
        ))}
      </ul>
    </section>
  );
}

type Loan = OtherLoansProps['requested'];

/** `200 € menos y 30 días más` */
function changesText(loan: Loan, requested: Loan, view: SiteView): string {
  const { less, more } = view.messages.process.landing;
  const change = (difference: number, text: (value: number, view: SiteView) => string) =>
    difference === 0 ? [] : [fill(difference < 0 ? less : more, { value: text(Math.abs(difference), view) })];
  return new Intl.ListFormat(view.site.locale, { type: 'conjunction' }).format([
    ...change(loan.amount - requested.amount, amountText),
    ...change(loan.days - requested.days, termText),
  ]);
}
