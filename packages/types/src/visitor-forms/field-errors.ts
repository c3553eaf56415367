import type { FieldError } from './answers.ts';

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
  readonly origin?: unknown;
}

/**
 * Converts a failed parse of a visitor's message into one error per field, in the order of the fields. Web app and CMS both
 * use it, so that a form shows the same text whichever of them refuses. A value of the wrong type counts as missing: a form
 * without the field, or without a chosen star, sends such a value.
 * @param error of `safeParse`
 */
export function fieldErrorsOf(error: { readonly issues: readonly Issue[] }): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!errors.has(field)) errors.set(field, { field, code: codeOf(issue) });
  }
  return [...errors.values()];
}

function codeOf({ code, minimum, origin }: Issue): FieldError['code'] {
  if (code === 'invalid_type') return 'missing';
  if (origin !== 'string') return 'invalid';
  if (code === 'too_big') return 'too_long';
  if (code === 'too_small') return minimum === 1 ? 'missing' : 'too_short';
  return 'invalid';
}
