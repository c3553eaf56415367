import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const VALID_AFTER_SECONDS = 30;
export const EXPIRES_AFTER_SECONDS = 600;
const PREFIX = 'wait';
const ID_BYTES = 16;

const ticketSchema = z.object({
  id: z.string().regex(/^[\w-]{22}$/),
  form: z.string(),
  site: z.string(),
  issuedAt: z.coerce.number().int(),
});

/** For whom a ticket is. */
export interface TicketHolder {
  /** What is sent: `applications`, `comments`. */
  form: string;
  site: string;
  /** The network of the visitor's address (`networkOf`). */
  network: string;
}

/**
 * The proof of a visitor whose browser runs no scripts: a ticket that becomes valid after half a minute.
 * It is written as `wait.id.form.site.time.signature`. The signature covers the visitor's network as well: waiting costs nothing, so one
 * visitor could fetch tickets for many.
 * @param key of the HMAC
 */
export function createWaitTicket(key: Buffer, { form, site, network }: TicketHolder, now: Date): string {
  const text = [PREFIX, randomBytes(ID_BYTES).toString('base64url'), form, site, now.getTime()].join('.');
  return `${text}.${signatureOf(key, text, network)}`;
}

export interface WaitTicket {
  /** Under this id the ticket is spent. */
  id: string;
  /** Whole seconds until the ticket is valid; 0 once it is. */
  secondsLeft: number;
}

/** @returns null unless the ticket was issued for this form, site and network and has not expired. */
export function readWaitTicket(key: Buffer, holder: TicketHolder, proof: string, now: Date): WaitTicket | null {
  const [prefix, id, form, site, issuedAt, signature = '', ...more] = proof.split('.');
  if (prefix !== PREFIX || more.length > 0) return null;
  const expected = Buffer.from(signatureOf(key, [prefix, id, form, site, issuedAt].join('.'), holder.network));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const ticket = ticketSchema.safeParse({ id, form, site, issuedAt });
  if (!ticket.success || ticket.data.form !== holder.form || ticket.data.site !== holder.site) return null;
  const seconds = (now.getTime() - ticket.data.issuedAt) / 1000;
  if (seconds >= EXPIRES_AFTER_SECONDS) return null;
  return { id: ticket.data.id, secondsLeft: Math.max(0, Math.ceil(VALID_AFTER_SECONDS - seconds)) };
}

/** @returns the id of a ticket of this holder that is old enough and has not expired; else null. */
export function validTicketId(key: Buffer, holder: TicketHolder, proof: string, now: Date): string | null {
  const ticket = readWaitTicket(key, holder, proof, now);
  return ticket?.secondsLeft === 0 ? ticket.id : null;
}

const signatureOf = (key: Buffer, text: string, network: string) =>
  createHmac('sha256', key).update(`${text} ${network}`).digest('base64url');
