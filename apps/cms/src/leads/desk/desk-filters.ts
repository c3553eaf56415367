import { locales, parseCalendarDate } from '@prestafaro/countries';
import { applicationFormSchema, applicationStatuses } from '@prestafaro/types/application';
import { z } from 'zod';

const dayField = z
  .string()
  .refine((text) => parseCalendarDate(text) !== null, 'es un día del calendario, p. ej. 2026-11-20')
  .optional();

/** The filters of the list and of an export. An absent filter narrows nothing. */
export const deskFiltersSchema = z.strictObject({
  status: z.enum(applicationStatuses).optional(),
  site: z.enum(locales).optional(),
  form: z.optional(applicationFormSchema),
  /** Days of the country of each application, both included. */
  from: dayField,
  to: dayField,
  /** Whether an offer matched. An application that was not matched yet fits neither value. */
  matched: z.enum(['yes', 'no']).optional(),
  /** Those of the person who asks, or those that nobody works on. */
  assignee: z.enum(['me', 'none']).optional(),
  /** A whole telephone number, e-mail address, document or account, or the beginning of a name. Never in an address (R28). */
  search: z
    .string()
    .trim()
    .min(2, 'necesita al menos 2 caracteres')
    .max(120, 'tiene como máximo 120 caracteres')
    .optional(),
  /** Blocked applications are kept for claims and authorities only (LOPDGDD art. 32), so they are shown on request. */
  withBlocked: z.boolean().optional(),
});

export type DeskFilters = z.infer<typeof deskFiltersSchema>;

/** The filters that may be in an address and be saved. The search text may not: it is personal (R28). */
export const savedFiltersSchema = deskFiltersSchema.omit({ search: true });

export type AddressFilters = z.infer<typeof savedFiltersSchema>;

export const deskSearchSchema = deskFiltersSchema.extend({ page: z.int().min(1).max(100_000).default(1) });

export const PAGE_SIZE = 25;
