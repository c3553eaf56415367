import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asContentType, uidOf } from '../src/content/content-types';
import type { EditorialType } from '../src/content/editorial-types';
import { type AdminCall, signInAsAdministrator } from './support/admin';
import { COLLECTION_TYPES, createSample, sampleData } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let call: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  call = await signInAsAdministrator(cms.url);
});
afterAll(() => cms?.stop());

/** Every way in which one entry refers to another. */
const REFERENCES: readonly { holder: EditorialType; field: string; target: EditorialType; block?: string }[] = [
  { holder: 'article', field: 'tags', target: 'tag' },
  { holder: 'article', field: 'banks', target: 'bank' },
  { holder: 'article', field: 'author', target: 'author' },
  { holder: 'article', field: 'reviewer', target: 'author' },
  { holder: 'work-calendar', field: 'tags', target: 'tag' },
  { holder: 'work-calendar', field: 'author', target: 'author' },
  { holder: 'offer', field: 'lender', target: 'lender' },
  { holder: 'partner', field: 'lender', target: 'lender' },
  { holder: 'lender', field: 'reviewer', target: 'author' },
  { holder: 'lender', field: 'bank', target: 'bank' },
  { holder: 'bank', field: 'reviewer', target: 'author' },
  { holder: 'page', field: 'reviewer', target: 'author' },
  { holder: 'page', field: 'lender', target: 'lender' },
  { holder: 'page', field: 'author', target: 'author', block: 'blocks.author-box' },
  { holder: 'page', field: 'testimonials', target: 'testimonial', block: 'blocks.testimonials' },
  { holder: 'page', field: 'calendar', target: 'work-calendar', block: 'blocks.calendar' },
];
const named = REFERENCES.map((one) => [`${one.target} in ${one.holder}.${one.block ?? ''}${one.field}`, one] as const);

type Reference = (typeof REFERENCES)[number];
let count = 0;

async function samples({ holder, field, target, block }: Reference, statusOfHolder: 'draft' | 'published') {
  count += 1;
  const used = await createSample(cms.strapi, target, `destino-${count}`);
  const fields = { title: `Bloque ${count}`, note: `Nota ${count}`, [field]: [used.documentId] };
  const data = block ? { blocks: [{ __component: block, ...fields }] } : { [field]: [used.documentId] };
  const user = await createSample(cms.strapi, holder, `usuario-${count}`, { status: statusOfHolder, data });
  return { used: used.documentId, user: user.documentId, name: `usuario-${count}` };
}

const pathOf = (type: EditorialType) => `/content-manager/collection-types/${uidOf(type)}`;

/** The entries to which a version of the entry refers. */
async function targetsOf(
  { holder, field, block }: Reference,
  documentId: string,
  isPublished: boolean,
): Promise<string[]> {
  const populate = block ? { blocks: { on: { [block]: { populate: { [field]: true } } } } } : { [field]: true };
  const row = await cms.strapi.db
    .query(asContentType(uidOf(holder)))
    .findOne({ where: { documentId, publishedAt: isPublished ? { $notNull: true } : null }, populate });
  const part = block ? row.blocks[0] : row;
  return [part[field] ?? []].flat().map((entry: { documentId: string }) => entry.documentId);
}

interface Attribute {
  type: string;
  target?: string;
  component?: string;
}
const attributesOf = (model: { attributes: object }) => Object.entries(model.attributes) as [string, Attribute][];

test('references: the list has every relation between editorial entries', () => {
  const relations = COLLECTION_TYPES.flatMap((holder) =>
    attributesOf(cms.strapi.getModel(asContentType(uidOf(holder))))
      .filter(([field, { target }]) => field !== 'localizations' && target?.startsWith('api::'))
      .map(([field]) => `${holder}.${field}`),
  );
  const ofEntries = REFERENCES.filter(({ block }) => !block).map(({ holder, field }) => `${holder}.${field}`);
  expect(ofEntries.sort()).toEqual(relations.sort());
});

test('references: a component with a relation or a picture is a block, and no part of another component', () => {
  const components = Object.entries(cms.strapi.components);
  const referring = components
    .filter(([, model]) => attributesOf(model).some(([, { type }]) => type === 'relation' || type === 'media'))
    .map(([uid]) => uid);
  const models = [...Object.values(cms.strapi.components), ...Object.values(cms.strapi.contentTypes)];
  const nested = models.flatMap((model) => attributesOf(model).map(([, { component }]) => component));
  expect(referring.sort()).toEqual(['blocks.author-box', 'blocks.calendar', 'blocks.image', 'blocks.testimonials']);
  for (const component of referring) expect(nested).not.toContain(component);
});

describe.each(named)('references: %s', (_title, reference) => {
  test('an entry that a published one uses is neither unpublished nor deleted, and the answer names the user', async () => {
    const { used, user, name } = await samples(reference, 'published');
    const entries = pathOf(reference.target);
    const attempts: [string, string, object?][] = [
      ['POST', `${entries}/${used}/actions/unpublish?locale=es-ES`, {}],
      ['POST', `${entries}/actions/bulkUnpublish?locale=es-ES`, { documentIds: [used] }],
      ['DELETE', `${entries}/${used}?locale=es-ES`],
      ['DELETE', `${entries}/${used}?locale=*`],
      ['POST', `${entries}/actions/bulkDelete?locale=es-ES`, { documentIds: [used] }],
    ];
    for (const [method, path, body] of attempts) {
      const answer = await call(method, path, body);
      expect(answer.status, path).toBe(400);
      expect(answer.body.error?.message, path).toMatch(/^No se puede (retirar|borrar) «/);
      expect(answer.body.error?.message, path).toContain(`«${name}» (España · español)`);
    }
    expect(await targetsOf(reference, user, true)).toEqual([used]);
    expect(await targetsOf(reference, user, false)).toEqual([used]);
  });

  test('a published entry keeps its reference when what it uses is published again or its draft is discarded', async () => {
    const { used, user } = await samples(reference, 'published');
    const documents = cms.strapi.documents(asContentType(uidOf(reference.target)));
    await documents.publish({ documentId: used, locale: 'es-ES' });
    await documents.discardDraft({ documentId: used, locale: 'es-ES' });
    await documents.publish({ documentId: used, locale: 'es-ES' });
    expect(await targetsOf(reference, user, true)).toEqual([used]);
    expect(await targetsOf(reference, user, false)).toEqual([used]);
  });

  test('what only a draft uses may be unpublished but not deleted; the draft is published after it', async () => {
    const { used, user, name } = await samples(reference, 'draft');
    const entry = `${pathOf(reference.target)}/${used}`;
    expect((await call('POST', `${entry}/actions/unpublish?locale=es-ES`, {})).status).toBe(200);
    const deletion = await call('DELETE', `${entry}?locale=es-ES`);
    expect(deletion.status).toBe(400);
    expect(deletion.body.error?.message).toContain(`«${name}»`);

    const holders = cms.strapi.documents(asContentType(uidOf(reference.holder)));
    const publish = () => holders.publish({ documentId: user, locale: 'es-ES' });
    await expect(publish()).rejects.toThrow(/no están publicadas y no se verían/);
    await cms.strapi.documents(asContentType(uidOf(reference.target))).publish({ documentId: used, locale: 'es-ES' });
    await publish();
    expect(await targetsOf(reference, user, true)).toEqual([used]);
  });
});

test('references: an entry that nothing uses is unpublished and deleted', async () => {
  const { documentId } = await createSample(cms.strapi, 'tag', 'sin-uso');
  const entry = `${pathOf('tag')}/${documentId}`;
  expect((await call('POST', `${entry}/actions/unpublish?locale=es-ES`, {})).status).toBe(200);
  expect((await call('DELETE', `${entry}?locale=es-ES`)).status).toBe(200);
});

test('references: a bulk action with one entry in use changes none of its entries', async () => {
  const free = await createSample(cms.strapi, 'tag', 'libre');
  const used = await createSample(cms.strapi, 'tag', 'ocupada');
  await createSample(cms.strapi, 'article', 'con-ocupada', { data: { tags: [used.documentId] } });
  const documentIds = [free.documentId, used.documentId];
  for (const action of ['bulkUnpublish', 'bulkDelete']) {
    expect((await call('POST', `${pathOf('tag')}/actions/${action}?locale=es-ES`, { documentIds })).status).toBe(400);
  }
  const published = { documentId: { $in: documentIds }, publishedAt: { $notNull: true } };
  expect(await cms.strapi.db.query('api::tag.tag').count({ where: published })).toBe(2);
});

test('references: the answer names five users and counts the others', async () => {
  const author = await createSample(cms.strapi, 'author', 'firma-de-siete');
  for (let number = 1; number <= 7; number += 1) {
    await createSample(cms.strapi, 'article', `texto-${number}`, { data: { author: author.documentId } });
  }
  const { body } = await call('DELETE', `${pathOf('author')}/${author.documentId}?locale=es-ES`);
  expect(body.error?.message).toMatch(
    /^No se puede borrar «firma-de-siete» porque se usa en Artículos «texto-1» .* y 2 más\./,
  );
});

test('references: of an unpublishing and a publication at the same time, at most one succeeds', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const tag = await createSample(cms.strapi, 'tag', `tema-${round}`);
    const data = { ...sampleData('article', `carrera-${round}`), tags: { connect: [{ documentId: tag.documentId }] } };
    const [unpublished, published] = await Promise.all([
      call('POST', `${pathOf('tag')}/${tag.documentId}/actions/unpublish?locale=es-ES`, {}),
      call('POST', `${pathOf('article')}/actions/publish?locale=es-ES`, data),
    ]);
    expect([unpublished.status, published.status].sort()).toEqual([200, 400]);
  }
});
