import type { Example } from '../example';
import { Field } from '../field/field';
import { Textarea } from './textarea';

export const examples: Example[] = [
  {
    title: 'In a field',
    node: (
      <Field id="ex-experience" label="Your experience" hint="No document, telephone or account numbers, please.">
        {(control) => <Textarea {...control} />}
      </Field>
    ),
  },
];
