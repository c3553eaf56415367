// @ts-check
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a message may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * @typedef {object} Message
 * @property {string} body the received body, byte by byte, before it is parsed
 * @property {string} timestamp the header `x-prestafaro-timestamp`
 * @property {string} signature the header `x-prestafaro-signature`
 * @property {string} key the header `idempotency-key`
 */

/**
 * @typedef {object} LeadStore what the lender has, by the key of the delivery. A real one is a database with a unique index on the key
 * @property {(key: string) => Promise<string | null>} referenceOf the lender's own number of a delivery that is stored already
 * @property {(key: string, lead: object) => Promise<string>} store stores a delivery and returns its number. Of two at once one fails
 * @property {(key: string) => Promise<void>} withdraw ends the handling of what came under a key or comes later
 * @property {(key: string) => Promise<void>} erase erases what came under a key
 * @property {(key: string) => Promise<boolean>} isEnded whether a notice named the key: it may overtake its application
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {object} body
 */

/**
 * Handles one message of Prestafaro: checks the signature and the time, stores each key once, and answers.
 * @param {Message} message
 * @param {{ secrets: readonly string[], store: LeadStore, now: Date, status?: string }} options two secrets while one takes the place of the
 * other; the status of a new application, in the words of the lender's network if it has one
 * @returns {Promise<Answer>}
 */
export async function receiveLead(
  { body, timestamp, signature, key },
  { secrets, store, now, status = 'under_review' },
) {
  const isOurs = secrets.some((secret) => isSigned(body, timestamp, signature, secret));
  if (!isOurs) return { status: 401, body: { error: 'signature' } };
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    return { status: 401, body: { error: 'timestamp' } };
  }
  const lead = read(body);
  // 422 is final: this message is not sent again.
  if (!lead || lead.id !== key) return { status: 422, body: { error: 'message' } };
  if (lead.type === 'test') return { status: 200, body: {} };
  if (lead.type === 'withdrawal') {
    await store.withdraw(String(lead.delivery_id));
    return { status: 200, body: {} };
  }
  if (lead.type === 'erasure') {
    await store.erase(String(lead.delivery_id));
    return { status: 200, body: {} };
  }
  if (lead.type !== 'application' || lead.version !== 1) return { status: 422, body: { error: 'type' } };
  const known = await store.referenceOf(key);
  if (known === null && (await store.isEnded(key))) return { status: 200, body: {} };
  const reference = known ?? (await store.store(key, lead));
  return { status: known === null ? 201 : 200, body: { reference, status } };
}

/**
 * Compares in constant time, so that nobody can guess a signature digit by digit.
 * @param {string} body
 * @param {string} timestamp
 * @param {string} signature
 * @param {string} secret
 */
function isSigned(body, timestamp, signature, secret) {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/**
 * @param {string} body
 * @returns {Record<string, unknown> | null} null if it is no JSON object
 */
function read(body) {
  try {
    const value = JSON.parse(body);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
