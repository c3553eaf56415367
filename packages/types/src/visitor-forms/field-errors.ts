import type { FieldError } from './answers.ts';

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
  readonly origin?: unknown;
}

/**
 * What a failed parse of a visitor's message says, one error per field and in the order of the fields: the same on both
 * sides, so that a form shows one text whether the web application or the CMS refuses. A value of no usable type is
 * missing: that is what a form without the field, or stars that nobody has picked, come to.
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
