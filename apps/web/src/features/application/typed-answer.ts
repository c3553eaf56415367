import type { FormQuestion } from '@prestafaro/application';
import { daysOfMonths } from '@prestafaro/lending';
import { datePartName, dateParts } from '@/features/application/field-names';
import { termUnitField, termUnits } from '@/shell/application/application-link';

/** The text that was typed into a field of the form; empty if it has none. */
export type FieldReader = (name: string) => string;

/** The answer to a question in the format of the rules: a date is one text, and a term is in days, as scripts send it. */
export function typedAnswer({ name, control }: Pick<FormQuestion, 'name' | 'control'>, field: FieldReader): string {
  if (control === 'days' && field(termUnitField) === termUnits.months) return daysOfTyped(field(name).slice(0, 400));
  if (control !== 'date') return field(name).slice(0, 400);
  const [day = '', month = '', year = ''] = dateParts.map((part) =>
    field(datePartName(name, part)).trim().slice(0, 20),
  );
  return [day, month, year].every((part) => part === '') ? '' : `${year}-${month}-${day}`;
}

/** A number of months in days. All else stays as it was typed, and the rules refuse it. */
function daysOfTyped(months: string): string {
  return /^\s*\d{1,4}\s*$/.test(months) ? String(daysOfMonths(Number(months))) : months;
}

/** The text of a field as it was typed. A file counts as no text. */
export function fieldReader(form: FormData): FieldReader {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
