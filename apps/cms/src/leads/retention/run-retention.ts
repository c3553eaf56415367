import { type Locale, locales } from '@prestafaro/countries';
import { type DueRecord, dueRecords } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import { wordlessError } from '../logging/wordless-error';
import { retainedApplications } from './applications';
import { retainedClicks } from './clicks';
import { retainedCommentAuthors } from './comment-authors';
import { retainedConsentProofs } from './consent-proofs';
import type { RetainedStore } from './retained-store';
import { DEFAULT_DAYS, type RetentionDays } from './retention-days';
import { type RetainedKind, type Rule, retentionProblems, rulesOf } from './retention-rules';

/** What a run did by one rule of one site. */
export interface RetentionCount {
  site: Locale;
  /** `unpicked` */
  rule: string;
  action: 'erase' | 'block';
  count: number;
}

/** Rows that are read at once, and so the most that one transaction writes. */
const BATCH = 200;
const DAY_MS = 86_400_000;

/**
 * Erases and blocks what is due on every site (R26). Run again at the same moment it has nothing left to do. A site that
 * fails is logged and tried again with the next run; the others are not held up.
 * @param now an argument, so that tests set the clock.
 * @returns what was done, without what was not: no row is named, here or in the log.
 */
export async function runRetention(strapi: Core.Strapi, now: Date): Promise<RetentionCount[]> {
  const counts: RetentionCount[] = [];
  for (const site of locales) {
    try {
      const rules = rulesOf(await daysOf(strapi, site));
      for (const store of storesOf(strapi)) counts.push(...(await runStore(store, site, rules, now)));
    } catch (error) {
      strapi.log.error(`retention: ${site} failed and is tried again with the next run: ${wordlessError(error)}`);
    }
  }
  for (const { site, rule, action, count } of counts) strapi.log.info(`retention: ${site} ${rule}: ${action} ${count}`);
  return counts;
}

/** Applications first: what they leave behind may be due at once. */
const storesOf = (strapi: Core.Strapi): readonly RetainedStore[] => [
  retainedApplications(strapi),
  retainedConsentProofs(strapi),
  retainedClicks(strapi),
  retainedCommentAuthors(strapi),
];

/** Figures that keep something too long are not trusted: better those of the form than a gap that nobody sees. */
async function daysOf(strapi: Core.Strapi, site: Locale): Promise<RetentionDays> {
  const settings: { retention: RetentionDays | null } | null = await strapi.db.query(uidOf('site-setting')).findOne({
    where: { locale: site, publishedAt: { $notNull: true } },
    populate: { retention: true },
  });
  const days = settings?.retention ?? DEFAULT_DAYS;
  const problems = retentionProblems(days);
  if (problems.length === 0) return days;
  strapi.log.error(`retention: the settings of ${site} are not used, mend them: ${problems.join(' ')}`);
  return DEFAULT_DAYS;
}

async function runStore(
  store: RetainedStore,
  site: Locale,
  rules: readonly Rule[],
  now: Date,
): Promise<RetentionCount[]> {
  const ofStore = rules.filter(({ kinds }) => kinds.some((kind) => store.kinds.includes(kind)));
  const shortestDays = Math.min(...ofStore.map(({ afterDays }) => afterDays));
  const changedBefore = new Date(now.getTime() - shortestDays * DAY_MS);
  const counts = new Map<string, RetentionCount>();
  for (let afterId = 0; ; ) {
    const records = await store.read({ site, changedBefore, afterId, limit: BATCH });
    for (const [key, due] of byAct(dueRecords(records, ofStore, now))) {
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

/** What one rule wants done with rows of a page, together. */
function byAct(due: readonly Due[]): ReadonlyMap<string, [Due, ...Due[]]> {
  const acts = new Map<string, [Due, ...Due[]]>();
  for (const record of due) {
    const key = `${record.rule.id} ${record.action}`;
    const group = acts.get(key);
    if (group) group.push(record);
    else acts.set(key, [record]);
  }
  return acts;
}
