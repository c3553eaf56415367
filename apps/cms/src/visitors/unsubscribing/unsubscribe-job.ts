import { isLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Unsubscription } from '../../delivery/mail/commercial/unsubscriptions';
import { mailOutboxOf } from '../../delivery/mail/register-mail';
import type { Job } from '../../platform/jobs/jobs';
import { everyMinute } from '../../platform/jobs/schedule';
import { revokeConsents } from './revoke-consents';

const BATCH = 100;

/**
 * What follows from a request to unsubscribe, outside of it: the answer to the visitor must not take longer for an address that we know. The
 * list itself holds from the request on.
 */
export const unsubscribeJob = (strapi: Core.Strapi): Job => ({
  name: 'unsubscriptions',
  schedule: everyMinute,
  async run(now) {
    for (;;) {
      const rows: Unsubscription[] = await strapi.db.query(uidOf('unsubscription')).findMany({
        where: { handledAt: { $null: true }, undoneAt: { $null: true } },
        orderBy: { id: 'asc' },
        limit: BATCH,
      });
      for (const row of rows) await strapi.db.transaction(() => handle(strapi, row, now));
      if (rows.length < BATCH) return;
    }
  },
});

async function handle(strapi: Core.Strapi, row: Unsubscription, now: Date): Promise<void> {
  const { count } = await strapi.db.query(uidOf('unsubscription')).updateMany({
    where: { id: row.id, handledAt: { $null: true }, undoneAt: { $null: true } },
    data: { handledAt: now },
  });
  // It was undone meanwhile.
  if (count === 0) return;
  await revokeConsents(strapi, row);
  await confirm(strapi, row, now);
}

/**
 * Mails a confirmation to an applicant whose address somebody typed, so that the applicant can undo it. An address gets none if it was on the list
 * already, or if it is not known: otherwise anybody could have mails sent to anybody.
 */
async function confirm(
  strapi: Core.Strapi,
  { id, kind, source, requestId, contactHash }: Unsubscription,
  now: Date,
): Promise<void> {
  if (kind !== 'email' || source !== 'form') return;
  const before = await strapi.db
    .query(uidOf('unsubscription'))
    .findOne({ select: ['id'], where: { contactHash, id: { $lt: id }, undoneAt: { $null: true } } });
  if (before) return;
  const applicant: { email: string; site: string } | null = await strapi.db.query(uidOf('application')).findOne({
    select: ['email', 'site'],
    where: { emailHash: contactHash, isBlocked: false },
    orderBy: { id: 'desc' },
  });
  if (!applicant || !isLocale(applicant.site)) return;
  const content = { template: 'unsubscribed', props: { requestId } } as const;
  await mailOutboxOf(strapi).add({ site: applicant.site, to: applicant.email, content }, now);
}
