import { afterEach, expect, it, vi } from 'vitest';
import { sendDelivery } from '@/cms/send-delivery';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ CMS_URL: 'http://cms.example', CMS_WRITE_TOKEN: 'write-token' }),
}));

const message: Parameters<typeof sendDelivery>[0] = {
  ...{ locale: 'es-ES', offerId: 7, token: 'x'.repeat(43), arm: null, attribution: null, address: '203.0.113.7' },
  ...{ isArmAllowed: false, isSourceAllowed: false, parts: ['loan'], text: 'Enviar a Nomada', textVersion: 'es-ES:1' },
  answers: {},
};

afterEach(() => vi.unstubAllGlobals());

async function answered(status: number, body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return (await sendDelivery(message)).outcome;
}

it.each([
  [201, { outcome: 'queued' }, 'sent'],
  [200, { outcome: 'repeated' }, 'sent'],
  [409, { error: 'changed' }, 'changed'],
  [409, { error: 'click-out-only' }, 'changed'],
  [409, { error: 'closed' }, 'closed'],
  [404, { error: 'unknown-token' }, 'closed'],
  [404, { error: 'unknown-offer' }, 'closed'],
  [422, { problems: [{ field: 'document', code: 'document:checksum' }] }, 'refused'],
  [422, { errors: [] }, 'away'],
  [429, { retryAfterSeconds: 60 }, 'limited'],
  [401, {}, 'away'],
  [404, {}, 'away'],
  [500, {}, 'away'],
  [201, {}, 'away'],
])('takes an answer %d %j as %s', async (status, body, outcome) => {
  expect(await answered(status, body)).toBe(outcome);
});
