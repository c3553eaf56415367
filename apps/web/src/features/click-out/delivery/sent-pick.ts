import type { FormAnswer } from '@/shell/visitor-form/form-answer';

/** The answer to a press: what to mend, or the address to open. */
export type SentPick = FormAnswer | { readonly next: string };
