import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptedColumn } from '@prestafaro/application';
import type { EncryptionKey } from './encryption-keys';
import { createLookupHashes, type LookupHashes } from './lookup-hashes';

/** The columns that hold encrypted text. A text that was encrypted for one of them cannot be decrypted for another. */
export type EncryptedField =
  | `applications.${EncryptedColumn}`
  | 'mails.content'
  | 'comments.emailSealed'
  | 'application_notes.text'
  | 'push_subscriptions.subscription'
  | 'affiliates.contact'
  | 'affiliates.payoutDetails'
  | 'affiliate_proposals.content';

export interface PersonalData extends LookupHashes {
  /**
   * `k2.row.iv.tag.text`, the last three in base64url, by the newest key. Each call returns another text.
   * @param rowKey the `keyHash` of an application, the `messageId` of a mail, the `documentId` of a comment, the `endpointHash` of a browser, the `code` of an affiliate, the `proposalKey` of a proposal, the `noteKey` of a note. The text cannot be decrypted in another row, so nobody who writes into the database can
   * show a person's account as another's.
   */
  encrypt(field: EncryptedField, rowKey: string, text: string): string;
  /**
   * Also decrypts texts from before they were bound to a row (`k2.iv.tag.text`), until `npm run rotate-keys` has replaced them.
   * @throws Error that does not contain the value, if it belongs to another field or row, its key is unknown, or it was changed.
   */
  decrypt(field: EncryptedField, rowKey: string, encrypted: string): string;
  /** Whether a text was encrypted as `encrypt` does it now. A rotation encrypts every other text again. */
  isCurrent(encrypted: string): boolean;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Stands in a text that is bound to its row. */
const BOUND = 'row';

/**
 * Encrypts the values that R28 wants encrypted at rest, and hashes the values that are searched for.
 * @param keys the newest first; at least one
 * @param lookupKeys LOOKUP_KEYS, the newest first
 */
export function createPersonalData(
  keys: readonly EncryptionKey[],
  secret: string,
  lookupKeys: readonly EncryptionKey[] = [],
): PersonalData {
  const [newest] = keys;
  if (!newest) throw new Error('Personal data needs a key: set PERSONAL_DATA_KEYS');
  return {
    ...createLookupHashes(secret, lookupKeys),
    encrypt(field, rowKey, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.key, iv).setAAD(additionalData(field, rowKey));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'));
      return [newest.id, BOUND, ...parts].join('.');
    },
    decrypt(field, rowKey, encrypted) {
      const [id, ...rest] = encrypted.split('.');
      const isBound = rest[0] === BOUND;
      const parts = isBound ? rest.slice(1) : rest;
      const key = keys.find((each) => each.id === id);
      if (!key) throw new Error(`A value of ${field} was encrypted with a key that PERSONAL_DATA_KEYS does not hold`);
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || !text || parts.length > 3) throw broken(field);
      const decipher = createDecipheriv(ALGORITHM, key.key, iv, { authTagLength: TAG_BYTES });
      try {
        decipher.setAAD(additionalData(field, isBound ? rowKey : null)).setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        throw broken(field);
      }
    },
    isCurrent: (encrypted) => encrypted.startsWith(`${newest.id}.${BOUND}.`),
  };
}

const additionalData = (field: EncryptedField, rowKey: string | null) =>
  Buffer.from(rowKey === null ? field : `${field} ${rowKey}`, 'utf8');

const broken = (field: EncryptedField) =>
  new Error(`A value of ${field} cannot be decrypted: it was changed, or belongs to another field or row`);
