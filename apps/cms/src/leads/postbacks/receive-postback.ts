import { mapPostbackStatus } from '@prestafaro/lending';
import type { PostbackAnswer } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type Network, networkOfSite, networksOfKey } from '../../visitors/clicks/site-networks';
import { CLICK_ID } from './click-id-form';
import { type Fault, faultOf } from './fault';
import { namesOf, reportRulesOf } from './network-presets';
import { type FieldNames, JSON_FIELDS, type NetworkReport } from './network-report';
import { postbackDigest } from './postback-digest';
import { readJsonReport } from './read-json-report';
import { readParameters } from './read-parameters';
import { type RecordedReport, recordReport } from './record-report';
import type { ReportedClick } from './reported-click';

/** A click with what a person recognises it by. */
export interface FoundClick extends ReportedClick {
  network: string;
  offerHeader: string;
  at: Date | string;
}

export type ReceivedPostback =
  | {
      ok: true;
      answer: PostbackAnswer;
      click: FoundClick;
      network: Network;
      report: NetworkReport;
      /** Null for a repeat. */
      recorded: Extract<RecordedReport, { ok: true }> | null;
    }
  | { ok: false; error: 'unknown-click' | 'invalid' | 'unknown-status'; faults: readonly Fault[] };

/** Handles a report in JSON of a network that is known by its signature. @param body as it was parsed */
export async function receiveJson(
  strapi: Core.Strapi,
  network: string,
  body: unknown,
  now = new Date(),
): Promise<ReceivedPostback> {
  const report = readJsonReport(body);
  if (!('clickId' in report)) return { ok: false, error: 'invalid', faults: report };
  const click = await findClick(strapi, network, report.clickId);
  if (!click) return unknownClick(JSON_FIELDS.click);
  const settings = await networkOfSite(strapi, click.site, network);
  return receiveReport(strapi, { click, settings, report, isGoal: false, names: JSON_FIELDS, now });
}

/** Handles a report in the parameters of an address or a form, of a network that is known by its secret. */
export async function receiveParameters(
  strapi: Core.Strapi,
  network: string,
  parameters: URLSearchParams,
  now = new Date(),
): Promise<ReceivedPostback> {
  const networks = await networksOfKey(strapi, network);
  const [first] = networks;
  if (!first) return { ok: false, error: 'invalid', faults: [faultOf('network', 'unknown-network')] };
  // Which names are right depends on the site of the click.
  const fields = [...new Set(networks.map((each) => namesOf(each).click))];
  for (const field of fields) {
    const click = await findClick(strapi, network, parameters.get(field) ?? '');
    const settings = click && (await networkOfSite(strapi, click.site, network));
    if (!settings || namesOf(settings).click !== field) continue;
    const read = readParameters(parameters, reportRulesOf(settings));
    if (!('report' in read)) return { ok: false, error: 'invalid', faults: read };
    return receiveReport(strapi, { click, settings, ...read, names: namesOf(settings), now });
  }
  const read = readParameters(parameters, reportRulesOf(first));
  return 'report' in read ? unknownClick(namesOf(first).click) : { ok: false, error: 'invalid', faults: read };
}

const unknownClick = (field: string): ReceivedPostback => ({
  ...{ ok: false, error: 'unknown-click' },
  faults: [faultOf(field, 'unknown-click')],
});

async function findClick(strapi: Core.Strapi, network: string, clickId: string): Promise<FoundClick | null> {
  return CLICK_ID.test(clickId) ? strapi.db.query(uidOf('click')).findOne({ where: { clickId, network } }) : null;
}

interface ReadReport {
  click: FoundClick;
  /** Null if the site of the click has no such network any more. */
  settings: Network | null;
  report: NetworkReport;
  isGoal: boolean;
  names: FieldNames;
  now: Date;
}

/**
 * A repeat changes nothing. A status change that the rules do not allow is refused and stored with its reason (decisions, "The loan
 * journey").
 */
async function receiveReport(
  strapi: Core.Strapi,
  { click, settings: network, report, isGoal, names, now }: ReadReport,
): Promise<ReceivedPostback> {
  if (!network) return { ok: false, error: 'invalid', faults: [faultOf('network', 'unknown-network')] };
  const { statuses, goals } = reportRulesOf(network);
  const mapped = mapPostbackStatus(isGoal ? goals : statuses, report.word);
  if (!mapped.ok) {
    const known = mapped.problem.known.join(', ') || 'none';
    return {
      ...{ ok: false, error: 'unknown-status' },
      faults: [faultOf(isGoal ? names.goal : names.status, 'unknown-status', known)],
    };
  }
  const digest = postbackDigest(click.network, report);
  const isKnown = async () => (await strapi.db.query(uidOf('postback')).count({ where: { digest } })) > 0;
  const repeated: ReceivedPostback = {
    ok: true,
    answer: { outcome: 'repeated' },
    click,
    network,
    report,
    recorded: null,
  };
  if (await isKnown()) return repeated;
  try {
    const entry = {
      click,
      network: click.network,
      report,
      meaning: mapped.status,
      digest,
      currencyField: names.currency,
      now,
    };
    const recorded = await recordReport(strapi, entry);
    if (!recorded.ok) return { ok: false, error: 'invalid', faults: [recorded.fault] };
    return { ok: true, answer: recorded.verdict, click, network, report, recorded };
  } catch (error) {
    // The same report came twice at once: the unique index accepted the first one, and this transaction was rolled back.
    if (await isKnown()) return repeated;
    throw error;
  }
}
