import { isContactHour, isLocale, type Locale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import type { Job } from '../../../platform/jobs/jobs';
import { everyMinutes } from '../../../platform/jobs/schedule';
import { redactedError } from '../../../platform/logging/redacted-error';
import { mailOutboxOf } from '../register-mail';
import { fittingOffers } from './fitting-offers';
import { Unsubscriptions } from './unsubscriptions';

const HOUR_MS = 60 * 60_000;
/** The time that applicants have to pick an offer by themselves. */
export const AFTER_MS = HOUR_MS;
/** Later than that the offers are no answer to the application any more. Longer than any pause of a country. */
export const UNTIL_MS = 3 * 24 * HOUR_MS;
const BATCH = 100;

interface Candidate {
  id: number;
  site: string;
  emailHash: string;
}

/**
 * The one advertising mail: an hour after the application, once, to an applicant who agreed to it and has picked no offer of those that fit. The
 * decision is made again when it is sent (`decide-mail.ts`).
 */
export const offersThatFitJob = (strapi: Core.Strapi): Job => ({
  name: 'offers-that-fit',
  schedule: everyMinutes(10),
  async run(now) {
    const unsubscriptions = new Unsubscriptions(strapi);
    for (let after = 0; ; ) {
      const found = await candidates(strapi, after, now);
      const mailed = await alreadyMailed(strapi, found);
      for (const candidate of found.filter(({ id }) => !mailed.has(id))) {
        try {
          await offer(strapi, unsubscriptions, candidate, now);
        } catch (error) {
          // One application that cannot be read holds up no other; the next run tries it again.
          strapi.log.error(`offers-that-fit: application ${candidate.id} failed: ${redactedError(error)}`);
        }
      }
      const last = found.at(-1);
      if (found.length < BATCH || !last) return;
      after = last.id;
    }
  },
});

async function candidates(strapi: Core.Strapi, after: number, now: Date): Promise<Candidate[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return strapi.db.query(uidOf('application')).findMany({
    select: ['id', 'site', 'emailHash'],
    where: {
      ...{ id: { $gt: after }, status: 'offers_shown', isBlocked: false, isUnderClaim: false, matchCount: { $gt: 0 } },
      submittedAt: { $lte: ago(AFTER_MS), $gt: ago(UNTIL_MS) },
    },
    orderBy: { id: 'asc' },
    limit: BATCH,
  });
}

/** The row of a mail is kept longer than an application is a candidate. */
async function alreadyMailed(strapi: Core.Strapi, found: readonly Candidate[]): Promise<ReadonlySet<number>> {
  const mails: { applicationId: number }[] = await strapi.db.query(uidOf('mail')).findMany({
    select: ['applicationId'],
    where: { applicationId: { $in: found.map(({ id }) => id) }, template: 'offers-that-fit' },
  });
  return new Set(mails.map(({ applicationId }) => applicationId));
}

async function offer(
  strapi: Core.Strapi,
  unsubscriptions: Unsubscriptions,
  { id, site, emailHash }: Candidate,
  now: Date,
): Promise<void> {
  if (!isLocale(site) || !isContactHour(countryOfSite(site), now)) return;
  if (await unsubscriptions.hasAny([emailHash])) return;
  const offered = await fittingOffers(strapi, id);
  if (typeof offered === 'string') return;
  const { email, amount, count } = offered;
  const content = { template: 'offers-that-fit', props: { amount, count } } as const;
  await mailOutboxOf(strapi).add({ site, to: email, content, applicationId: id }, now);
}

const countryOfSite = (site: Locale) => siteOfLocale(site).country;
