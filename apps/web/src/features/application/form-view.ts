import type { AnswerControl, AnswerName, StepName } from '@prestafaro/application';
import type { Language, Locale, MoneyFormat } from '@prestafaro/countries';
import type { FormConsent } from '@prestafaro/types/consent-purpose';
import type { ReactNode } from 'react';
import type { AnyPlural, Messages } from '@/messages/message-shape';
import type { LoanSlider } from '@/shell/loan/loan-sliders';

/** A question with all its words, ready to be drawn. The rules behind it stay on the server. */
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
  /** The sign of the currency. */
  readonly unitBefore: string | undefined;
  readonly unitAfter: string | undefined;
}

export interface StepView {
  readonly name: StepName;
  /** In the list of steps. */
  readonly shortName: string;
  readonly title: string;
  readonly lead: string;
  /** Why these data are asked, folded away (R21). */
  readonly why: ReactNode;
  readonly questions: readonly QuestionView[];
  /** The boxes of consent stand at its end. */
  readonly hasConsents: boolean;
}

export interface ConsentView {
  readonly purpose: FormConsent;
  /** The words with their links. */
  readonly label: ReactNode;
  /** Names the wording: another one is another box, which nobody has ticked. */
  readonly textVersion: string;
}

/** What the loan beside the form is written with. */
export interface LoanView {
  readonly asked: { readonly amount: number; readonly days: number };
  /** The address itself asks for this loan: what the device has kept gives way to it. */
  readonly isAsked: boolean;
  /** What the address asked for was not possible. */
  readonly note: string | undefined;
  readonly nominalRatePercent: number;
  readonly aprText: string;
  readonly messages: Messages['loanSummary'];
  readonly daysForms: AnyPlural;
  readonly money: MoneyFormat;
  readonly locale: Locale;
  readonly language: Language;
  readonly timeZone: string;
  /** When the page was made, in milliseconds. */
  readonly now: number;
}

/** A form of a site as plain data: what the client component draws, with or without scripts. */
export interface FormView {
  /** Anchor of the form, and the beginning of the ids in it. */
  readonly id: string;
  readonly steps: readonly StepView[];
  /** Asked when lenders that match want it (R21). */
  readonly accountStep: StepView | undefined;
  readonly sliders: { readonly amount: LoanSlider; readonly days: LoanSlider };
  readonly consents: readonly ConsentView[];
  readonly loan: LoanView;
  /** Fresh with each rendering (decisions, "The loan journey"). */
  readonly key: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** Where the visitor's browser keeps what is typed. */
  readonly storageKey: string;
  readonly messages: FormMessages;
}

type Section = Messages['application'];

export type FormMessages = Pick<
  Section,
  'dateParts' | 'choose' | 'submit' | 'sending' | 'honeypot' | 'account' | 'saved'
> & {
  readonly steps: Pick<Section['steps'], 'label' | 'position' | 'spoken' | 'next' | 'back' | 'checking'>;
  readonly consents: Pick<Section['consents'], 'legend' | 'hint'>;
  readonly challenge: Pick<Section['challenge'], 'working' | 'failed' | 'again'>;
  readonly lost: Section['notices']['lost'];
};

/** What a question is drawn from. */
export interface QuestionProps {
  readonly view: FormView;
  readonly question: QuestionView;
  /** What was typed before, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

/** Id of a question; a control with several fields has further ones behind it. */
export function questionId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
