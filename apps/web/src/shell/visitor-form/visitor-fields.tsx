import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { VisitorField } from '@/shell/visitor-form/visitor-field';

export interface VisitorFieldsProps {
  /** Of the form: that of each field begins with it. */
  id: string;
  fields: readonly FormField[];
  /** What was typed, and what is wrong with it. */
  answer: Pick<FormAnswer, 'values' | 'errors'>;
}

/** The fields of a form of a visitor, with what an answer of the server says of them. */
export function VisitorFields({ id, fields, answer }: VisitorFieldsProps) {
  return fields.map((field) => (
    <VisitorField
      key={field.name}
      id={`${id}-${field.name}`}
      field={field}
      value={answer.values[field.name]}
      error={answer.errors.find((error) => error.field === field.name)?.message}
    />
  ));
}

/** Fields that a form sends and nobody sees: never anything secret. */
export function HiddenValues({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
