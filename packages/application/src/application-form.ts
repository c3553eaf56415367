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
  /** Whether it asks for document and account too. Our pages do so on one page, and only if a lender of the site receives applications. */
  readonly isIdentityAsked: boolean;
}

/**
 * The form of a country, step by step. Fields, their order, their schema and their hints all come from here. Every form asks what the
 * matching needs and the contact. One that asks for document and account too lets them be left out: they are asked at the pick of an offer
 * ({@link pickQuestions}).
 */
export function applicationForm(country: CountryCode, options: FormOptions): FormDescription {
  return { steps: stepsOf(country, options) };
}

function stepsOf(country: CountryCode, options: FormOptions): readonly FormStep[] {
  const { form, version, isIdentityAsked } = options;
  const loan = questionsOf('loan', country);
  const income = questionsOf('income', country);
  const identity = isIdentityAsked ? pickQuestions(country, ['document', 'account']).map(optional) : [];
  const contact = [...questionsOf('contact', country), ...identity];
  if (isOnOnePage(country, options)) return [step('contact', [...loan, ...income, ...contact])];
  if (form === 'application') return [step('loan', loan), step('income', income), step('contact', contact), consents];
  if (version === 2) return [step('contact', contact), step('loan', [...loan, ...income])];
  return [step('loan', loan), step('contact', [...contact, ...income]), consents];
}

/** Version 3 of a registration, and arm B of experiment 0298.1: the long form of the specification. */
export function isOnOnePage(
  country: CountryCode,
  { form, version, arm }: Omit<FormOptions, 'isIdentityAsked'>,
): boolean {
  return form === 'application' ? armIn(country, '0298.1', arm) === 'B' : version === 3;
}

/** The parts of an application that are asked where a lender receives them. */
export type PickPart = 'document' | 'account';

/** The questions at the pick of an offer whose lender receives these parts, each of which must be answered. */
export function pickQuestions(country: CountryCode, parts: readonly PickPart[]): readonly FormQuestion[] {
  const steps = { document: 'identity', account: 'account' } as const;
  return parts.flatMap((part) => questionsOf(steps[part], country)).map((each) => ({ ...each, isRequired: true }));
}

const optional = (question: FormQuestion): FormQuestion => ({ ...question, isRequired: false });

function questionsOf(name: FieldStep, country: CountryCode): readonly FormQuestion[] {
  return fieldQuestions
    .filter(({ field }) => field.step === name)
    .flatMap(({ name: question, question: { ask } }) => {
      const asked = ask(country);
      return asked ? [{ isSecret: false, ...asked, name: question }] : [];
    });
}

const consents: FormStep = { name: 'consents', questions: [] };

function step(name: StepName, questions: readonly FormQuestion[]): FormStep {
  return { name, questions };
}
