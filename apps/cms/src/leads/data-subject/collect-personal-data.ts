import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf } from '../desk/application-row';
import type { PersonalData } from '../personal-data/personal-data';
import { heldAffiliates } from './affiliates';
import { heldApplications, heldConsents } from './held-applications';
import { heldComments } from './held-comments';
import { countSuppressions, type Person } from './person';

interface MailRow {
  site: HeldData['mails'][number]['site'];
  template: string;
  state: string;
  queuedAt: Date | string;
}

/** Everything that is held about a person, on every site (R27, GDPR art. 15). It changes nothing. */
export async function collectPersonalData(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { hashes }: Person,
): Promise<HeldData> {
  const inHashes = { $in: [...hashes] };
  const [applications, comments, affiliates, mails, consentProofs, suppressions] = await Promise.all([
    heldApplications(strapi, personalData, hashes),
    heldComments(strapi, hashes),
    heldAffiliates(strapi, personalData, hashes),
    heldMails(strapi, inHashes),
    heldConsents(strapi, { subjectHash: inHashes, applicationId: { $null: true } }),
    countSuppressions(strapi, hashes),
  ]);
  return { ...applications, comments, affiliates, mails, consentProofs, isSuppressed: suppressions > 0 };
}

/** A mail that was sent has neither address nor content any more. */
async function heldMails(strapi: Core.Strapi, addressHash: object): Promise<HeldData['mails']> {
  const rows: MailRow[] = await strapi.db
    .query(uidOf('mail'))
    .findMany({ where: { addressHash }, orderBy: { id: 'asc' } });
  return rows.map(({ site, template, state, queuedAt }) => ({ site, template, state, queuedAt: isoOf(queuedAt) }));
}
