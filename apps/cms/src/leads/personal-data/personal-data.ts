import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { derivedKey, type LookupKind } from './derived-key';
import type { EncryptionKey } from './encryption-keys';

/** The columns that hold sealed text. What is sealed for one of them opens in no other. */
export type SealedField = 'applications.phoneSealed' | 'applications.documentSealed' | 'applications.accountSealed';

export interface PersonalData {
  /** `k2.iv.tag.text`, base64url: the newest key, and another text at each call. */
  seal(field: SealedField, text: string): string;
  /** @throws Error without the value, if it was sealed for another field or with a key that is not here, or was changed. */
  open(field: SealedField, sealed: string): string;
  /** Whether it was sealed with the newest key; what was not is what a rotation has to seal again. */
  isNewest(sealed: string): boolean;
  /** By which a person is found again: 64 hex digits. Nobody without the secret can try out all numbers. */
  lookupHash(kind: LookupKind, normalized: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals what R28 wants encrypted at rest, and hashes what is searched for.
 * @param keys newest first; at least one.
 */
export function createPersonalData(keys: readonly EncryptionKey[], secret: string): PersonalData {
  const [newest] = keys;
  if (!newest) throw new Error('Personal data needs a key: set PERSONAL_DATA_KEYS');
  const lookupKeys = new Map<LookupKind, Buffer>();
  const lookupKey = (kind: LookupKind) => {
    const key = lookupKeys.get(kind) ?? derivedKey(secret, `lookup:${kind}`);
    lookupKeys.set(kind, key);
    return key;
  };
  return {
    seal(field, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.key, iv).setAAD(additionalData(field));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [newest.id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
    },
    open(field, sealed) {
      const [id, ...parts] = sealed.split('.');
      const key = keys.find((each) => each.id === id);
      if (!key) throw new Error(`A value of ${field} was sealed with a key that PERSONAL_DATA_KEYS does not hold`);
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || !text || parts.length > 3) throw broken(field);
      const decipher = createDecipheriv(ALGORITHM, key.key, iv, { authTagLength: TAG_BYTES });
      try {
        decipher.setAAD(additionalData(field)).setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        throw broken(field);
      }
    },
    isNewest: (sealed) => sealed.startsWith(`${newest.id}.`),
    lookupHash: (kind, normalized) => createHmac('sha256', lookupKey(kind)).update(normalized).digest('hex'),
  };
}

const additionalData = (field: SealedField) => Buffer.from(field, 'utf8');

const broken = (field: SealedField) =>
  new Error(`A value of ${field} does not open: it was changed, or is of another field`);
