/**
 * The statuses of an application in the order of the journey (decisions, "The loan journey"). `withdrawn` stands beside the
 * journey: the applicant wants no more of it.
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

/** How far an application is: one of {@link applicationStatuses}. `@prestafaro/lending` has the legal changes. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses that a lender's server may report. Only the applicant withdraws. */
export const postbackStatuses = [
  'under_review',
  'approved',
  'declined',
  'signed',
  'paid_out',
] as const satisfies readonly ApplicationStatus[];

/** A status that a postback can set: one of {@link postbackStatuses}. */
export type PostbackStatus = (typeof postbackStatuses)[number];

/**
 * What a network can report of a click: a status, or that the money was taken back. A reversal changes no status of the loan
 * (decisions, "The loan journey").
 */
export const clickOutcomes = [...postbackStatuses, 'reversed'] as const;

/** What a network can report of a click: one of {@link clickOutcomes}. */
export type ClickOutcome = (typeof clickOutcomes)[number];

/**
 * What a word of a network can mean. `declined_or_reversed`: the network has one word for both, which takes the money back after
 * an approval. `ignored`: it changes nothing.
 */
export const postbackMeanings = [...clickOutcomes, 'declined_or_reversed', 'ignored'] as const;

/** What a word of a network can mean: one of {@link postbackMeanings}. */
export type PostbackMeaning = (typeof postbackMeanings)[number];

/**
 * The sources of a change of status; each change is recorded with its source. `visitor`: the applicant in person. `matching`:
 * our comparison with the offers. `click_out`: a recorded click through `/go/`. `postback`: the server of a lender or a network,
 * signed. `lead_manager`: a person of ours, informed by the lender or the applicant.
 */
export const changeSources = ['visitor', 'matching', 'click_out', 'postback', 'lead_manager'] as const;

/** Where a change of a status comes from: one of {@link changeSources}. */
export type ChangeSource = (typeof changeSources)[number];
