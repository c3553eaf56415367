import { type AddressedType, addressLists, addressRowSchemas } from '@prestafaro/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReceiver } from './support/receiver';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { webOperations } from './support/web-operations';

/**
 * The web app changes its route manifest by the rows that events carry, instead of reading all addresses again. So a row must be
 * what the read of all addresses returns.
 */
const fullRead = webOperations().get('SiteAddresses') ?? '';

const lists = {
  ...addressLists,
  'lenders-guide': null,
} as const satisfies Record<AddressedType, string | null>;

let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;
/** The relations of an article or a work calendar. */
let relations: { tags: string[]; author: string };
beforeAll(async () => {
  web = await startReceiver();
  cms = await startCms({ revalidateUrls: [web.url] });
  const tag = await createSample(cms.strapi, 'tag', 'ahorro');
  const author = await createSample(cms.strapi, 'author', 'ana');
  relations = { tags: [tag.documentId], author: author.documentId };
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});

/** What the manifest reads of the entry: from the list of its type, or the lenders guide itself. */
async function readRow(type: AddressedType, documentId: string): Promise<unknown> {
  const { data } = await cms.graphql(fullRead, { locale: 'es-ES', page: 1 });
  const list = lists[type];
  if (!list) return data[type === 'lenders-guide' ? 'lendersGuide' : type];
  const { nodes } = data[list] as { nodes: { documentId: string }[] };
  return nodes.find((node) => node.documentId === documentId);
}

async function lastEvent() {
  await expect.poll(() => cms.strapi.db.query('api::publish-event.publish-event').count()).toBe(0);
  return web.received.at(-1)?.event;
}

test.each(Object.keys(addressRowSchemas) as AddressedType[])(
  'address facts: the event of a published %s carries the row that a read of all addresses returns',
  async (type) => {
    const data = type === 'article' || type === 'work-calendar' ? relations : {};
    const { documentId } = await createSample(cms.strapi, type, `entry-${type}`, { data });
    const event = await lastEvent();
    const row = await readRow(type, documentId);
    expect(row).toMatchObject({ documentId });
    expect(event).toMatchObject({ type, documentId, address: { type } });
    expect(event?.address?.row).toEqual(row);
  },
);

test('address facts: the event of a page of a lender names the lender, and its path is below that of the lender', async () => {
  const lender = await createSample(cms.strapi, 'lender', 'bbva');
  const data = { kind: 'lender', lender: lender.documentId };
  const { documentId } = await createSample(cms.strapi, 'page', 'cuenta', { data });
  const event = await lastEvent();
  expect(event?.address?.row).toEqual(await readRow('page', documentId));
  expect(event).toMatchObject({
    path: '/prestamistas/bbva/cuenta/',
    related: [{ type: 'lender', slug: 'bbva' }],
    address: { row: { lender: { documentId: lender.documentId } } },
  });
});

test('address facts: the event of an entry that a search engine may not list says so', async () => {
  const data = { seo: { title: 'oculta', noindex: true } };
  await createSample(cms.strapi, 'page', 'oculta', { data });
  expect((await lastEvent())?.address?.row).toMatchObject({ slug: 'oculta', seo: { noindex: true } });
});

test('address facts: the event of an unpublished entry and of a type without an address carries none', async () => {
  const { documentId } = await createSample(cms.strapi, 'bank', 'se-retira');
  await cms.strapi.documents('api::bank.bank').unpublish({ documentId, locale: 'es-ES' } as never);
  expect(await lastEvent()).toMatchObject({ event: 'unpublish', type: 'bank', address: null });
  await createSample(cms.strapi, 'menu', 'Inicio');
  expect(await lastEvent()).toMatchObject({ type: 'menu', address: null });
});
