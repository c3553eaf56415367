import type { FormQuestion } from '@prestafaro/application';
import { datePartName, dateParts } from '@/features/application/field-names';

/** The text that was typed into a field of the form; empty if it has none. */
export type FieldReader = (name: string) => string;

/** The answer to a question in the format of the rules: a date is one text. */
export function typedAnswer({ name, control }: Pick<FormQuestion, 'name' | 'control'>, field: FieldReader): string {
  if (control !== 'date') return field(name).slice(0, 400);
  const [day = '', month = '', year = ''] = dateParts.map((part) =>
    field(datePartName(name, part)).trim().slice(0, 20),
  );
  return [day, month, year].every((part) => part === '') ? '' : `${year}-${month}-${day}`;
}

/** The text of a field as it was typed. A file counts as no text. */
export function fieldReader(form: FormData): FieldReader {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
