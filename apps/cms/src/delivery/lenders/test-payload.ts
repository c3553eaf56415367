import { PAYLOAD_VERSION } from './payload-version';

/** A test message from the admin: it shows that address, certificate and secret are right, and is about nobody. */
export function testPayload(facts: { idempotencyKey: string; site: string; sentAt: Date }): Record<string, unknown> {
  const { idempotencyKey, site, sentAt } = facts;
  return { version: PAYLOAD_VERSION, type: 'test', id: idempotencyKey, site, sent_at: sentAt.toISOString() };
}
