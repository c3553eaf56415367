import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { choiceLabel } from '../../content/labels/choices';

/** What Strapi gives the input of a field. */
interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  attribute: { enum: string[] };
}

/** Strapi’s input for a choice, with Spanish labels in place of the stored values. */
export function ChoiceInput({ name, label, hint, labelAction, disabled, required, attribute }: Props) {
  const { value, error, onChange } = useField<string | null>(name);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        name={name}
        value={value ?? null}
        disabled={disabled}
        clearLabel="Borrar la elección"
        onChange={(chosen) => onChange(name, String(chosen))}
        onClear={required ? undefined : () => onChange(name, null)}
      >
        {attribute.enum.map((choice) => (
          <SingleSelectOption key={choice} value={choice}>
            {choiceLabel(choice)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
