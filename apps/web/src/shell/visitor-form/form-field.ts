import type { ReactNode } from 'react';

interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** One question of a form. */
export type FormField =
  | (Question & {
      readonly kind: 'line';
      readonly type?: 'text' | 'email';
      readonly autoComplete?: string;
      readonly maxLength?: number;
    })
  | (Question & { readonly kind: 'text'; readonly maxLength?: number })
  | (Question & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
      /** The first, empty choice. */
      readonly placeholder: string;
    })
  | (Question & {
      readonly kind: 'stars';
      /** One label per number of stars, from one star up. */
      readonly labels: readonly string[];
      readonly noneLabel?: string;
    });
