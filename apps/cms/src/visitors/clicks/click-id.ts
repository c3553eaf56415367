import { randomBytes } from 'node:crypto';

/** 144 bits: nobody guesses another visitor's click, and a postback names one. */
const BYTES = 18;

/** 24 characters that need no escaping in an address. */
export function newClickId(): string {
  return randomBytes(BYTES).toString('base64url');
}
