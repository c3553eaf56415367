import { type Locale, siteOfLocale } from '@prestafaro/countries';
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

/**
 * Finds an application with an answer of a lender, in plain SQL that SQLite and PostgreSQL share: a delivery that the lender has accepted, or a
 * report about a click. The lender is the one that got the application, and not that of the offer, which may have moved to another since; a click
 * has its name of that day. A report that the rules ignore, such as a test of a network, is not counted. Blocked data may not be used (R26).
 */
const ANSWERED = `
  select 1 as answered from applications
  where (token_hash = ? or id = ?) and country = ? and is_blocked = ? and (
    exists (
      select 1 from deliveries
      join lenders on lenders.document_id = deliveries.lender_id and lenders.locale = deliveries.site
      where deliveries.application_id = applications.id and deliveries.kind = 'application'
        and deliveries.state = 'accepted' and lenders.document_id = ? and lenders.published_at is not null
    ) or exists (
      select 1 from clicks
      join lenders on lenders.name = clicks.lender_name and lenders.locale = clicks.site
      join postbacks on postbacks.click_id = clicks.click_id
      where clicks.application_id = applications.id and postbacks.status is not null
        and lenders.document_id = ? and lenders.published_at is not null
    )
  ) limit 1`;

/** No row has this id. */
const NOBODY = 0;

/**
 * Whether the application of a token was sent to a lender through us, and the lender answered (R10). Every token takes the same two statements, so
 * that the time of an answer does not tell whether there is such an application.
 */
export async function wasAnswered(
  strapi: Core.Strapi,
  trx: Transaction,
  { tokenHash, locale, lenderId, now }: AskedLender,
): Promise<boolean> {
  const linked = await linkedApplication(strapi, { tokenHash }, now);
  const { country } = siteOfLocale(locale);
  const found = await trx.raw(ANSWERED, [tokenHash, linked ?? NOBODY, country, false, lenderId, lenderId]);
  const rows: unknown[] = Array.isArray(found) ? found : found.rows;
  return rows.length > 0;
}
