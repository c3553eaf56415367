/**
 * What an application can be, in the order of the journey (decisions, "The loan journey"). `withdrawn` is beside it: the
 * applicant wants no more of it.
 */
export const applicationStatuses = [
  'draft',
  'submitted',
  'offers_shown',
  'offer_picked',
  'under_review',
  'approved',
  'declined',
  'signed',
  'paid_out',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * Who changes a status; recorded with every change. `visitor`: the applicant in person. `matching`: our reckoning of the
 * offers. `click_out`: a recorded click through `/go/`. `postback`: the server of a lender or a network, signed.
 * `lead_manager`: a person of ours, who hears from the lender or the applicant.
 */
export const changeSources = ['visitor', 'matching', 'click_out', 'postback', 'lead_manager'] as const;

export type ChangeSource = (typeof changeSources)[number];
