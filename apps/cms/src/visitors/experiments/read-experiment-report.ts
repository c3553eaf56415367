import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { EventStore } from '../events/event-store';
import type { Arm } from './arm';
import { compareArms } from './compare-arms';
import type { ExperimentReport } from './experiment-report';
import { type ArmCounts, sampleRatio } from './sample-ratio';

interface ExperimentSettings {
  readonly experimentCode: string | null;
  readonly experimentState: string | null;
  readonly experimentPercentB: number | null;
  readonly experimentStartsAt: string | null;
  readonly providerId: string | null;
}

/**
 * Counts how the experiment of a site goes, by its published settings and the hourly roll-ups: the visitors of the current hour are not
 * among them yet. They outlive the events, so a long experiment keeps its first months.
 * @param store undefined while the store of events is not open: nobody has seen an arm
 * @returns null without a running experiment
 */
export async function readExperimentReport(
  strapi: Core.Strapi,
  store: EventStore | undefined,
  locale: Locale,
): Promise<ExperimentReport | null> {
  const settings: ExperimentSettings | null = await strapi.db.query(uidOf('site-setting')).findOne({
    where: { locale, publishedAt: { $notNull: true } },
  });
  const { experimentCode: code, experimentState, experimentPercentB } = settings ?? {};
  if (!settings || !code || experimentState !== 'running') return null;
  const since = new Date(settings.experimentStartsAt ?? 0);
  const percentB = experimentPercentB ?? 50;
  const arms = { a: `${code}-A`, b: `${code}-B` };
  const { providerId } = settings;
  const seenOf = async (arm: string) => (providerId && (await store?.countSeen(arm, providerId, hourOf(since)))) || 0;
  const seen = await countEach(arms, seenOf);
  const { country } = siteOfLocale(locale);
  const countApplications = (arm: string, submittedAt: object, more: object = {}) =>
    strapi.db.query(uidOf('application')).count({ where: { arm, country, submittedAt, ...more } });
  const applications = await countEach(arms, (arm) => countApplications(arm, { $gte: since.toISOString() }));
  // Without consent to measurement nobody knows where an applicant came from, and who has seen an arm is not counted.
  const counted = { $gte: since.toISOString(), $lt: hourOf(new Date()).toISOString() };
  const measured = await countEach(arms, (arm) => countApplications(arm, counted, { attribution: { $notNull: true } }));
  const ratio = sampleRatio(seen, percentB);
  const comparison =
    ratio === 'skewed' ? null : compareArms(armOf(seen.a, measured.a), armOf(seen.b, measured.b), percentB);
  return { code, percentB, since: since.toISOString(), seen, applications, measured, ratio, comparison };
}

/** The roll-up may be late, so there may be more applications than counted visitors for a while. */
const armOf = (seen: number, applied: number): Arm => ({ seen, applied: Math.min(seen, applied) });

/** Nobody sees an arm before the experiment runs, so the hour of its start has no other visitors. */
const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / 3_600_000) * 3_600_000);

async function countEach(
  arms: Readonly<Record<keyof ArmCounts, string>>,
  count: (arm: string) => Promise<number>,
): Promise<ArmCounts> {
  return { a: await count(arms.a), b: await count(arms.b) };
}
