import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ListFilter } from './filter-labels';

/** What Strapi gives the input of a filter. */
interface Props {
  name: string;
  'aria-label': string;
  options?: ListFilter['options'];
}

/** The input of a filter by a choice. Only with an input of its own does Strapi show the label of the value that is chosen. */
export function ChoiceFilterInput({ name, options = [], 'aria-label': label }: Props) {
  const { value, onChange } = useField<string | null>(name);
  return (
    <SingleSelect aria-label={label} value={value ?? null} onChange={(chosen) => onChange(name, String(chosen))}>
      {options.map((option) => (
        <SingleSelectOption key={option.value} value={option.value}>
          {option.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
