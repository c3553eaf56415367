// @ts-check
import { createHmac } from 'node:crypto';

const KNOWN_BY_CHARACTERS = 12;

/**
 * Marks by which the keys of personal data are recognised. A key is 32 random bytes, so its mark does not reveal it.
 * @param {string | undefined} keys PERSONAL_DATA_KEYS
 * @returns {Record<string, string>} by the id of the key
 */
export function knownKeys(keys = '') {
  const pairs = keys.split(',').flatMap((pair) => {
    const [, id, key] = /^\s*([^:]+):(\S+)\s*$/.exec(pair) ?? [];
    return id && key ? [[id, key]] : [];
  });
  return Object.fromEntries(pairs.map(([id = '', key = '']) => [id, mark(key)]));
}

/** @param {string} key base64 or base64url, which name the same bytes */
const mark = (key) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update('backup').digest('hex').slice(0, KNOWN_BY_CHARACTERS);

/**
 * @param {Record<string, string>} needed of a backup
 * @param {Record<string, string>} present of this installation
 * @returns {string[]} ids of keys that are missing here, so that data of the backup cannot be decrypted
 */
export function missingKeys(needed, present) {
  return Object.keys(needed).filter((id) => needed[id] !== present[id]);
}
