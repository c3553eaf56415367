import { type Locale, locales } from '@prestafaro/countries';
import { type DueRecord, dueRecords } from '@prestafaro/lending';
import type { NoticeKind } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { redactedError } from '../../platform/logging/redacted-error';
import { retainedAffiliates } from './affiliates';
import { retainedApplications } from './applications';
import { retainedClicks } from './clicks';
import { retainedCommentAuthors } from './comment-authors';
import { retainedConsentProofs } from './consent-proofs';
import { retainedErasureReceipts } from './erasure-receipts';
import { retainedRows } from './retained-rows';
import type { RetainedStore } from './retained-store';
import { DEFAULT_DAYS, type RetentionDays } from './retention-days';
import { type RetainedKind, type Rule, retentionProblems, rulesOf } from './retention-rules';
import { retainedTrackingConsents } from './tracking-consents';

/** The number of records that one rule erased or blocked on one site. */
export interface RetentionCount {
  site: Locale;
  /** `unpicked` */
  rule: string;
  action: 'erase' | 'block';
  count: number;
}

/** How many rows are read at once, and so the maximum that one transaction writes. */
const BATCH = 200;
const DAY_MS = 86_400_000;

/**
 * Erases and blocks the due records of every site (R26). A second run at the same time finds nothing left. A site that fails
 * is logged and tried again by the next run; it does not hold up the others.
 * @param now an argument, so that tests set the clock
 * @param onFailure is called for each site that failed
 * @returns one count for each rule that did something. Neither the counts nor the log name a row.
 */
export async function runRetention(
  strapi: Core.Strapi,
  now: Date,
  onFailure: (site: Locale) => void = () => undefined,
): Promise<RetentionCount[]> {
  const counts: RetentionCount[] = [];
  for (const site of locales) {
    try {
      const rules = rulesOf(await daysOf(strapi, site));
      for (const store of storesOf(strapi)) counts.push(...(await runStore(store, site, rules, now)));
    } catch (error) {
      strapi.log.error(`retention: ${site} failed and is tried again with the next run: ${redactedError(error)}`);
      onFailure(site);
    }
  }
  for (const { site, rule, action, count } of counts) strapi.log.info(`retention: ${site} ${rule}: ${action} ${count}`);
  return counts;
}

/** Applications come first, because rows that they leave behind may be due in the same run. */
const storesOf = (strapi: Core.Strapi): readonly RetainedStore[] => [
  retainedApplications(strapi),
  retainedConsentProofs(strapi),
  retainedTrackingConsents(strapi),
  retainedClicks(strapi),
  retainedCommentAuthors(strapi),
  // Of finished mails. Content and address went when the mail ended; the rows show for a while what was sent.
  retainedRows(strapi, { type: 'mail', kind: 'mail', column: 'queuedAt' }),
  retainedAffiliates(strapi),
  // Changes that nobody confirmed, as long as a request that nobody confirmed.
  retainedRows(strapi, { type: 'affiliate-proposal', kind: 'affiliate_unconfirmed', column: 'at' }),
  // Links after their time, kept for a while, so that the page of an old link can offer a new one.
  retainedRows(strapi, { type: 'mailed-link', kind: 'mailed_link', column: 'expiresAt' }),
  // Notices that told lenders of a withdrawal or an erasure. They may outlive the application, and name nobody. Its own deliveries go with it.
  retainedNotices(strapi, 'withdrawal'),
  retainedNotices(strapi, 'erasure'),
  retainedErasureReceipts(strapi),
];

const retainedNotices = (strapi: Core.Strapi, kind: NoticeKind): RetainedStore =>
  retainedRows(strapi, {
    ...{ type: 'delivery', kind: `${kind}_notice`, column: 'queuedAt', where: { kind } },
    eraseParts: (ids) =>
      strapi.db.query(uidOf('delivery-attempt')).deleteMany({ where: { deliveryId: { $in: [...ids] } } }),
  });

/** The figures of a site's settings. If they are wrong, the defaults are used and an error is logged. */
async function daysOf(strapi: Core.Strapi, site: Locale): Promise<RetentionDays> {
  const settings: { retention: RetentionDays | null } | null = await strapi.db.query(uidOf('site-setting')).findOne({
    where: { locale: site, publishedAt: { $notNull: true } },
    populate: { retention: true },
  });
  const days = settings?.retention ?? DEFAULT_DAYS;
  const problems = retentionProblems(days);
  if (problems.length === 0) return days;
  strapi.log.error(
    `retention: the settings of ${site} are not used, mend them: ${problems.map(({ message }) => message).join(' ')}`,
  );
  return DEFAULT_DAYS;
}

async function runStore(
  store: RetainedStore,
  site: Locale,
  rules: readonly Rule[],
  now: Date,
): Promise<RetentionCount[]> {
  const ofStore = rules.filter(({ kinds }) => kinds.some((kind) => store.kinds.includes(kind)));
  const minDays = Math.min(...ofStore.map(({ afterDays }) => afterDays));
  const changedBefore = new Date(now.getTime() - minDays * DAY_MS);
  const counts = new Map<string, RetentionCount>();
  for (let afterId = 0; ; ) {
    const records = await store.read({ site, changedBefore, afterId, limit: BATCH });
    for (const [key, due] of byAction(dueRecords(records, ofStore, now))) {
      const [{ action, rule }] = due;
      const ids = due.map(({ id }) => Number(id));
      const done = await (action === 'erase' ? store.erase : store.block)?.(ids, changedBefore);
      const before = counts.get(key)?.count ?? 0;
      if (done) counts.set(key, { site, rule: rule.id, action, count: before + done });
    }
    if (records.length < BATCH) return [...counts.values()];
    afterId = Math.max(...records.map(({ id }) => Number(id)));
  }
}

type Due = DueRecord<RetainedKind>;

/** Groups the due rows of a page by rule and action. */
function byAction(due: readonly Due[]): ReadonlyMap<string, [Due, ...Due[]]> {
  const groups = new Map<string, [Due, ...Due[]]>();
  for (const record of due) {
    const key = `${record.rule.id} ${record.action}`;
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}
