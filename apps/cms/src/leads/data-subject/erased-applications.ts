import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
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

/**
 * Detaches clicks, about which a network still reports, and removes what tells where the visitor came from. They were counted by that, so
 * `detachedAt` keeps them from being counted again without it. Their times become the first instant of the month, and those of what an affiliate
 * was credited for the first of the day: the proof of a consent has the time of the same press, and would say whose click it was.
 */
export async function detachClicks({ strapi, erased }: Pick<Erasure, 'strapi' | 'erased'>): Promise<number> {
  const clicks = strapi.db.query(uidOf('click'));
  const rows: { id: number; clickId: string; at: Date | string }[] = await clicks.findMany({
    select: ['id', 'clickId', 'at'],
    where: { applicationId: { $in: [...erased] } },
  });
  for (const { id, at } of rows) {
    const month = startOfMonth(new Date(at));
    // `update` would write the time of now.
    await clicks.updateMany({
      where: { id },
      data: { ...timesOf(month), applicationId: null, attribution: null, arm: null, detachedAt: month },
    });
  }
  await blurCredits(strapi, [...rows.map(({ clickId }) => `click:${clickId}`), ...erased.map((id) => `lead:${id}`)]);
  return rows.length;
}

async function blurCredits(strapi: Core.Strapi, causes: readonly string[]): Promise<void> {
  const credits = strapi.db.query(uidOf('affiliate-credit'));
  const rows: { id: number; day: string }[] = await credits.findMany({
    select: ['id', 'day'],
    where: { cause: { $in: [...causes] } },
  });
  for (const { id, day } of rows)
    await credits.updateMany({ where: { id }, data: timesOf(new Date(`${day}T00:00:00Z`)) });
}

const timesOf = (at: Date) => ({ at, createdAt: at, updatedAt: at });

const startOfMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

/** Ends every consent and keeps the proofs, blocked (R25, R26). */
export async function revokeConsents({ strapi, person, erased, now }: Erasure): Promise<undefined> {
  const records = strapi.db.query(uidOf('consent-record'));
  const subjectHash = { $in: [...person.hashes] };
  await records.updateMany({
    where: { subjectHash, isGiven: true, revokedAt: { $null: true } },
    data: { revokedAt: now },
  });
  await records.updateMany({ where: { subjectHash }, data: { isBlocked: true } });
  await records.updateMany({ where: { applicationId: { $in: [...erased] } }, data: { applicationId: null } });
}
