import { datePartName, dateParts } from '@/features/application/field-names';
import type { FormAnswer } from '@/features/application/form-answer';
import { questionsOf } from '@/features/application/form-steps';
import type { FormView, QuestionView } from '@/features/application/form-view';
import { termUnitField } from '@/shell/application/application-link';
import { readInUnit } from '@/ui/range-slider/slider-scale';

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

/** The loan of a posted form, with which the page is rendered again. A refused number leaves the requested one. */
export function loanOf(values: FormAnswer['values'], { loan: { requested }, sliders }: FormView) {
  const read = (name: 'amount' | 'days') => {
    const text = values[name];
    const unit = name === 'days' ? values[termUnitField] : undefined;
    const reading = text === undefined ? undefined : readInUnit(text, unit, sliders[name]);
    return reading?.ok ? reading.value : requested[name];
  };
  return { amount: read('amount'), days: read('days') };
}
