import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/** The lead id of an application, as the lead feed gets it. */
export const leadIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Another purpose of the token gets another label. */
const purpose = 'prestafaro/lead-id';

/**
 * The lead id of an application (specification §7): HMAC-SHA256 under its token. The id goes to an outside network in an address,
 * so it opens the lead feed and nothing else, and nobody can find the token from it.
 */
export function leadIdOf(token: string): string {
  return createHmac('sha256', token).update(purpose).digest('base64url');
}
