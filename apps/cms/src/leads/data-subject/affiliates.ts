import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type AffiliateRow, contactOf } from '../../visitors/affiliates/affiliate-row';
import { isoOf } from '../desk/application-row';
import type { PersonalData } from '../personal-data/personal-data';
import type { Erasure } from './erasure';

/** Somebody who was approved has a contract and may still get a payout, so the row stays as long as the books. */
const WITHOUT_CONTRACT = ['requested', 'refused'];

/** What a person wrote and got as an affiliate. */
export async function heldAffiliates(
  strapi: Core.Strapi,
  personalData: PersonalData,
  hashes: readonly string[],
): Promise<HeldData['affiliates']> {
  const rows: AffiliateRow[] = await strapi.db
    .query(uidOf('affiliate'))
    .findMany({ where: { addressHash: { $in: [...hashes] } }, orderBy: { id: 'asc' } });
  return rows.map((row) => {
    const { site, code, state, requestedAt, payoutMethod, payoutDetails } = row;
    const { name, website, text } = contactOf(personalData, row);
    return {
      ...{ site, code, state, requestedAt: isoOf(requestedAt), name, website, text, payoutMethod },
      payoutDetails: payoutDetails && personalData.decrypt('affiliates.payoutDetails', code, payoutDetails),
    };
  });
}

/** Erases requests without a contract, with their history. */
export async function eraseAffiliates({ strapi, person }: Erasure): Promise<number> {
  const affiliates = strapi.db.query(uidOf('affiliate'));
  const rows: { id: number }[] = await affiliates.findMany({
    select: ['id'],
    where: { addressHash: { $in: [...person.hashes] }, state: { $in: WITHOUT_CONTRACT } },
  });
  const ids = rows.map(({ id }) => id);
  await strapi.db.query(uidOf('affiliate-change')).deleteMany({ where: { affiliateId: { $in: ids } } });
  await strapi.db
    .query(uidOf('mailed-link'))
    .deleteMany({ where: { purpose: 'affiliate', subject: { $in: ids.map(String) } } });
  return (await affiliates.deleteMany({ where: { id: { $in: ids } } })).count;
}

/** How many contracts are kept. Call it after the erasure. */
export const countAffiliates = (strapi: Core.Strapi, hashes: readonly string[]): Promise<number> =>
  strapi.db.query(uidOf('affiliate')).count({ where: { addressHash: { $in: [...hashes] } } });
