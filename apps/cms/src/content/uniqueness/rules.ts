import { EDITORIAL_TYPES, type EditorialType, editorialEntry } from '../editorial-types';

export interface UniquenessRule {
  type: EditorialType;
  table: string;
  attribute: string;
  column: string;
}

export interface UniqueRow {
  index: string;
  table: string;
  columns: readonly string[];
}

/**
 * Unique rows of visitors' messages and of the data beside them. The query engine writes them without the checks of the
 * Document Service, and a search before the write can lose a race, so only the database keeps these rules.
 */
export const UNIQUE_ROWS: readonly UniqueRow[] = [
  // One rating per person and article.
  {
    index: 'ratings_person_subject_unique',
    table: 'ratings',
    columns: ['person_hash', 'locale', 'subject_type', 'subject_id'],
  },
  // One application for the key of a form, one for a token, and one for a lead id.
  { index: 'applications_key_hash_unique', table: 'applications', columns: ['key_hash'] },
  { index: 'applications_token_hash_unique', table: 'applications', columns: ['token_hash'] },
  { index: 'applications_lead_id_hash_unique', table: 'applications', columns: ['lead_id_hash'] },
  // A click id names one click, and one report of a network is one row.
  { index: 'clicks_click_id_unique', table: 'clicks', columns: ['click_id'] },
  { index: 'postbacks_digest_unique', table: 'postbacks', columns: ['digest'] },
  // A mail has one id at every server that passes it on, and an address is suppressed once.
  { index: 'mails_message_id_unique', table: 'mails', columns: ['message_id'] },
  { index: 'mail_suppressions_address_hash_unique', table: 'mail_suppressions', columns: ['address_hash'] },
  // A failed mail is sent again once, however many lead managers ask for it.
  { index: 'mails_resend_of_unique', table: 'mails', columns: ['resend_of'] },
  // A token opens one thing.
  { index: 'mailed_links_token_hash_unique', table: 'mailed_links', columns: ['token_hash'] },
  // A browser gets one notification about an application.
  {
    index: 'push_subscriptions_application_endpoint_unique',
    table: 'push_subscriptions',
    columns: ['application_id', 'endpoint_hash'],
  },
  // A delivery has one key at the lender, an application goes to the lender of an offer once, and a lender gets one notice of a kind about it.
  { index: 'deliveries_idempotency_key_unique', table: 'deliveries', columns: ['idempotency_key'] },
  { index: 'deliveries_application_offer_unique', table: 'deliveries', columns: ['application_id', 'offer_id'] },
  { index: 'deliveries_delivered_key_kind_unique', table: 'deliveries', columns: ['delivered_key', 'kind'] },
  // An address asks once on a site, a code names one affiliate, and an event is credited once.
  { index: 'affiliates_site_address_unique', table: 'affiliates', columns: ['site', 'address_hash'] },
  { index: 'affiliates_code_unique', table: 'affiliates', columns: ['code'] },
  { index: 'affiliate_credits_cause_unique', table: 'affiliate_credits', columns: ['cause'] },
  { index: 'affiliate_proposals_key_unique', table: 'affiliate_proposals', columns: ['proposal_key'] },
  // A receipt is found by its number.
  { index: 'erasure_receipts_receipt_id_unique', table: 'erasure_receipts', columns: ['receipt_id'] },
  // A person has one saved set of filters of a name, and as many as there are slots.
  { index: 'desk_filters_admin_name_unique', table: 'desk_filters', columns: ['admin_id', 'name'] },
  { index: 'desk_filters_admin_slot_unique', table: 'desk_filters', columns: ['admin_id', 'slot'] },
  { index: 'jobs_name_unique', table: 'jobs', columns: ['name'] },
  // An entry is planned to be published once, and to be withdrawn once.
  { index: 'planned_changes_open_key_unique', table: 'planned_changes', columns: ['open_key'] },
  { index: 'offer_numbers_site_offer_id_unique', table: 'offer_numbers', columns: ['site', 'offer_id'] },
];

/**
 * Attributes that no two published entries of a site may share. A partial unique index keeps each rule, and a check before
 * publishing names the other entry.
 */
export const UNIQUE_PER_SITE: readonly UniquenessRule[] = EDITORIAL_TYPES.flatMap((type) => {
  const { schema, unique } = editorialEntry(type);
  return Object.entries(unique).map(([attribute, column]) => ({
    type,
    table: schema.collectionName,
    attribute,
    column,
  }));
});
