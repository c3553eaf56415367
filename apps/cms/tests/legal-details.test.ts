import { legalProviderFields } from '@prestafaro/types/legal-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asContentType, uidOf } from '../src/content/content-types';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

const complete = Object.fromEntries(
  legalProviderFields.map((field) => [field, field === 'email' ? 'hola@prestafaro.es' : 'Un dato']),
);

let cms: RunningCms;
let documentId: string;
let administrator: AdminCall;
let spanish: AdminCall;
let ukrainian: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  ({ documentId } = await createSample(cms.strapi, 'site-setting', 'ajustes', {
    data: { legalProvider: { ...complete, taxId: null, registry: '' } },
  }));
  administrator = await signInAsAdministrator(cms.url);
  spanish = await signInWithRole(cms.strapi, cms.url, 'editor-es');
  ukrainian = await signInWithRole(cms.strapi, cms.url, 'chief-editor-ua');
});
afterAll(() => cms?.stop());

const health = async () =>
  (await (await fetch(`${cms.url}/api/health/ready`)).json()) as { status: string; checks: { legalDetails: object } };

test('health names the missing legal details and stays "ok" (R7)', async () => {
  expect(await health()).toMatchObject({
    status: 'ok',
    checks: { legalDetails: { ok: false, reason: expect.stringContaining('es-ES (taxId, registry)') } },
  });
});

test('the start page of the admin names them in Spanish, to those who may change the settings of the site (R7)', async () => {
  expect((await administrator('GET', '/legal-details')).body).toEqual({
    sites: [{ locale: 'es-ES', name: 'España · español', missing: ['Identificación fiscal', 'Registro mercantil'] }],
  });
  for (const call of [spanish, ukrainian]) expect((await call('GET', '/legal-details')).body).toEqual({ sites: [] });
  expect((await fetch(`${cms.url}/legal-details`)).status).toBe(401);
});

test('nothing is missing once an editor has published the whole provider (R7)', async () => {
  const documents = cms.strapi.documents(asContentType(uidOf('site-setting')));
  await documents.update({ documentId, locale: 'es-ES', status: 'published', data: { legalProvider: complete } });
  expect((await health()).checks.legalDetails).toEqual({ ok: true });
  expect((await administrator('GET', '/legal-details')).body).toEqual({ sites: [] });
});
