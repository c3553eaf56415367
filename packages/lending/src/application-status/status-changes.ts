import { type ApplicationStatus, applicationStatuses, type ChangeSource } from '@prestafaro/types/application';

type Changes = Readonly<Partial<Record<ApplicationStatus, readonly ChangeSource[]>>>;

/** A lender's word comes by postback, or by telephone to the lead manager. */
const lender: readonly ChangeSource[] = ['postback', 'lead_manager'];
/** The applicant's, in person or by telephone. */
const applicant: readonly ChangeSource[] = ['visitor', 'lead_manager'];

/**
 * Every legal change, and who may make it: what is not here is refused. The journey is that of decisions ("The loan
 * journey"); what it leaves open is decided here:
 *
 * - Only the applicant submits, because submitting is a consent (R22). Other figures are another application.
 * - No offer that matches is `offers_shown` too, with an empty list. To decline is a lender's decision, never ours (R24).
 * - A lender may skip steps: many networks report nothing but the last one.
 * - `declined` follows a pick or a review, and is not the end: another offer may be picked (that is what the page of the
 *   rejected is for), and a lender may still approve, as one of several whose offers were opened side by side. A late
 *   `under_review` opens nothing again: it may be older than the refusal.
 * - For the same reason a refusal does not undo an approval. Who has been told of it by e-mail is not untold by a machine:
 *   the lead manager puts it back to `under_review`, as well as a refusal that a person has to look at again (R24).
 * - A click on another offer while one is reviewed or approved does not move the application back.
 * - Withdrawn at any moment before `signed`. A contract is undone with the lender (Directive (EU) 2023/2225, art. 26).
 */
export const statusChanges: Readonly<Record<ApplicationStatus, Changes>> = {
  draft: { submitted: ['visitor'], withdrawn: applicant },
  submitted: { offers_shown: ['matching'], withdrawn: applicant },
  offers_shown: { offer_picked: ['click_out'], withdrawn: applicant },
  offer_picked: {
    under_review: lender,
    approved: lender,
    declined: lender,
    signed: lender,
    paid_out: lender,
    withdrawn: applicant,
  },
  under_review: { approved: lender, declined: lender, signed: lender, paid_out: lender, withdrawn: applicant },
  approved: { under_review: ['lead_manager'], signed: lender, paid_out: lender, withdrawn: applicant },
  declined: {
    offer_picked: ['click_out'],
    under_review: ['lead_manager'],
    approved: lender,
    signed: lender,
    paid_out: lender,
    withdrawn: applicant,
  },
  signed: { paid_out: lender },
  paid_out: {},
  withdrawn: {},
};

/** Where this source may take an application from here, in the order of the journey: the buttons to show. */
export function legalChanges(current: ApplicationStatus, source: ChangeSource): ApplicationStatus[] {
  return applicationStatuses.filter((next) => statusChanges[current][next]?.includes(source));
}

/** Nobody changes it any more. */
export function isFinalStatus(status: ApplicationStatus): boolean {
  return Object.keys(statusChanges[status]).length === 0;
}
