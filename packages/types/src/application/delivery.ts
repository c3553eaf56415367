import * as z from 'zod/mini';
import { clickMessageSchema } from './click.ts';
import { deliveredPartSchema, deliveredParts } from './delivered-part.ts';
import { applicationTokenSchema } from './progress.ts';

/**
 * The applicant's pick of an offer whose lender receives applications: POST `/api/deliveries` of the CMS. `parts` and `text` are what the
 * page named and said before the press, so that nothing else is sent.
 */
export const deliveryMessageSchema = z.extend(clickMessageSchema, {
  token: applicationTokenSchema,
  parts: z.array(deliveredPartSchema).check(z.minLength(1), z.maxLength(deliveredParts.length)),
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  textVersion: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Document and account as they were typed, by question, where the lender receives them and the application lacks them. */
  answers: z._default(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400))), {}),
});

export type DeliveryMessage = z.infer<typeof deliveryMessageSchema>;

/** 201: it waits to be sent. 200: this application goes to this lender already for this offer. */
export const deliveryAnswerSchema = z.object({ outcome: z.enum(['queued', 'repeated']) });

/**
 * 404: no such application or offer. 409: nothing is sent. `click-out-only`: the lender receives no applications. `changed`: it receives
 * other parts than the page named. `closed`: the application is withdrawn, finished, does not fit the offer, or has no consent any more.
 */
export const refusedDeliverySchema = z.object({
  error: z.enum(['unknown-token', 'unknown-offer', 'click-out-only', 'changed', 'closed']),
});

/** Why an application was not sent, by the names of {@link refusedDeliverySchema}. */
export type DeliveryRefusal = z.infer<typeof refusedDeliverySchema>['error'];
