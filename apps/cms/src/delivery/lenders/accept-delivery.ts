import { mapPostbackStatus, type PostbackTable } from '@prestafaro/lending';
import { postbackStatuses } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { reportRulesOf } from '../../leads/postbacks/network-presets';
import { JSON_FIELDS } from '../../leads/postbacks/network-report';
import { postbackDigest } from '../../leads/postbacks/postback-digest';
import { recordReport } from '../../leads/postbacks/record-report';
import type { ReportedClick } from '../../leads/postbacks/reported-click';
import { networkOfSite } from '../../visitors/clicks/site-networks';
import type { DeliveryRow, DeliveryRows } from './delivery-rows';
import type { Verdict } from './verdict';

type Accepted = Extract<Verdict, { outcome: 'accepted' }>;

/** The words of a lender without a network: ours. */
const OUR_WORDS: PostbackTable = Object.fromEntries(postbackStatuses.map((status) => [status, status]));

/**
 * Ends a delivery that the lender accepted, in one transaction with the status that it answered. The status counts like the report of a
 * postback about the click: in the words of the lender's network, or in ours without a network. An unknown word changes nothing; the
 * lead desk shows it.
 */
export async function acceptDelivery(
  strapi: Core.Strapi,
  rows: DeliveryRows,
  row: DeliveryRow,
  { reference, status }: Accepted,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const isFirst = await rows.end(row, now, { state: 'accepted', reference, answeredStatus: status });
    if (isFirst && status !== null && row.clickId !== null) await report(strapi, row, row.clickId, status, now);
  });
}

async function report(strapi: Core.Strapi, row: DeliveryRow, clickId: string, word: string, now: Date): Promise<void> {
  const click: (ReportedClick & { network: string | null }) | null = await strapi.db
    .query(uidOf('click'))
    .findOne({ where: { clickId } });
  if (!click) return;
  const settings = click.network ? await networkOfSite(strapi, click.site, click.network) : null;
  const mapped = mapPostbackStatus(settings ? reportRulesOf(settings).statuses : OUR_WORDS, word);
  if (!mapped.ok) {
    strapi.log.warn(`delivery ${row.id} to ${row.lane}: the answered status is in no table, and changes nothing`);
    return;
  }
  const network = click.network ?? row.lane;
  const answer = { clickId, word, eventId: null, payout: null };
  const digest = postbackDigest(network, answer);
  // A postback may have reported the same already.
  if ((await strapi.db.query(uidOf('postback')).count({ where: { digest } })) > 0) return;
  const currencyField = JSON_FIELDS.currency;
  await recordReport(strapi, { click, network, report: answer, meaning: mapped.status, digest, currencyField, now });
}
