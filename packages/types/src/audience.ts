import { employmentKinds } from './application/applicant.ts';

/**
 * Whom a page speaks to: people with one kind of income, with any but a payroll, or in a register of defaulters (ASNEF in Spain).
 * `employee` is somebody with a payroll.
 */
export const audiences = [...employmentKinds, 'without_payroll', 'in_default_register'] as const;

/** One of {@link audiences}. */
export type Audience = (typeof audiences)[number];
