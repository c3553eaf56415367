import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const RIPENS_AFTER_SECONDS = 30;
export const EXPIRES_AFTER_SECONDS = 600;
const PREFIX = 'wait';
const ID_BYTES = 16;

const ticketSchema = z.object({
  id: z.string().regex(/^[\w-]{22}$/),
  site: z.string(),
  issuedAt: z.coerce.number().int(),
});

/**
 * The proof of who has no scripts: a ticket that is worth something only after half a minute. `wait.id.site.time.signature`.
 * @param key of HMAC.
 */
export function createWaitTicket(key: Buffer, site: string, now: Date): string {
  const text = [PREFIX, randomBytes(ID_BYTES).toString('base64url'), site, now.getTime()].join('.');
  return `${text}.${signatureOf(key, text)}`;
}

/** @returns the id of a ticket of this site that is ripe and not expired, by which it is spent; else null. */
export function ripeTicketId(key: Buffer, site: string, proof: string, now: Date): string | null {
  const [prefix, id, issuedFor, issuedAt, signature = '', ...more] = proof.split('.');
  if (prefix !== PREFIX || more.length > 0) return null;
  const expected = Buffer.from(signatureOf(key, [prefix, id, issuedFor, issuedAt].join('.')));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const ticket = ticketSchema.safeParse({ id, site: issuedFor, issuedAt });
  if (!ticket.success || ticket.data.site !== site) return null;
  const seconds = (now.getTime() - ticket.data.issuedAt) / 1000;
  return seconds >= RIPENS_AFTER_SECONDS && seconds < EXPIRES_AFTER_SECONDS ? ticket.data.id : null;
}

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
