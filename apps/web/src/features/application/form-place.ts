import 'server-only';
import { applicationForm, type FormDescription, type LoanLimits } from '@prestafaro/application';
import type { Site } from '@prestafaro/countries';
import type { LoanRange } from '@prestafaro/lending';
import type { ApplicationFormName } from '@prestafaro/types/application';
import type { Arm } from '@prestafaro/types/experiment';
import { type PageQuery, queryText } from '@/shell/page-query';

export type FormVersion = 2 | 3 | null;

/** The form of a page. */
export interface FormPlace {
  readonly form: ApplicationFormName;
  readonly version: FormVersion;
  /** The arm whose form it is, or that the sender of a form states; null without one (decisions, "Experiments"). */
  readonly arm: Arm | null;
  /** A form of one page asks for document and account too, because a lender of the site receives applications. */
  readonly isIdentityAsked: boolean;
}

/** The form that the address of a page asks for. `ver` is read on the registrations only, and only as 2 or 3 (specification §5). */
export function placeOf(form: ApplicationFormName, query: PageQuery, isIdentityAsked: boolean): FormPlace {
  return {
    form,
    version: form === 'application' ? null : readVersion(queryText(query, 'ver')),
    arm: null,
    isIdentityAsked,
  };
}

export function readVersion(text: string | undefined): FormVersion {
  return text === '2' ? 2 : text === '3' ? 3 : null;
}

/** The questions of a page's form. */
export function descriptionOf(site: Site, place: FormPlace): FormDescription {
  return applicationForm(site.country, place);
}

/** The bounds of the site's loans. */
export function limitsOf({ amountMin, amountMax, daysMin, daysMax }: LoanRange): LoanLimits {
  return { minAmount: amountMin, maxAmount: amountMax, minDays: daysMin, maxDays: daysMax };
}
