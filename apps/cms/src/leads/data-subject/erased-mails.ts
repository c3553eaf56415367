import { uidOf } from '../../content/content-types';
import type { Erasure } from './erasure';

/** Ends the mails that wait and erases the rows of those that were sent. A mail that is being sent at this moment still arrives. */
export async function eraseMails({ strapi, person, erased, blocked }: Erasure): Promise<number> {
  const ofPerson = [{ addressHash: { $in: [...person.hashes] } }, { applicationId: { $in: [...erased, ...blocked] } }];
  return (await strapi.db.query(uidOf('mail')).deleteMany({ where: { $or: ofPerson } })).count;
}

/** Ends every link in a mail to the person. */
export async function eraseLinks({ strapi, person, erased, blocked }: Erasure): Promise<number> {
  const ofPerson = [
    { subject: { $in: [...person.hashes] } },
    { purpose: 'status', subject: { $in: [...erased, ...blocked].map(String) } },
  ];
  return (await strapi.db.query(uidOf('mailed-link')).deleteMany({ where: { $or: ofPerson } })).count;
}
