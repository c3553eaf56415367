import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { dayOfSite } from '../desk/day-of-site';
import type { Erasure } from './erasure';

type Instant = Date | string;

/** A click that is blurred. */
export interface DetachedClick {
  readonly id: number;
  readonly clickId: string;
  readonly at: Instant;
}

/** A consent that is revoked by an erasure. */
export interface RevokedConsent {
  readonly id: number;
  readonly site: string;
  /** When it was given. */
  readonly at: Instant;
}

/**
 * Detaches clicks, about which a network still reports, and removes what tells where the visitor came from. They were counted by that, so
 * `detachedAt` keeps them from being counted again without it. Their times become the first instant of the month, and those of what an affiliate
 * was credited for the first of the day: the proof of a consent has the time of the same press, and would say whose click it was.
 */
export async function detachClicks({ strapi, erased }: Pick<Erasure, 'strapi' | 'erased'>): Promise<number> {
  const rows: DetachedClick[] = await strapi.db.query(uidOf('click')).findMany({
    select: ['id', 'clickId', 'at'],
    where: { applicationId: { $in: [...erased] } },
  });
  await blurClicks(strapi, rows);
  await blurCredits(strapi, [...rows.map(({ clickId }) => `click:${clickId}`), ...erased.map((id) => `lead:${id}`)]);
  return rows.length;
}

/** Writes the month in place of the time of clicks, and removes what tells whose they were. */
export async function blurClicks(strapi: Core.Strapi, rows: readonly DetachedClick[]): Promise<void> {
  for (const { id, at } of rows) {
    const month = startOfMonth(new Date(at));
    // `update` would write the time of now.
    await strapi.db.query(uidOf('click')).updateMany({
      where: { id },
      data: { ...timesOf(month), applicationId: null, attribution: null, arm: null, detachedAt: month },
    });
  }
}

/** Writes the day in place of the time of what an affiliate was credited for. */
export async function blurCredits(strapi: Core.Strapi, causes: readonly string[]): Promise<void> {
  const credits = strapi.db.query(uidOf('affiliate-credit'));
  const rows: { id: number; day: string }[] = await credits.findMany({
    select: ['id', 'day'],
    where: { cause: { $in: [...causes] } },
  });
  for (const { id, day } of rows)
    await credits.updateMany({ where: { id }, data: timesOf(new Date(`${day}T00:00:00Z`)) });
}

/**
 * Writes the day of an erasure as the end of a consent, as its noon in UTC, which is the same day in every country. The notices to lenders and what
 * else is written in an erasure have its time, and the proof would say of whom they are. A consent ends no sooner than it was given.
 */
export async function blurRevocation(
  strapi: Core.Strapi,
  { id, site, at }: RevokedConsent,
  erasedAt: Date,
): Promise<void> {
  const noon = new Date(`${dayOfSite(site, erasedAt)}T12:00:00Z`);
  const given = new Date(at);
  const revokedAt = noon > given ? noon : given;
  await strapi.db.query(uidOf('consent-record')).updateMany({ where: { id }, data: { revokedAt } });
}

const timesOf = (at: Date) => ({ at, createdAt: at, updatedAt: at });

const startOfMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
