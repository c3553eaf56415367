import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { blurRevocation, type RevokedConsent } from './blurred-times';
import type { Erasure } from './erasure';
import type { Person } from './person';

/** There is a contract, so a claim is possible: the retention rules block these applications too, and erase them after their time (R26). */
const WITH_CONTRACT: readonly ApplicationStatus[] = ['signed', 'paid_out'];

/**
 * Erases the applications of a person. Those under a claim and those with a contract are blocked instead (LOPDGDD art. 32). The WHERE
 * decides, because a claim may be opened at the same moment.
 */
export async function eraseApplications(
  strapi: Core.Strapi,
  { hashes }: Person,
): Promise<Pick<Erasure, 'erased' | 'blocked'>> {
  const applications = strapi.db.query(uidOf('application'));
  const found = await idsOf({ emailHash: { $in: [...hashes] } });
  const open = { isBlocked: false, isUnderClaim: false, status: { $notIn: [...WITH_CONTRACT] } };
  await applications.deleteMany({ where: { id: { $in: found }, ...open } });
  const blocked = await idsOf({ id: { $in: found } });
  await applications.updateMany({ where: { id: { $in: blocked } }, data: { isBlocked: true } });
  return { erased: found.filter((id) => !blocked.includes(id)), blocked };

  async function idsOf(where: object): Promise<number[]> {
    const rows: { id: number }[] = await applications.findMany({ select: ['id'], where });
    return rows.map(({ id }) => id);
  }
}

/** The history of an application and the notes about it, which nobody counts. */
export async function eraseHistory({ strapi, erased }: Erasure): Promise<undefined> {
  const where = { applicationId: { $in: [...erased] } };
  await strapi.db.query(uidOf('application-change')).deleteMany({ where });
  await strapi.db.query(uidOf('application-note')).deleteMany({ where });
}

/** Ends every consent and keeps the proofs, blocked (R25, R26). */
export async function revokeConsents({ strapi, person, erased, now }: Erasure): Promise<undefined> {
  const records = strapi.db.query(uidOf('consent-record'));
  const subjectHash = { $in: [...person.hashes] };
  const given: RevokedConsent[] = await records.findMany({
    select: ['id', 'site', 'at'],
    where: { subjectHash, isGiven: true, revokedAt: { $null: true } },
  });
  for (const consent of given) await blurRevocation(strapi, consent, now);
  await records.updateMany({ where: { subjectHash }, data: { isBlocked: true } });
  await records.updateMany({ where: { applicationId: { $in: [...erased] } }, data: { applicationId: null } });
}
