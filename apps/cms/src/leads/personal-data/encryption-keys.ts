import { z } from 'zod';

/** A key of AES-256 or of HMAC, and the id that stands before each text that it encrypted, and each hash that it made. */
export interface EncryptionKey {
  /** `k2` */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const KEY_BYTES = 32;
const WRONG = 'must be id:key with commas between them, the newest first, each key the base64 of 32 bytes';

/** At least one key; the ids differ. An error states the format and repeats no value. */
export const encryptionKeysField = z
  .string()
  .transform((list) => list.split(',').map((pair) => keyOf(pair.trim())))
  .refine((keys) => keys.every((key) => key !== null), WRONG)
  .transform((keys) => keys as EncryptionKey[])
  .refine((keys) => new Set(keys.map((key) => key?.id)).size === keys.length, 'has an id that stands for two keys');

/** The same, or none. */
export const lookupKeysField = z.union([z.literal('').transform((): EncryptionKey[] => []), encryptionKeysField]);

function keyOf(text: string): EncryptionKey | null {
  const [, id, encoded] = /^([a-z0-9]{1,16}):([A-Za-z0-9+/_-]{43}=?)$/.exec(text) ?? [];
  if (!id || !encoded) return null;
  const key = Buffer.from(encoded, 'base64');
  return key.length === KEY_BYTES ? { id, key } : null;
}
