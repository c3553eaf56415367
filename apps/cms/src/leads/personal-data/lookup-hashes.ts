import { createHmac } from 'node:crypto';
import { derivedKey, type LookupKind } from './derived-key';
import type { EncryptionKey } from './encryption-keys';

export interface LookupHashes {
  /**
   * The hash by which a person is found, by the newest key: `h2.` and 43 characters, or 64 hex digits by APPLICATION_SECRET. Nobody without
   * the key can try out all numbers.
   */
  lookupHash(kind: LookupKind, normalized: string): string;
  /** The hashes of a value by every key, the newest first. A search looks for each of them. */
  lookupHashes(kind: LookupKind, normalized: string): readonly string[];
  /** Whether a hash was made by the newest key. */
  isCurrentHash(hash: string): boolean;
}

/** Values that end by their time: their key stays. */
const UNROTATED: ReadonlySet<LookupKind> = new Set(['token', 'lead-id', 'address', 'push-endpoint']);

/**
 * Makes the hashes of searched values. The key that follows from the secret has no id and is the oldest one.
 * @param keys the newest first
 */
export function createLookupHashes(secret: string, keys: readonly EncryptionKey[]): LookupHashes {
  const derived = new Map<string, Buffer>();
  const keyOf = (id: string, material: string | Buffer, kind: LookupKind): Buffer => {
    const name = `${id} ${kind}`;
    const key = derived.get(name) ?? derivedKey(material, `lookup:${kind}`);
    derived.set(name, key);
    return key;
  };
  const first = (kind: LookupKind, text: string) =>
    createHmac('sha256', keyOf('', secret, kind))
      .update(text)
      .digest('hex');
  const byKey = (kind: LookupKind, text: string) =>
    keys.map(
      ({ id, key }) =>
        `${id}.${createHmac('sha256', keyOf(id, key, kind))
          .update(text)
          .digest('base64url')}`,
    );
  const lookupHashes: LookupHashes['lookupHashes'] = (kind, text) =>
    UNROTATED.has(kind) ? [first(kind, text)] : [...byKey(kind, text), first(kind, text)];
  const [newest] = keys;
  return {
    lookupHashes,
    lookupHash: (kind, text) => lookupHashes(kind, text)[0] as string,
    isCurrentHash: (hash) => (newest ? hash.startsWith(`${newest.id}.`) : !hash.includes('.')),
  };
}
