import type { AnswerContext, AnswerControl, AnswerName, AnswerProblemCode, StepName } from '@prestafaro/application';
import type { Locale, PercentSign } from '@prestafaro/countries';
import type { CeilingRates } from '@prestafaro/lending';
import type { FormConsent } from '@prestafaro/types/consent-purpose';
import type { CountryCode } from '@prestafaro/types/country';
import type { ReactNode } from 'react';
import type { DrawnArm } from '@/features/application/drawn-arms';
import type { AnyPlural, Messages } from '@/messages/message-shape';
import type { CeilingTexts } from '@/shell/loan/ceiling-texts';
import type { LoanSlider } from '@/shell/loan/loan-sliders';
import type { LentSite } from '@/shell/loan/other-terms';

/** The messages of the problems of an answer, by code, with the site's limits. */
export type FaultMessages = Readonly<Partial<Record<AnswerProblemCode, string>>>;

/** A question with all its texts, ready to be rendered. */
export interface QuestionView {
  readonly name: AnswerName;
  readonly control: AnswerControl;
  readonly label: string;
  readonly hint: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly maxLength: number;
  readonly autoComplete: string | undefined;
  readonly inputMode: 'numeric' | 'tel' | 'email' | 'text' | undefined;
  /** Never kept on the visitor's device. */
  readonly isSecret: boolean;
  readonly isRequired: boolean;
  /** The currency symbol. */
  readonly unitBefore: string | undefined;
  readonly unitAfter: string | undefined;
  /** The messages that differ from those of all questions. */
  readonly faults: FaultMessages;
}

export interface StepView {
  readonly name: StepName;
  /** In the list of steps. */
  readonly shortName: string;
  readonly title: string;
  readonly lead: string;
  /** Why the form asks for these data, folded away (R21). */
  readonly why: ReactNode;
  readonly questions: readonly QuestionView[];
  /** The consent boxes stand at its end. */
  readonly hasConsents: boolean;
}

export interface ConsentView {
  readonly purpose: FormConsent;
  /** The text with its links. */
  readonly label: ReactNode;
  /** Identifies the text. A box with another text is another box, which is not ticked. */
  readonly textVersion: string;
  /** The message of a required box that is not ticked; undefined for an optional one. */
  readonly whenUnticked: string | undefined;
}

/** What the figures of a loan are written with. */
export interface LoanFacts extends LentSite {
  readonly rates: CeilingRates;
  readonly percentSign: PercentSign;
  readonly messages: Messages['loanSummary'];
  readonly locale: Locale;
  readonly timeZone: string;
  /** The time of rendering, in milliseconds. */
  readonly now: number;
}

/** The most that a loan costs, as texts. */
export interface LoanFigures extends Readonly<Omit<CeilingTexts, 'instalments'>> {
  /** The loan: units of the currency, and days. */
  readonly amount: number;
  readonly days: number;
  readonly term: string;
  /** The payments; null for one payment, on the due date. */
  readonly instalments: string | null;
  readonly due: { readonly iso: string; readonly text: string };
  /** The terms of the amount, if no offer lends it for the chosen one. */
  readonly otherTerms: string | null;
}

/** The data of the loan summary beside the form. */
export interface LoanView extends LoanFacts {
  readonly requested: { readonly amount: number; readonly days: number };
  /** Those of the requested loan. */
  readonly figures: LoanFigures;
  /** The address asks for this loan, so it replaces the loan that the device has saved. */
  readonly isRequested: boolean;
  /** States that the loan in the address is refused and `requested` is shown instead, as long as it is. */
  readonly note: string | undefined;
}

/** A form of a site as plain data, which the client component renders with or without scripts. */
export interface FormView {
  /** Form and version, as events name it: `reg.2`. */
  readonly name: string;
  /** Anchor of the form, and the beginning of the ids in it. */
  readonly id: string;
  /** The arm for which it is drawn, if the form differs between the arms of the experiment that runs. */
  readonly drawn: DrawnArm | undefined;
  readonly steps: readonly StepView[];
  readonly sliders: { readonly amount: LoanSlider; readonly days: LoanSlider };
  readonly consents: readonly ConsentView[];
  readonly loan: LoanView;
  /** With what the browser checks the answers; the day is that of the check. */
  readonly check: Omit<AnswerContext, 'today'> & { readonly country: CountryCode };
  readonly faults: {
    readonly common: Readonly<Record<AnswerProblemCode, string>>;
    /** Heading of the list of what has to be mended. */
    readonly mend: AnyPlural;
  };
  /** The idempotency key, new for each visitor, or the placeholder that it replaces when the page is sent. */
  readonly key: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** The key under which the visitor's browser saves the answers. */
  readonly storageKey: string;
  readonly messages: FormMessages;
}

type Section = Messages['application'];

export type FormMessages = Pick<Section, 'dateParts' | 'choose' | 'submit' | 'sending' | 'honeypot' | 'saved'> & {
  readonly steps: Pick<
    Section['steps'],
    'label' | 'position' | 'spoken' | 'next' | 'back' | 'change' | 'unanswered' | 'sent'
  >;
  readonly consents: Pick<Section['consents'], 'legend' | 'hint'>;
  readonly sendAgain: string;
  readonly lost: Section['notices']['lost'];
};

/** The props of a question's component. */
export interface QuestionProps {
  readonly view: FormView;
  readonly question: QuestionView;
  /** The texts that were typed before, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

/** Id of a question. A control with several fields adds a suffix for each. */
export function questionId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
