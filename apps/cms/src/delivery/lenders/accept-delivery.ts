import { mapPostbackStatus, type PostbackTable } from '@prestafaro/lending';
import { type PostbackMeaning, postbackStatuses } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { reportRulesOf } from '../../leads/postbacks/network-presets';
import { JSON_FIELDS } from '../../leads/postbacks/network-report';
import { postbackDigest } from '../../leads/postbacks/postback-digest';
import { recordReport } from '../../leads/postbacks/record-report';
import type { ReportedClick } from '../../leads/postbacks/reported-click';
import { networkOfSite } from '../../visitors/clicks/site-networks';
import type { DeliveryRow, DeliveryRows } from './delivery-rows';
import type { AnswerFault, Verdict } from './verdict';

type Accepted = Extract<Verdict, { outcome: 'accepted' }>;

/** The words of a lender without a network: ours. */
const OUR_WORDS: PostbackTable = Object.fromEntries(postbackStatuses.map((status) => [status, status]));

/**
 * Ends a delivery that the lender accepted, in one transaction with the status that it answered. The status counts like the report of a
 * postback about the click: in the words of the lender's network, or in ours without a network. A status that changes nothing leaves its
 * reason in the row, which the lead desk shows, and in the log. The answer to a notice has no status.
 */
export async function acceptDelivery(
  strapi: Core.Strapi,
  rows: DeliveryRows,
  row: DeliveryRow,
  { reference, status, fault }: Accepted,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const answered =
      status === null || row.kind !== 'application' ? null : await answeredOf(strapi, row.clickId, status);
    const lastError = typeof answered === 'string' ? answered : fault;
    const isFirst = await rows.end(row, now, { state: 'accepted', reference, answeredStatus: status, lastError });
    if (!isFirst) return;
    if (lastError)
      strapi.log.warn(`delivery ${row.id} (${row.kind}) to ${row.lane} ${row.site}: accepted (${lastError})`);
    if (answered !== null && typeof answered !== 'string') await report(strapi, row, answered, now);
  });
}

interface Answered {
  readonly word: string;
  readonly meaning: PostbackMeaning;
  readonly click: ReportedClick & { readonly network: string | null };
}

/** What a lender's status means, or why it means nothing. */
async function answeredOf(strapi: Core.Strapi, clickId: string | null, word: string): Promise<Answered | AnswerFault> {
  const click: Answered['click'] | null =
    clickId === null ? null : await strapi.db.query(uidOf('click')).findOne({ where: { clickId } });
  if (!click) return 'STATUS_WITHOUT_CLICK';
  const settings = click.network ? await networkOfSite(strapi, click.site, click.network) : null;
  const mapped = mapPostbackStatus(settings ? reportRulesOf(settings).statuses : OUR_WORDS, word);
  return mapped.ok ? { word, meaning: mapped.status, click } : 'UNKNOWN_STATUS';
}

async function report(
  strapi: Core.Strapi,
  row: DeliveryRow,
  { word, meaning, click }: Answered,
  now: Date,
): Promise<void> {
  const network = click.network ?? row.lane;
  const answer = { clickId: click.clickId, word, eventId: null, payout: null };
  const digest = postbackDigest(network, answer);
  // A postback may have reported the same already.
  if ((await strapi.db.query(uidOf('postback')).count({ where: { digest } })) > 0) return;
  const currencyField = JSON_FIELDS.currency;
  await recordReport(strapi, { click, network, report: answer, meaning, digest, currencyField, now });
}
