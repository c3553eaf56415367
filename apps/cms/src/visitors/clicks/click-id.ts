import { randomBytes } from 'node:crypto';

/** 144 bits, because a postback names a click and nobody may guess another visitor's one. */
const BYTES = 18;

/** 24 characters that need no escaping in an address. */
export function newClickId(): string {
  return randomBytes(BYTES).toString('base64url');
}
