import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAsAdministrator, signInWithRole } from './support/admin';
import { DELIVERY_SECRET, deliveryEnvironment, publishDelivery, startLender } from './support/lender-server';
import { type RunningCms, startCms } from './support/start-cms';

/** The receiver has the secret of `entidad`, and not that of `otra-entidad`. */
const environment = {
  ...deliveryEnvironment,
  DELIVERY_SECRETS: `entidad=${DELIVERY_SECRET},otra-entidad=another-secret-of-the-tests`,
};

let cms: RunningCms;
let lender: Awaited<ReturnType<typeof startLender>>;
beforeAll(async () => {
  cms = await startCms({ environment });
  lender = await startLender();
});
afterAll(async () => {
  await cms?.stop();
  await lender?.close();
});

const testOf = async (documentId: string, session: Awaited<ReturnType<typeof signInAsAdministrator>>) => {
  const { status, body } = await session('POST', '/delivery-test', { documentId, locale: 'es-ES' });
  return { status, body };
};

test('a test message says that address and secret are right, and leaves nothing behind', async () => {
  const administrator = await signInAsAdministrator(cms.url);
  const { documentId } = await publishDelivery(cms.strapi, 1, lender.url);
  expect(await testOf(documentId, administrator)).toMatchObject({
    status: 200,
    body: { httpStatus: 200, durationMs: expect.any(Number), error: null },
  });
  expect(lender.stored).toEqual([]);
  expect(await cms.strapi.db.query('api::delivery.delivery').count()).toBe(0);
});

test.each([
  ['that has another secret', { key: 'otra-entidad' }, { httpStatus: 401, error: 'HTTP 401' }],
  ['whose key has no secret', { key: 'sin-secreto' }, { httpStatus: null, error: 'NO_SECRET' }],
])('a test message to a lender %s says so', async (_, changes, result) => {
  const administrator = await signInAsAdministrator(cms.url);
  const { documentId } = await publishDelivery(cms.strapi, changes.key === 'otra-entidad' ? 2 : 3, lender.url, {
    ...changes,
    isShared: true,
  });
  expect(await testOf(documentId, administrator)).toMatchObject({ status: 200, body: result });
});

test('a test message is sent only by a person who may change lenders of that site, and only to a saved address', async () => {
  const administrator = await signInAsAdministrator(cms.url);
  expect((await testOf('unknown', administrator)).status).toBe(404);
  const { documentId } = await publishDelivery(cms.strapi, 4, lender.url, { isShared: true });
  const moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
  expect((await testOf(documentId, moderator)).status).toBe(403);
});
