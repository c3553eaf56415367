import * as z from 'zod/mini';
import { applicationTokenSchema } from './application/progress.ts';

/**
 * The push services of the browsers, by host; with a dot in front: every host below. The CMS sends a request to the address that a browser
 * names, so an address elsewhere is refused.
 */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

function isOfPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && pushServices.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

/** The address at which a push service takes notifications for one browser. Anybody who has it may send some, so it is kept secret. */
export const pushEndpointSchema = z
  .string()
  .check(z.maxLength(600), z.refine(isOfPushService, 'must be an address of the push service of a browser'));

/** `PushSubscription.toJSON()` of a browser: the address and the keys for which a notification is encrypted (RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: pushEndpointSchema,
  keys: z.object({
    /** A point of P-256, 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
});

export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** POST `/api/push/subscribe` of the CMS. The text is the proof of the consent (R25). */
export const pushMessageSchema = z.object({
  token: applicationTokenSchema,
  subscription: pushSubscriptionSchema,
  textVersion: z.string().check(z.regex(/^[\w:-]{1,60}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
  address: z.string().check(z.minLength(1), z.maxLength(100)),
});

export type PushMessage = z.infer<typeof pushMessageSchema>;

/** POST `/api/push/end` of the CMS. */
export const pushEndMessageSchema = z.object({ token: applicationTokenSchema, endpoint: pushEndpointSchema });

/** POST `/api/push` of the web app, by the page of the application: the cookie names the application. */
export const pushRequestSchema = z.union([
  z.object({ action: z.literal('subscribe'), subscription: pushSubscriptionSchema }),
  z.object({ action: z.literal('end'), endpoint: pushEndpointSchema }),
]);

/** The answer of `/api/push/key`: the public key that a browser needs to subscribe. */
export const pushKeySchema = z.object({ key: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)) });

/** What a notification holds. It is shown on a locked screen, so it says nothing of the loan. */
export interface PushNotice {
  title: string;
  body: string;
  /** The path that a press opens. It has no token. */
  path: string;
}
