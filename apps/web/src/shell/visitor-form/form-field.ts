import type { ReactNode } from 'react';

interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

export interface TextLimit {
  /** In UTF-16 units, as HTML counts them. */
  readonly max: number;
  /** Heading of the error. */
  readonly title: string;
  /** The error beside the field: how long the text may be. */
  readonly message: string;
}

/** What a ticked box sends. */
export const tickedValue = 'yes';

/** One question of a form. */
export type FormField =
  | (Question & {
      readonly kind: 'line';
      readonly type?: 'text' | 'email' | 'tel';
      readonly inputMode?: 'url' | 'numeric' | 'text' | 'tel' | 'email';
      readonly autoComplete?: string;
      readonly maxLength?: number;
    })
  /** The browser does not cut off a pasted text: one that is too long stays in its field with an error. */
  | (Question & { readonly kind: 'text'; readonly limit: TextLimit })
  | (Question & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
      /** The first, empty choice. */
      readonly placeholder: string;
    })
  /** A box of its own, never ticked in advance. It sends `tickedValue`, or nothing. */
  | (Question & { readonly kind: 'check' })
  | (Question & {
      readonly kind: 'stars';
      /** One label per number of stars, from one star up. */
      readonly labels: readonly string[];
      readonly noneLabel?: string;
    });
