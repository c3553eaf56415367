import { Check } from '../check/check';
import type { Example } from '../example';
import { Input } from '../input/input';
import { Field } from './field';
import { FieldGroup } from './field-group';

export const examples: Example[] = [
  {
    title: 'Label, hint',
    node: (
      <Field id="ex-name" label="First name" hint="As on your identity card.">
        {(control) => <Input {...control} autoComplete="given-name" />}
      </Field>
    ),
  },
  {
    title: 'Error, above the control it concerns',
    node: (
      <Field
        id="ex-document"
        label="DNI or NIE"
        hint="Eight digits and a letter."
        error="The letter does not match that number"
      >
        {(control) => <Input {...control} defaultValue="12345678A" />}
      </Field>
    ),
  },
  {
    title: 'Group with an error',
    node: (
      <FieldGroup id="ex-contact" legend="How may we write to you?" error="Choose at least one">
        <Check name="contact" value="mail" label="By e-mail" />
        <Check name="contact" value="sms" label="By SMS" />
      </FieldGroup>
    ),
  },
  {
    title: 'Label only for screen readers',
    node: (
      <Field id="ex-search" label="Search" isLabelHidden>
        {(control) => <Input {...control} type="search" placeholder="ASNEF" />}
      </Field>
    ),
  },
];
