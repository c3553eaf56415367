import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewConfiguration } from '../src/platform/strapi-internals/form-views';
import { type AdminCall, signInAsAdministrator } from './support/admin';
import { countQueries } from './support/count-queries';
import { type RunningCms, startCms } from './support/start-cms';

interface ViewService {
  findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
  syncConfigurations(): Promise<void>;
}

const load = createRequire(import.meta.url);
let cms: RunningCms;
let admin: AdminCall;

const service = (name: 'content-types' | 'components') =>
  cms.strapi.plugin('content-manager').service(name) as unknown as ViewService;
const kindOf = (uid: string) => (uid.includes('::') ? 'content-types' : 'components');
const viewOf = (uid: string) => service(kindOf(uid)).findConfiguration({ uid });
const labelledUids = () => [
  ...Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::')),
  ...Object.keys(cms.strapi.components),
];

/** The compiled code of the running CMS. */
const { applyLabels } = load(
  '../dist/src/content/labels/apply-labels.js',
) as typeof import('../src/content/labels/apply-labels');

beforeAll(async () => {
  cms = await startCms({ seed: 'never' });
  await applyLabels(cms.strapi);
  admin = await signInAsAdministrator(cms.url);
});
afterAll(() => cms?.stop());

test('labels: an editor sees Spanish names and help texts in the forms of a type and a block', async () => {
  const article = await viewOf('api::article.article');
  expect(article.metadatas.excerpt?.edit.label).toBe('Resumen');
  expect(article.metadatas.excerpt?.edit.description).toContain('Tarjeta');
  expect(article.metadatas.readingMinutes?.edit.editable).toBe(false);
  const hero = await viewOf('blocks.hero');
  expect(hero.metadatas.buttonLabel?.edit.label).toBe('Texto del botón');
  expect(hero.settings.mainField).toBe('title');
});

test('labels: the list of articles shows the newest first', async () => {
  const { settings, layouts, metadatas } = await viewOf('api::article.article');
  expect(settings).toMatchObject({ defaultSortBy: 'writtenOn', defaultSortOrder: 'DESC', pageSize: 20 });
  expect(layouts.list).toEqual(['title', 'tags', 'author', 'writtenOn']);
  expect(metadatas.updatedAt?.list.label).toBe('Modificado');
  expect(metadatas.author?.edit.mainField).toBe('name');
});

test('labels: a moderator sees pending comments first and cannot edit the log or the hashes', async () => {
  const { settings, layouts, metadatas } = await viewOf('api::comment.comment');
  expect(settings).toMatchObject({ defaultSortBy: 'sentAt', defaultSortOrder: 'DESC' });
  expect(layouts.list).toEqual(['moderation', 'subjectTitle', 'name', 'text', 'rating', 'sentAt']);
  expect(metadatas.parent?.edit.mainField).toBe('name');
  const readOnly = Object.keys(metadatas).filter((field) => metadatas[field]?.edit.editable === false);
  expect(readOnly).toEqual(expect.arrayContaining(['decisions', 'sentAt', 'personHash', 'contentHash']));
  expect(readOnly).not.toContain('moderation');
});

test('labels: the admin accepts every form and list when it is saved unchanged', async () => {
  for (const uid of labelledUids()) {
    const { settings, metadatas, layouts } = await viewOf(uid);
    const view = { settings, metadatas, layouts };
    const answer = await admin('PUT', `/content-manager/${kindOf(uid)}/${uid}/configuration`, view);
    expect(answer.body.error, uid).toBeUndefined();
    expect(answer.status, uid).toBe(200);
  }
});

test('labels: Strapi’s clean-up at boot changes nothing', async () => {
  // The first clean-up corrects a default of Strapi's own: lists cannot be sorted by the id of a component.
  await bootAgain();
  await applyAgain();
  const before = await Promise.all(labelledUids().map(viewOf));
  await bootAgain();
  expect(await Promise.all(labelledUids().map(viewOf))).toEqual(before);
});

test('labels: changes of an administrator stay while the labels are unchanged, and a boot costs one query', async () => {
  const tag = 'api::tag.tag';
  const { settings } = await viewOf(tag);
  await admin('PUT', `/content-manager/content-types/${tag}/configuration`, {
    settings: { ...settings, pageSize: 100 },
  });
  expect((await viewOf(tag)).settings.pageSize).toBe(100);
  const queries = await countQueries(cms.strapi, async () => expect(await applyLabels(cms.strapi)).toBe(false));
  expect(queries).toHaveLength(1);
  expect((await viewOf(tag)).settings.pageSize).toBe(100);
});

test('labels: changed labels are written again', async () => {
  expect(await applyAgain()).toBe(true);
  expect((await viewOf('api::tag.tag')).settings.pageSize).toBe(50);
});

/** Runs what the content-manager plugin does with the views when Strapi starts. */
async function bootAgain(): Promise<void> {
  await service('content-types').syncConfigurations();
  await service('components').syncConfigurations();
}

/** Simulates a database with older labels. */
async function applyAgain(): Promise<boolean> {
  await cms.strapi.store({ type: 'core', name: 'labels' }).set({ key: 'hash', value: 'of older labels' });
  return applyLabels(cms.strapi);
}
