import { hkdfSync } from 'node:crypto';
import type { LookupName } from '@prestafaro/application';

/** The purpose of a key. One secret gives an independent key for each purpose. */
export type KeyPurpose =
  | `lookup:${LookupKind}`
  | 'application-key'
  | 'application-token'
  | 'application-content'
  | 'challenge'
  | 'challenge-counter'
  | 'wait-ticket';

/** The values by which a person is found. */
export type LookupKind = LookupName | 'address' | 'token' | 'lead-id' | 'push-endpoint';

const KEY_BYTES = 32;

/** A key of 32 bytes by HKDF with SHA-256 (RFC 5869). The same secret and purpose give the same key, so stored hashes stay valid. */
export function derivedKey(secret: string | Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `prestafaro/${purpose}`, KEY_BYTES));
}
