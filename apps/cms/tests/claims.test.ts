import { afterAll, beforeAll, expect, test } from 'vitest';
import { asContentType, uidOf } from '../src/content/content-types';
import { type AdminCall, signInAsAdministrator } from './support/admin';
import { createSample, sampleData } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let administrator: AdminCall;
let settings: string;
beforeAll(async () => {
  cms = await startCms();
  administrator = await signInAsAdministrator(cms.url);
  ({ documentId: settings } = await createSample(cms.strapi, 'site-setting', 'ajustes'));
});
afterAll(() => cms?.stop());

const articles = '/content-manager/collection-types/api::article.article?locale=es-ES';
const warning = 'Desconfía de quien prometa dinero al instante.';
const article = (name: string, body: string) => ({
  ...sampleData('article', name),
  blocks: [{ __component: 'blocks.rich-text', body }],
});

test('an editor who saves a forbidden claim is told which words, why, and what to do, beside the field (R5)', async () => {
  const { status, body } = await administrator('POST', articles, article('promesa', 'Dinero en 10 minutos.'));
  expect(status).toBe(400);
  const path = ['blocks', '0', 'body'];
  const message = expect.stringMatching(
    /^“en 10 minutos” promete rapidez, .* a «Frases permitidas» de «Cumplimiento»\.$/,
  );
  expect(body.error).toMatchObject({ details: { errors: [{ path, message }] } });
});

test('the language of the entry decides: the same words in Ukrainian are refused there (R5)', async () => {
  const claim = { ...sampleData('tag', 'klejm'), description: 'Миттєва позика' };
  const save = (locale: string) =>
    administrator('POST', `/content-manager/collection-types/api::tag.tag?locale=${locale}`, claim);
  const refused = await save('uk-UA');
  expect([refused.status, refused.body.error?.message]).toEqual([400, expect.stringContaining('Миттєва')]);
});

test('a phrase that was reviewed with its reason is accepted, and only that phrase (R5)', async () => {
  expect((await administrator('POST', articles, article('aviso', warning))).status).toBe(400);
  const documents = cms.strapi.documents(asContentType(uidOf('site-setting')));
  const data = sampleData('site-setting', 'ajustes');
  const allowedPhrases = [{ phrase: 'quien prometa dinero al instante', reason: 'Avisa de una estafa.' }];
  const compliance = { ...(data.compliance as object), allowedPhrases };
  await documents.update({ documentId: settings, locale: 'es-ES', status: 'published', data: { ...data, compliance } });
  expect((await administrator('POST', articles, article('aviso', warning))).status).toBe(201);
  expect((await administrator('POST', articles, article('otra', `${warning} Aquí, al instante.`))).status).toBe(400);
});
