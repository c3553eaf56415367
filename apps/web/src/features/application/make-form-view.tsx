import 'server-only';
import { fixedPath, publicPath } from '@prestafaro/addresses';
import { type FormStep, isOnOnePage } from '@prestafaro/application';
import { countryOf, type NumberProblem } from '@prestafaro/countries';
import type { ReactNode } from 'react';
import { type ConsentText, consentTexts, wordingVersion } from '@/features/application/consent-texts';
import type { DrawnArm } from '@/features/application/drawn-arms';
import { commonFaults, faultMessage, ownFaults } from '@/features/application/fault-messages';
import { fieldNames } from '@/features/application/field-names';
import { descriptionOf, type FormPlace, limitsOf } from '@/features/application/form-place';
import type {
  ConsentView,
  FormMessages,
  FormView,
  LoanFacts,
  LoanView,
  StepView,
} from '@/features/application/form-view';
import { loanFigures } from '@/features/application/loan-figures';
import { questionView } from '@/features/application/question-view';
import { stepMessages } from '@/features/application/step-messages';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { adjustedText } from '@/shell/loan/amounts';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { type LoanSlider, loanAmountSlider, termSlider } from '@/shell/loan/loan-sliders';
import type { RequestedLoan } from '@/shell/loan/requested-loan';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';
import styles from './application-form.module.css';

export interface FormRequest {
  readonly place: FormPlace;
  readonly requested: RequestedLoan;
  /** The loans of the site. */
  readonly loans: SiteLoans;
  readonly now: Date;
  /** The idempotency key of the form: new for each visitor. */
  readonly key: string;
  /** The arm of an experiment for which the form is drawn, if the arms differ. */
  readonly drawn?: DrawnArm | undefined;
}

/** The form of a page. */
export function makeFormView(request: FormRequest, view: SiteView): FormView {
  const { loans, now, key, drawn } = request;
  const isB = drawn?.arm.endsWith('-B') === true;
  const { site, messages, money } = view;
  const asked: FormPlace = { ...request.place, arm: drawn?.arm ?? null };
  // A page asks for both arms, and only the one on one page may ask for document and account.
  const isIdentityAsked = asked.isIdentityAsked && (!drawn || isOnOnePage(site.country, asked));
  const place = { ...asked, isIdentityAsked };
  const consents = consentTexts(site, place.arm, messages);
  const { steps } = descriptionOf(site, place);
  return {
    // Both forms of an experiment are in one page.
    id: isB ? 'application-b' : 'application',
    drawn,
    name: place.version ? `${place.form}.${place.version}` : place.form,
    steps: steps.map((step, index) => stepView(step, index === steps.length - 1, request, view)),
    sliders: {
      amount: { ...loanAmountSlider(view, loans), ...askedNumber('amount', steps, request, view) },
      days: { ...termSlider(view, loans), ...askedNumber('days', steps, request, view) },
    },
    consents: consents.map((consent) => consentView(consent, view)),
    loan: loanView(request, view),
    check: { country: site.country, limits: limitsOf(loans), decimalSeparator: money.decimalSeparator },
    faults: { common: commonFaults({ now }, view), mend: messages.application.notices.mend },
    key,
    hidden: {
      [fieldNames.locale]: site.locale,
      [fieldNames.form]: place.form,
      [fieldNames.version]: String(place.version ?? ''),
      [fieldNames.identityAsked]: place.isIdentityAsked ? '1' : '',
      [fieldNames.arm]: isB ? (place.arm ?? '') : '',
      [fieldNames.consentVersion]: wordingVersion(consents),
    },
    storageKey: `pf_form:${place.form}:${site.locale}`,
    messages: formMessages(view),
  };
}

/** The requested number of a slider. Its messages are those that the server sends for the same question. */
function askedNumber(
  name: 'amount' | 'days',
  steps: readonly FormStep[],
  { requested, loans, now }: FormRequest,
  view: SiteView,
): Pick<LoanSlider, 'defaultValue' | 'typed' | 'typedUnit'> & Partial<Pick<LoanSlider, 'problems'>> {
  const { typed } = requested;
  const asked = { defaultValue: requested[name], typed: typed[name], typedUnit: typed.unit };
  const question = steps.flatMap(({ questions }) => questions).find((each) => each.name === name);
  if (!question) return asked;
  const message = (code: NumberProblem) => faultMessage(question, code, { limits: limitsOf(loans), now }, view);
  const problems = {
    missing: message('missing'),
    invalid: message('invalid'),
    ambiguous: message('ambiguous'),
    'not-whole': message('not-whole'),
    'too-low': message('too-low'),
    'too-high': message('too-high'),
  };
  return { ...asked, problems };
}

function stepView(step: FormStep, isLast: boolean, { loans, now }: FormRequest, view: SiteView): StepView {
  const { name: shortName, title, lead, why } = stepMessages(step, view.messages);
  return {
    name: step.name,
    shortName,
    title,
    lead,
    why: why && <Why summary={view.messages.application.steps.whyTitle} text={why} />,
    questions: step.questions.map((question) => ({
      ...questionView(question, view, now),
      faults: ownFaults(question, { limits: limitsOf(loans), now }, view),
    })),
    hasConsents: isLast,
  };
}

function Why({ summary, text }: { summary: string; text: string }) {
  return (
    <Disclosure summary={summary}>
      <Text size="note" className={styles.why}>
        {text}
      </Text>
    </Disclosure>
  );
}

/** The links open in a new window, so that a visitor who reads the terms does not leave the form. */
function consentView({ purpose, isRequired, textVersion }: ConsentText, { site, messages }: SiteView): ConsentView {
  const whenUnticked = new Map<string, string>(Object.entries(messages.application.faults.consents)).get(purpose);
  const { texts, links, required } = messages.application.consents;
  const link = (page: 'terms' | 'privacy' | 'partners'): ReactNode => (
    <AppLink href={publicPath(site, fixedPath(site.locale, page))} target="_blank">
      {links[page]}
    </AppLink>
  );
  const values = { terms: link('terms'), privacy: link('privacy'), partners: link('partners') };
  const text = <FillPlaceholders message={texts[purpose]} values={values} />;
  return {
    purpose,
    textVersion,
    whenUnticked,
    label: isRequired ? <FillPlaceholders message={required} values={{ text }} /> : text,
  };
}

function loanView({ requested, loans, now }: FormRequest, view: SiteView): LoanView {
  const { amount, days, choice } = requested;
  const facts = loanFacts({ loans, now }, view);
  return {
    ...facts,
    requested: { amount, days },
    figures: loanFigures({ amount, days }, facts),
    isRequested: choice !== 'none',
    note: choice === 'adjusted' ? adjustedText(requested, view) : undefined,
  };
}

/** What the figures of a loan are written with. */
export function loanFacts({ loans, now }: Pick<FormRequest, 'loans' | 'now'>, view: SiteView): LoanFacts {
  const { site, messages, money } = view;
  return {
    rates: ratesOf(loans),
    lent: loans.lent,
    terms: messages.simulator.terms,
    percentSign: site.percentSign,
    messages: messages.loanSummary,
    termForms: { days: messages.units.days, months: messages.units.months },
    money,
    locale: site.locale,
    language: site.language,
    timeZone: countryOf(site.country).timeZone,
    now: now.getTime(),
  };
}

function formMessages({ messages: { application, challenge } }: SiteView): FormMessages {
  const { dateParts, choose, submit, sending, honeypot, saved, steps, consents } = application;
  const { label, position, spoken, next, back, change, unanswered, sent } = steps;
  return {
    dateParts,
    choose,
    submit,
    sending,
    honeypot,
    saved,
    steps: { label, position, spoken, next, back, change, unanswered, sent },
    consents: { legend: consents.legend, hint: consents.hint },
    sendAgain: challenge.again,
    lost: application.notices.lost,
  };
}
