import type { Example } from '../example';
import { FieldGroup } from '../field/field-group';
import { AppLink } from '../link/link';
import { Check } from './check';

export const examples: Example[] = [
  {
    title: 'Checkboxes',
    node: (
      <FieldGroup id="ex-consents" legend="Permissions, each on its own">
        <Check
          name="privacy"
          label={
            <>
              I have read the <AppLink href="#check">privacy policy</AppLink>
            </>
          }
        />
        <Check name="share" defaultChecked label="Send my request to the lenders I marked" />
        <Check name="news" label="Send me news by e-mail" hint="Optional. You can stop it at any time." />
        <Check name="closed" disabled label="Not available in your country" />
      </FieldGroup>
    ),
  },
  {
    title: 'Radios',
    node: (
      <FieldGroup id="ex-sort" legend="Order by">
        <Check type="radio" name="sort" value="total" defaultChecked label="Total to repay" />
        <Check type="radio" name="sort" value="rate" label="APR" />
      </FieldGroup>
    ),
  },
];
