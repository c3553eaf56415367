import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressHashesOf } from '../../delivery/mail/address-hash';
import { type AffiliateRow, contactOf } from '../../visitors/affiliates/affiliate-row';
import { type AddressColumns, addressOfComment } from '../../visitors/reviews/comment-address';
import type { PersonalData } from '../personal-data/personal-data';

/** The person of an e-mail address. */
export interface Person {
  /** The hashes under which rows of the address may stand. */
  hashes: readonly string[];
  /** Null if no row holds the address itself: proofs have its hash only. */
  address: string | null;
}

/** The person of the hash in a link. The address is read from what the person has sent. */
export async function personOf(strapi: Core.Strapi, personalData: PersonalData, addressHash: string): Promise<Person> {
  const where = { emailHash: addressHash };
  const application: { email: string } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['email'], where });
  const comment: AddressColumns | null = await strapi.db
    .query(uidOf('comment'))
    .findOne({ select: ['documentId', 'emailSealed'], where });
  const affiliate: Pick<AffiliateRow, 'code' | 'contact'> | null = await strapi.db
    .query(uidOf('affiliate'))
    .findOne({ select: ['code', 'contact'], where: { addressHash } });
  const address =
    application?.email ??
    (comment && addressOfComment(personalData, comment)) ??
    (affiliate && contactOf(personalData, affiliate).email);
  return { address, hashes: address ? addressHashesOf(personalData, address) : [addressHash] };
}

/** Whether anything is held about the person, proofs and suppressions included. Mails do not count: asking for the data writes one. */
export async function holdsData(strapi: Core.Strapi, { hashes }: Pick<Person, 'hashes'>): Promise<boolean> {
  const hash = { $in: [...hashes] };
  const counts = [
    strapi.db.query(uidOf('application')).count({ where: { emailHash: hash } }),
    strapi.db.query(uidOf('comment')).count({ where: { emailHash: hash } }),
    strapi.db.query(uidOf('consent-record')).count({ where: { subjectHash: hash } }),
    strapi.db.query(uidOf('affiliate')).count({ where: { addressHash: hash } }),
    strapi.db.query(uidOf('mail-suppression')).count({ where: { addressHash: hash } }),
    strapi.db.query(uidOf('unsubscription')).count({ where: { contactHash: hash } }),
  ];
  return (await Promise.all(counts)).some((count) => count > 0);
}
