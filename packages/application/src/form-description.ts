import type { AccountKind, CalendarDate, DocumentKind } from '@prestafaro/countries';
import type { EmploymentKind, LoanPurpose } from '@prestafaro/types/application';

/** The questions of the application. Each is asked at most once, in the step of its form. */
export type AnswerName =
  | 'amount'
  | 'days'
  | 'purpose'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'phone'
  | 'email'
  | 'documentKind'
  | 'document'
  | 'employment'
  | 'monthlyIncome'
  | 'inDefaultRegister'
  | 'hasBankAccount'
  | 'accountKind'
  | 'account'
  | 'bank'
  | 'branchCode';

/** How a question is answered. `date` is typed as `YYYY-MM-DD`, which the form joins from three fields. */
export type AnswerControl =
  | 'amount'
  | 'days'
  | 'choice'
  | 'yes-no'
  | 'line'
  | 'date'
  | 'phone'
  | 'email'
  | 'money'
  | 'document'
  | 'account';

export interface FormQuestion {
  readonly name: AnswerName;
  readonly control: AnswerControl;
  readonly isRequired: boolean;
  /** Values of a `choice`; their words are in the message catalogues. */
  readonly options?: readonly string[];
  readonly maxLength: number;
  /** The HTML `autocomplete` token. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  /** How a value is written, for the hint: `12345678Z`. The same in every language. */
  readonly example?: string;
  /** Never kept on the visitor's device. */
  readonly isSecret: boolean;
}

export type StepName = 'loan' | 'contact' | 'identity' | 'income' | 'account' | 'consents';

export interface FormStep {
  readonly name: StepName;
  readonly questions: readonly FormQuestion[];
}

/** The boxes of consent stand at the end of the last step, which is `consents` itself unless the form joins steps. */
export interface FormDescription {
  readonly steps: readonly FormStep[];
}

/** The answers after checking: whole units of the currency, E.164, normalised documents and accounts. Null was not asked or not said. */
export interface ApplicationAnswers {
  readonly amount: number;
  readonly days: number;
  readonly purpose: LoanPurpose | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: CalendarDate;
  /** Whole years, today in the country. */
  readonly age: number;
  readonly phone: string;
  readonly email: string;
  readonly document: { readonly kind: DocumentKind; readonly number: string } | null;
  readonly employment: EmploymentKind | null;
  readonly monthlyIncome: number | null;
  readonly inDefaultRegister: boolean | null;
  readonly hasBankAccount: boolean | null;
  readonly account: {
    readonly kind: AccountKind;
    readonly number: string;
    readonly bank: string | null;
    readonly branchCode: string | null;
  } | null;
}
