import type { CountryCode } from '@prestafaro/types/country';
import type { AnswerReader } from './reading.ts';

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

/** A question as the form of a country asks it. */
export interface AskedQuestion {
  readonly control: AnswerControl;
  readonly isRequired: boolean;
  /** Values of a `choice`; their labels are in the message catalogues. */
  readonly options?: readonly string[];
  readonly maxLength: number;
  /** The HTML `autocomplete` token. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  /** How a value is written, for the hint: `12345678Z`. The same in every language. */
  readonly example?: string;
  /** Never kept on the visitor's device. */
  readonly isSecret?: boolean;
}

/** A question of a field, and how its answer is read. */
export interface Question<Value> {
  /** @returns null where the country does not ask it */
  ask(country: CountryCode): AskedQuestion | null;
  readonly read: AnswerReader<Value>;
}
