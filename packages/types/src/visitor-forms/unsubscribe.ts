import * as z from 'zod/mini';
import { localeSchema } from '../locale.ts';
import { mailedLinkTokenSchema } from '../mailed-link.ts';
import { lineField, senderFields } from './fields.ts';
import { unsubscribeLimits } from './limits.ts';

/**
 * POST `/api/unsubscribe` of the CMS: a person wants no more advertising. At least one of address and number is given; the CMS checks both
 * by the rules of the country.
 */
export const unsubscribeMessageSchema = z.object({
  ...senderFields,
  email: z.nullable(lineField(unsubscribeLimits.email)),
  phone: z.nullable(lineField(unsubscribeLimits.phone)),
});

export type UnsubscribeMessage = z.infer<typeof unsubscribeMessageSchema>;

/** 201, the same whether the address is known or not. The token undoes this request for a day. */
export const unsubscribedAnswerSchema = z.object({ undo: mailedLinkTokenSchema });

/** POST `/api/unsubscribe/link`, `/api/unsubscribe/one-click` and `/api/unsubscribe/undo`. */
export const unsubscribeTokenMessageSchema = z.object({ locale: localeSchema, token: mailedLinkTokenSchema });

/** 200 of `/api/unsubscribe/undo`. `used`: the token was used before. */
export const undoneAnswerSchema = z.object({ outcome: z.enum(['undone', 'used']) });

/** 404 and 410 of the three. `unknown-link`: of an unknown token, or of another site. */
export const refusedLinkAnswerSchema = z.object({ error: z.enum(['unknown-link', 'expired-link']) });

/** Why a link about advertising does nothing: `unknown-link` (404) or `expired-link` (410). */
export type RefusedLink = z.infer<typeof refusedLinkAnswerSchema>['error'];
