import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { stateOfValue, THREE_STATE_LABELS, type ThreeState, valueOfState } from '../../content/labels/three-state';

/** What Strapi gives the input of a custom field. */
interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  value?: boolean | null;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  attribute: { type: string };
  onChange(event: { target: { name: string; type: string; value: boolean | null } }): void;
}

/** A choice of yes, no and unknown: what it shows is what is stored. */
export default function ThreeStateInput({
  name,
  label,
  hint,
  labelAction,
  error,
  attribute,
  onChange,
  ...props
}: Props) {
  const choose = (state: ThreeState) =>
    onChange({ target: { name, type: attribute.type, value: valueOfState(state) } });
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={props.required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={stateOfValue(props.value)}
        disabled={props.disabled}
        onChange={(state) => choose(state as ThreeState)}
      >
        {Object.entries(THREE_STATE_LABELS).map(([state, text]) => (
          <SingleSelectOption key={state} value={state}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
