import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import type { PersonalData } from '../../leads/personal-data/personal-data';

/** The columns of a comment that hold its author's e-mail address. */
export interface AddressColumns {
  documentId: string;
  /** An address of a release that did not encrypt it; null as soon as `sealPlainAddresses` has run. */
  email?: string | null;
  emailSealed?: string | null;
}

const BATCH = 200;

/** The columns of an address: encrypted and bound to the comment, with the hash by which it is found. */
export function addressColumns(personalData: PersonalData, documentId: string, email: string) {
  return {
    email: null,
    emailSealed: personalData.encrypt('comments.emailSealed', documentId, email),
    emailHash: addressHashOf(personalData, email),
  };
}

/** The address of a comment's author; null if there is none. */
export function addressOfComment(
  personalData: PersonalData,
  { documentId, email, emailSealed }: AddressColumns,
): string | null {
  return emailSealed ? personalData.decrypt('comments.emailSealed', documentId, emailSealed) : (email ?? null);
}

/**
 * Encrypts addresses that stand in plain text, because a CMS of an earlier release wrote them. Such a CMS may still run beside this one
 * during an update, so a job repeats it. The WHERE holds the address that was read, so two instances at once do no harm.
 * @returns the number of encrypted addresses
 */
export async function sealPlainAddresses(strapi: Core.Strapi, personalData: PersonalData): Promise<number> {
  const comments = strapi.db.query(uidOf('comment'));
  for (let after = 0, sealed = 0; ; ) {
    const rows: { id: number; documentId: string; email: string }[] = await comments.findMany({
      select: ['id', 'documentId', 'email'],
      where: { id: { $gt: after }, email: { $notNull: true } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    for (const { id, documentId, email } of rows) {
      const data = addressColumns(personalData, documentId, email);
      sealed += (await comments.updateMany({ where: { id, email }, data })).count;
    }
    const last = rows.at(-1);
    if (!last) return sealed;
    after = last.id;
  }
}
