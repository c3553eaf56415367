import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from '../desk/application-row';
import type { Erasure } from './erasure';
import { exportedColumns } from './exported-columns';

type Held = HeldData['suppressions'];

interface UnsubscriptionRow {
  site: Held[number]['site'];
  source: string;
  at: Date | string;
  undoneAt: Date | string | null;
}

/** The entries of an address in the lists of those that get no mail, or no advertising. @param hash a condition on the hash of the address */
export async function heldSuppressions(strapi: Core.Strapi, hash: object): Promise<Held> {
  const dead: { reason: string; at: Date | string }[] = await strapi.db.query(uidOf('mail-suppression')).findMany({
    select: [...exportedColumns['mail-suppression'].read],
    where: { addressHash: hash },
    orderBy: { id: 'asc' },
  });
  const unsubscribed: UnsubscriptionRow[] = await strapi.db.query(uidOf('unsubscription')).findMany({
    select: [...exportedColumns.unsubscription.read],
    where: { contactHash: hash },
    orderBy: { id: 'asc' },
  });
  return [
    ...dead.map(({ reason, at }) => ({ reason, at: isoOf(at), site: null, endedAt: null })),
    ...unsubscribed.map(({ site, source, at, undoneAt }) => ({
      ...{ reason: `unsubscribed by ${source}`, site, at: isoOf(at) },
      endedAt: isoOrNull(undoneAt),
    })),
  ];
}

/** How many entries keep mail from the person now. An erasure keeps these. */
export async function countSuppressions(strapi: Core.Strapi, hashes: readonly string[]): Promise<number> {
  return (await heldSuppressions(strapi, { $in: [...hashes] })).filter(({ endedAt }) => !endedAt).length;
}

/** Erases the entries of a person who wants advertising again: they keep nothing from being sent. */
export async function eraseEndedSuppressions({ strapi, person: { hashes } }: Erasure): Promise<undefined> {
  const where = { contactHash: { $in: [...hashes] }, undoneAt: { $notNull: true } };
  await strapi.db.query(uidOf('unsubscription')).deleteMany({ where });
}
