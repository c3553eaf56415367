import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { VerifiedBy } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { linkedApplication } from '../../delivery/mail/links/linked-application';

type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];

interface AskedLender {
  tokenHash: string;
  locale: Locale;
  /** documentId. */
  lenderId: string;
  now: Date;
}

/** Statuses that state what the lender decided about the loan. */
const DECIDED = ['approved', 'declined', 'signed', 'paid_out'] as const;

/**
 * What is known of an application and a lender, in plain SQL that SQLite and PostgreSQL share: whether the lender's decision was reported, and
 * whether the lender has the application. The lender is the one that got the application, and not that of the offer, which may have moved to
 * another since; a click has its name of that day. Blocked data may not be used (R26).
 */
const KNOWN = `
  select
    exists (
      select 1 from clicks
      join lenders on lenders.name = clicks.lender_name and lenders.locale = clicks.site
      where clicks.application_id = applications.id and clicks.reported_status in (${DECIDED.map(() => '?').join(', ')})
        and lenders.document_id = ? and lenders.published_at is not null
    ) as is_decided,
    exists (
      select 1 from deliveries
      join lenders on lenders.document_id = deliveries.lender_id and lenders.locale = deliveries.site
      where deliveries.application_id = applications.id and deliveries.kind = 'application'
        and deliveries.state = 'accepted' and lenders.document_id = ? and lenders.published_at is not null
    ) as is_delivered
  from applications where (token_hash = ? or id = ?) and country = ? and is_blocked = ?`;

/** No row has this id. */
const NOBODY = 0;

/**
 * What proves that the author of a review asked a lender for a loan through us (R10): `decision`, the lender's decision about the application;
 * `applicant`, the lender has the application and its applicant opened the link of our mail. A server that answers 200 proves neither. Every
 * token takes the same two statements, so that the time of an answer does not tell whether there is such an application.
 */
export async function verifiedBy(
  strapi: Core.Strapi,
  trx: Transaction,
  { tokenHash, locale, lenderId, now }: AskedLender,
): Promise<VerifiedBy | null> {
  const linked = await linkedApplication(strapi, { tokenHash }, now);
  const { country } = siteOfLocale(locale);
  const values = [...DECIDED, lenderId, lenderId, tokenHash, linked ?? NOBODY, country, false];
  const found = await trx.raw(KNOWN, values);
  const rows: { is_decided: unknown; is_delivered: unknown }[] = Array.isArray(found) ? found : found.rows;
  // SQLite answers 1 and PostgreSQL true.
  if (rows.some(({ is_decided }) => Boolean(is_decided))) return 'decision';
  return linked !== null && rows.some(({ is_delivered }) => Boolean(is_delivered)) ? 'applicant' : null;
}
