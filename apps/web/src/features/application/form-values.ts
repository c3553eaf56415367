import { datePartName, dateParts } from '@/features/application/field-names';
import type { FormAnswer } from '@/features/application/form-answer';
import { questionsOf } from '@/features/application/form-steps';
import type { FormView, QuestionView } from '@/features/application/form-view';
import { readWholeNumber } from '@/ui/range-slider/range-number';

/** The fields that the device may save: those of questions that are not secret. */
export function keptNames(steps: FormView['steps']): readonly string[] {
  return questionsOf(steps)
    .filter(({ isSecret }) => !isSecret)
    .flatMap(fieldsOf);
}

function fieldsOf({ name, control }: QuestionView): readonly string[] {
  return control === 'date' ? dateParts.map((part) => datePartName(name, part)) : [name];
}

/** Whether every field of a question is filled in. */
export function isAnswered(form: HTMLFormElement | null, question: QuestionView): boolean {
  const data = new FormData(form ?? undefined);
  return fieldsOf(question).every((name) => (data.get(name) ?? '') !== '');
}

/** The loan of a posted form, with which the page is rendered again. */
export function loanOf(values: FormAnswer['values'], { loan: { requested }, sliders }: FormView) {
  const within = (text: string | undefined, usual: number, { min, max }: { min: number; max: number }) => {
    const value = text === undefined ? undefined : readWholeNumber(text);
    return value === undefined ? usual : Math.min(Math.max(value, min), max);
  };
  return {
    amount: within(values.amount, requested.amount, sliders.amount),
    days: within(values.days, requested.days, sliders.days),
  };
}
