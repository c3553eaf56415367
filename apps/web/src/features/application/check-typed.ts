import { checkStep } from '@prestafaro/application/check-step';
import { type CountryRules, dateIn } from '@prestafaro/countries';
import { consentName } from '@/features/application/field-names';
import type { FormAnswer } from '@/features/application/form-answer';
import type { FormView, StepView } from '@/features/application/form-view';
import { fieldReader, typedAnswer } from '@/features/application/typed-answer';
import { fillCount } from '@/messages/fill';

/** The answers that are checked, by which rules, and when. */
export interface Typed {
  readonly form: FormData;
  readonly steps: readonly StepView[];
  readonly now: Date;
  readonly rules: CountryRules;
}

type Checked = Omit<Typed, 'steps'> & { readonly steps: readonly Pick<StepView, 'questions'>[] };

/**
 * Checks in the browser by the rules of the server, because nothing that is typed leaves the browser before the visitor sends the
 * form (decisions, "The loan journey"). The server checks again what is sent.
 * @returns `unanswered` if nothing has to be mended
 */
export function checkTyped(typed: Typed, view: FormView, before: FormAnswer): FormAnswer {
  const errors = [...faultsOf(typed, view), ...untickedOf(typed, view)];
  const isUnderAge = errors.some(({ code }) => code === 'under-age');
  const answer = { ...before, attempt: before.attempt + 1, title: '', text: '', challenge: null, errors, isUnderAge };
  if (errors.length === 0) return { ...answer, outcome: 'unanswered' };
  return { ...answer, outcome: 'refused', title: fillCount(view.loan.language, errors.length, view.faults.mend) };
}

/** Whether the typed date of birth is that of a person who is too young: nothing of this person is saved (R29). */
export function isTooYoung({ steps, ...typed }: Typed, view: FormView): boolean {
  const questions = steps.flatMap((step) => step.questions).filter(({ name }) => name === 'birthDate');
  const faults = faultsOf({ ...typed, steps: [{ questions }] }, view);
  return faults.some(({ code }) => code === 'under-age');
}

function faultsOf({ form, steps, now, rules }: Checked, { check, loan, faults }: FormView) {
  const questions = steps.flatMap((step) => step.questions);
  const field = fieldReader(form);
  // A document is compared with the date of birth, which may be in a step that is not checked now.
  const birthDate = typedAnswer({ name: 'birthDate', control: 'date' }, field);
  const answers = Object.fromEntries(questions.map((question) => [question.name, typedAnswer(question, field)]));
  const context = { ...check, today: dateIn(loan.timeZone, now) };
  return checkStep(rules, { questions }, { birthDate, ...answers }, context).map(({ field, code }) => {
    const own = questions.find(({ name }) => name === field)?.faults[code];
    return { field, code, message: own ?? faults.common[code] };
  });
}

function untickedOf({ form, steps }: Typed, { consents }: FormView) {
  if (!steps.some(({ hasConsents }) => hasConsents)) return [];
  return consents.flatMap(({ purpose, whenUnticked }) =>
    whenUnticked && !form.has(consentName(purpose)) ? [{ field: purpose, code: 'consent', message: whenUnticked }] : [],
  );
}
