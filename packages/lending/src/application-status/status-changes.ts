import { type ApplicationStatus, applicationStatuses, type ChangeSource } from '@prestafaro/types/application';

type Changes = Readonly<Partial<Record<ApplicationStatus, readonly ChangeSource[]>>>;

/** A lender reports by postback, or by telephone to the lead manager. */
const lender: readonly ChangeSource[] = ['postback', 'lead_manager'];
/** The applicant acts on the site, or by telephone to the lead manager. */
const applicant: readonly ChangeSource[] = ['visitor', 'lead_manager'];

/**
 * Every legal change and its sources. A change that is not here is refused. The journey follows decisions ("The loan
 * journey"); these points were open there and are decided here:
 *
 * - Only the applicant submits, because submitting is a consent (R22). Changed figures need another application.
 * - An application without a matching offer also becomes `offers_shown`, with an empty list. Only a lender declines, never we
 *   (R24).
 * - A lender may skip steps, because many networks report only the last one.
 * - `declined` follows a pick or a review and is not final. The applicant may pick another offer on the page of the rejected.
 *   A lender may still approve, because several offers may be open side by side. A late `under_review` does not reopen a
 *   declined application, because it may be older than the refusal.
 * - For the same reason a refusal does not undo an approval. The applicant may know of the approval by e-mail, so only the
 *   lead manager can take it back, to `under_review`. The same holds for a refusal that a person has to review (R24).
 * - A click on another offer does not move back an application that is under review or approved.
 * - An applicant may withdraw at any time before `signed`. A signed contract is withdrawn from with the lender (Directive (EU)
 *   2023/2225, art. 26).
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

/** The statuses that this source may set from here, in the order of the journey: the buttons to show. */
export function legalChanges(current: ApplicationStatus, source: ChangeSource): ApplicationStatus[] {
  return applicationStatuses.filter((next) => statusChanges[current][next]?.includes(source));
}

/** Whether no change is possible any more. */
export function isFinalStatus(status: ApplicationStatus): boolean {
  return Object.keys(statusChanges[status]).length === 0;
}
