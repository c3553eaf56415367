import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from '../desk/application-row';
import type { PersonalData } from '../personal-data/personal-data';
import { heldAffiliates } from './affiliates';
import { exportedColumns } from './exported-columns';
import { heldApplications, heldConsents } from './held-applications';
import { heldComments } from './held-comments';
import { heldSuppressions } from './held-suppressions';
import type { Person } from './person';

interface MailRow {
  site: HeldData['mails'][number]['site'];
  template: string;
  state: string;
  queuedAt: Date | string;
  finishedAt: Date | string | null;
}

interface LinkRow {
  site: HeldData['links'][number]['site'];
  purpose: string;
  expiresAt: Date | string;
}

/** Everything that is held about a person, on every site (R27, GDPR art. 15). It changes nothing. */
export async function collectPersonalData(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { hashes }: Person,
): Promise<HeldData> {
  const inHashes = { $in: [...hashes] };
  const [applications, links, comments, affiliates, mails, consentProofs, suppressions] = await Promise.all([
    heldApplications(strapi, personalData, hashes),
    heldLinks(strapi, hashes),
    heldComments(strapi, hashes),
    heldAffiliates(strapi, personalData, hashes),
    heldMails(strapi, inHashes),
    heldConsents(strapi, { subjectHash: inHashes, applicationId: { $null: true } }),
    heldSuppressions(strapi, inHashes),
  ]);
  return {
    ...applications,
    links,
    comments,
    affiliates,
    mails,
    consentProofs,
    suppressions,
    isSuppressed: suppressions.some(({ endedAt }) => !endedAt),
  };
}

/** A mail that was sent has neither address nor content any more. */
async function heldMails(strapi: Core.Strapi, addressHash: object): Promise<HeldData['mails']> {
  const rows: MailRow[] = await strapi.db
    .query(uidOf('mail'))
    .findMany({ select: [...exportedColumns.mail.read], where: { addressHash }, orderBy: { id: 'asc' } });
  return rows.map(({ site, template, state, queuedAt, finishedAt }) => ({
    ...{ site, template, state },
    queuedAt: isoOf(queuedAt),
    finishedAt: isoOrNull(finishedAt),
  }));
}

/** The links in mails to the person: about an address, an application or an affiliate. */
async function heldLinks(strapi: Core.Strapi, hashes: readonly string[]): Promise<HeldData['links']> {
  const applications: { id: number }[] = await strapi.db
    .query(uidOf('application'))
    .findMany({ select: ['id'], where: { emailHash: { $in: [...hashes] } } });
  const affiliates: { id: number }[] = await strapi.db
    .query(uidOf('affiliate'))
    .findMany({ select: ['id'], where: { addressHash: { $in: [...hashes] } } });
  const ofPerson = [
    { subject: { $in: [...hashes] } },
    { purpose: 'status', subject: { $in: applications.map(({ id }) => String(id)) } },
    { purpose: 'affiliate', subject: { $in: affiliates.map(({ id }) => String(id)) } },
  ];
  const rows: LinkRow[] = await strapi.db
    .query(uidOf('mailed-link'))
    .findMany({ select: [...exportedColumns['mailed-link'].read], where: { $or: ofPerson }, orderBy: { id: 'asc' } });
  return rows.map(({ site, purpose, expiresAt }) => ({ site, purpose, expiresAt: isoOf(expiresAt) }));
}
