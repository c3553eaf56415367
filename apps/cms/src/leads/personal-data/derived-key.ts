import { hkdfSync } from 'node:crypto';

/** What a key is for. One secret gives a key for each, and none of them tells anything of another. */
export type KeyPurpose =
  | `lookup:${LookupKind}`
  | 'application-key'
  | 'application-token'
  | 'application-content'
  | 'challenge'
  | 'challenge-counter'
  | 'wait-ticket';

/** What a person is found by. */
export type LookupKind = 'phone' | 'email' | 'document' | 'account' | 'address' | 'token';

const KEY_BYTES = 32;

/** A key of 32 bytes by HKDF with SHA-256 (RFC 5869). The same secret and purpose give the same key, so that hashes stay. */
export function derivedKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `prestafaro/${purpose}`, KEY_BYTES));
}
