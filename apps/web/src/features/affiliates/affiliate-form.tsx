'use client';

import type { ReactNode } from 'react';
import { VisitorForm, type VisitorFormProps } from '@/shell/visitor-form/visitor-form';
import { Check } from '@/ui/check/check';
import { FieldError } from '@/ui/field/field-error';

export interface AffiliateFormProps extends Omit<VisitorFormProps, 'children'> {
  /** The label of the box that states what was read. It is never ticked in advance (R22). */
  agreement: ReactNode;
}

const name = 'terms';

/** The form of the affiliate programme: its questions, and a box that states what was read. */
export function AffiliateForm({ agreement, ...form }: AffiliateFormProps) {
  const id = `${form.id}-${name}`;
  return (
    <VisitorForm {...form}>
      {({ errors, values }) => {
        const error = errors.find(({ field }) => field === name)?.message;
        return (
          <div>
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            <Check
              id={id}
              name={name}
              value="1"
              label={agreement}
              defaultChecked={values[name] === '1'}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </div>
        );
      }}
    </VisitorForm>
  );
}
