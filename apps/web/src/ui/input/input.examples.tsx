import type { Example } from '../example';
import { Field } from '../field/field';
import { Row } from '../stack/stack';
import { Input } from './input';

export const examples: Example[] = [
  {
    title: 'With a unit after',
    node: (
      <Field id="ex-income" label="Net income per month" hint="In euros, what reaches your account.">
        {(control) => <Input {...control} inputMode="numeric" defaultValue="1 180" after="€" />}
      </Field>
    ),
  },
  {
    title: 'With a unit before, and an error',
    node: (
      <Field id="ex-rent" label="Rent (PHP)" error="Write an amount above zero">
        {(control) => <Input {...control} inputMode="numeric" defaultValue="0" before="₱" width="half" />}
      </Field>
    ),
  },
  {
    title: 'Widths of the parts of a date',
    node: (
      <Row>
        <Input aria-label="Day" width={2} defaultValue="12" />
        <Input aria-label="Year" width={4} defaultValue="1987" />
        <Input aria-label="Post code" width={5} defaultValue="46001" />
      </Row>
    ),
  },
  { title: 'Inactive', node: <Input aria-label="Inactive" disabled defaultValue="Not now" width="half" /> },
];
