import type { ApplicationFormName, FormVersion } from '@prestafaro/types/application';
import type { CountryCode } from '@prestafaro/types/country';
import { armIn } from '@prestafaro/types/experiment';
import type { FieldStep } from './fields/field.ts';
import { fieldQuestions } from './fields/fields.ts';
import type { FormDescription, FormQuestion, FormStep, StepName } from './form-description.ts';

/** What decides which questions a form has, besides the country. */
export interface FormOptions {
  /** The page that asks: `/application/`, `/reg/` or `/reg2/`. */
  readonly form: ApplicationFormName;
  /** `?ver=` of a registration; null is the standard form. `/application/` has one form only. */
  readonly version: FormVersion | null;
  /** `0298.1-B`; null without an experiment. */
  readonly arm: string | null;
  /** Whether lenders that match need the account (R21). */
  readonly isAccountAsked: boolean;
}

/**
 * The form of a country, step by step. Fields, their order, their schema and their hints all come from here.
 * `/application/` is the long form, except in arm A of experiment 0298.1; the registrations are short everywhere (decisions,
 * "Routing"): standard, contact first in two steps (2), or all in one (3). The account is always a step of its own.
 */
export function applicationForm(country: CountryCode, options: FormOptions): FormDescription {
  const steps = isLong(country, options) ? longForm(country) : shortForm(country, options);
  return { steps: options.isAccountAsked ? withAccount(steps, country) : steps };
}

function isLong(country: CountryCode, { form, arm }: FormOptions): boolean {
  return form === 'application' && armIn(country, '0298.1', arm) !== 'A';
}

function longForm(country: CountryCode): readonly FormStep[] {
  const steps = (['loan', 'contact', 'identity', 'income'] as const).map((name) =>
    step(name, questionsOf(name, country, true)),
  );
  return [...steps, consents];
}

function shortForm(country: CountryCode, { form, version }: FormOptions): readonly FormStep[] {
  const loan = questionsOf('loan', country, false);
  const contact = questionsOf('contact', country, false);
  const income = questionsOf('income', country, false);
  if (form === 'application') return [step('loan', loan), step('contact', contact), step('income', income), consents];
  if (version === 2) return [step('contact', contact), step('loan', [...loan, ...income])];
  if (version === 3) return [step('contact', [...loan, ...contact, ...income])];
  return [step('loan', loan), step('contact', [...contact, ...income]), consents];
}

function withAccount(steps: readonly FormStep[], country: CountryCode): readonly FormStep[] {
  const account = step('account', questionsOf('account', country, true));
  return [...steps.filter((each) => each !== consents), account, ...steps.filter((each) => each === consents)];
}

function questionsOf(name: FieldStep, country: CountryCode, isLongForm: boolean): readonly FormQuestion[] {
  return fieldQuestions
    .filter(({ field }) => field.step === name && (isLongForm || !field.isLongFormOnly))
    .flatMap(({ name: question, question: { ask } }) => {
      const asked = ask(country);
      return asked ? [{ isSecret: false, ...asked, name: question }] : [];
    });
}

const consents: FormStep = { name: 'consents', questions: [] };

function step(name: StepName, questions: readonly FormQuestion[]): FormStep {
  return { name, questions };
}
