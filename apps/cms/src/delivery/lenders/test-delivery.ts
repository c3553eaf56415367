import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { DeliverySettings } from './delivery-settings';
import { type LenderDelivery, POPULATE_DELIVERY } from './lender-delivery';
import { postToLender } from './post-to-lender';
import { testPayload } from './test-payload';
import type { DeliveryTestResult } from './test-result';
import { verdictOf, verdictOfFailure } from './verdict';

/**
 * Calls the address of a lender, as it is saved, with a signed message that is about nobody. Nothing is stored, and the
 * answer changes nothing. It shows whether address, certificate and secret are right.
 * @returns null for a lender without a delivery
 */
export async function testDelivery(
  strapi: Core.Strapi,
  lender: { documentId: string; locale: string },
  { secrets, isPrivateAllowed }: DeliverySettings,
): Promise<DeliveryTestResult | null> {
  const saved: { delivery: LenderDelivery | null } | null = await strapi.db
    .query(uidOf('lender'))
    .findOne({ where: { ...lender, publishedAt: null }, populate: POPULATE_DELIVERY });
  if (!saved?.delivery) return null;
  const { key, url } = saved.delivery;
  const secret = secrets.get(key);
  if (secret === undefined) return { httpStatus: null, durationMs: 0, error: 'NO_SECRET' };
  const now = new Date();
  const idempotencyKey = randomUUID();
  const body = JSON.stringify(testPayload({ idempotencyKey, site: lender.locale, sentAt: now }));
  const started = performance.now();
  const message = { secret, idempotencyKey, body, isPrivateAllowed, now };
  const verdict = await postToLender(url, message).then((answer) => verdictOf(answer, now), verdictOfFailure);
  const error = 'error' in verdict ? verdict.error : null;
  return { httpStatus: verdict.httpStatus, durationMs: Math.round(performance.now() - started), error };
}
