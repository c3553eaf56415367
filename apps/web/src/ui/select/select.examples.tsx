import type { Example } from '../example';
import { Field } from '../field/field';
import { Select } from './select';

const situations = [
  { value: 'employed', label: 'Employed' },
  { value: 'self', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
];

export const examples: Example[] = [
  {
    title: 'With an empty first choice',
    node: (
      <Field id="ex-situation" label="Work">
        {(control) => <Select {...control} options={situations} placeholder="Choose one" />}
      </Field>
    ),
  },
  {
    title: 'Error',
    node: (
      <Field id="ex-situation-2" label="Work" error="Choose what fits best today">
        {(control) => <Select {...control} options={situations} defaultValue="self" />}
      </Field>
    ),
  },
];
