import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@prestafaro/countries';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { processWide } from '@/cms/process-wide';
import { readSearchDocuments } from '@/cms/search-documents';
import { findBestPages } from '@/features/search/find-pages';
import type { IndexedDocument } from '@/features/search/search-index';
import { siteIndex } from '@/features/search/site-index';
import { putManifest } from '@/server/routing/manifest-slot';
import { closedSite, type SiteContent } from '@/server/routing/site-content';
import { partsOfSite, readStoredDocuments } from '@/server/search/stored-documents';
import { catchLog } from '@/server/testing/catch-log';
import { emptyManifestSlot } from '@/server/testing/empty-manifest-slot';

const folder = mkdtempSync(join(tmpdir(), 'site-index-'));
vi.mock('@/cms/environment', () => ({ environment: () => ({ DATA_DIR: folder }) }));
vi.mock('@/cms/search-documents', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/cms/search-documents')>()),
  readSearchDocuments: vi.fn(),
}));
vi.mock('@/features/search/offer-documents', () => ({ offerDocuments: async () => offers }));
vi.mock('@/server/search/search-memory', () => ({ mostHeldDocuments: 300 }));
vi.mock('@/shell/site-view', () => ({ withFacts, nameFacts: async () => factsOfSite() }));

/** Only the number of lenders. */
let lenders = 'treinta';
let factsOfSite = (): string => lenders;
async function withFacts<Content>(_: string, content: Promise<Content>): Promise<Content> {
  return JSON.parse(JSON.stringify(await content).replaceAll('{lenders}', lenders));
}

/** The offers of the feed; undefined while it is away. */
let offers: readonly IndexedDocument[] | undefined = [];
const offer = (title: string): IndexedDocument => ({
  ...{ documentId: `/prestamistas/${title}/#offer-1`, kind: 'offer', title, description: '', text: '' },
});

/** What the CMS has published in Spain: title and time of each article. */
let published = new Map<string, { title: string; updatedAt: string }>();
let minute = 0;

const timeAt = () => new Date(Date.UTC(2026, 10, 20, 10, ++minute)).toISOString();

/** Publishes an article, and the manifest knows it. */
function publish(documentId: string, title: string): void {
  published.set(documentId, { title, updatedAt: timeAt() });
  load();
}

function unpublish(documentId: string): void {
  published.delete(documentId);
  load();
}

/** The manifest reads what is published. */
function load(): void {
  const articles = [...published].map(([documentId, { updatedAt }]) => ({
    ...{ documentId, slug: documentId, updatedAt, seo: null, tags: [], author: null, isAtRoot: false },
  }));
  const content: SiteContent = { ...closedSite, isOpen: true, articles };
  const loadedAt = timeAt();
  putManifest({ loads: Object.fromEntries(locales.map((locale) => [locale, { loadedAt, content }])) });
}

/** Fills the site with articles whose titles are their numbers: no word of three letters is similar to another one. */
function fill(count: number): void {
  published = new Map(
    Array.from({ length: count }, (_, number) => [
      `a${number}`,
      { title: String(number).padStart(3, '0'), updatedAt: timeAt() },
    ]),
  );
  load();
}

/** The memory of a server that has just started. */
function startAnew(): void {
  processWide('search-indexes', () => ({ known: new Map() })).known.clear();
}

const found = async (query: string, now?: number) =>
  (await siteIndex('es-ES', now)).find(query).map(({ documentId }) => documentId);
/** The ids of each read from the CMS. */
const reads = () => vi.mocked(readSearchDocuments).mock.calls.map(([, of]) => of.map(({ documentId }) => documentId));

function cmsAnswers(): void {
  vi.mocked(readSearchDocuments).mockReset();
  vi.mocked(readSearchDocuments).mockImplementation(async (_, of) =>
    of.flatMap(({ documentId }) => {
      const title = published.get(documentId)?.title;
      return title === undefined ? [] : [{ documentId, kind: 'article', title, description: '', text: '' } as const];
    }),
  );
}

function cmsIsAway(): void {
  vi.mocked(readSearchDocuments).mockReset();
  vi.mocked(readSearchDocuments).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
}

beforeEach(() => {
  rmSync(join(folder, 'search-documents'), { recursive: true, force: true });
  emptyManifestSlot();
  startAnew();
  offers = [];
  lenders = 'treinta';
  factsOfSite = () => lenders;
  published = new Map();
  cmsAnswers();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

it('reads each entry once for concurrent searches, at most a hundred at a time, and none while nothing changes', async () => {
  fill(250);
  await Promise.all([found('001'), found('002'), found('003')]);
  expect(await found('249')).toEqual(['a249']);
  expect(reads().flat().sort()).toEqual([...published.keys()].sort());
  expect(Math.max(...reads().map((ids) => ids.length))).toBeLessThanOrEqual(100);
});

it('reads the changed entry alone after a publish among 250', async () => {
  fill(250);
  await found('001');
  cmsAnswers();
  publish('a7', 'zarzaparrilla');
  expect(await found('zarzaparrilla')).toEqual(['a7']);
  expect(await found('007')).toEqual([]);
  expect(reads()).toEqual([['a7']]);
});

it('reads nothing at the first search of a new server, from the documents that another one has stored', async () => {
  fill(250);
  await found('001');
  publish('a7', 'zarzaparrilla');
  await found('zarzaparrilla');
  startAnew();
  cmsAnswers();
  expect(await found('zarzaparrilla')).toEqual(['a7']);
  expect(await found('249')).toEqual(['a249']);
  expect(reads()).toEqual([]);
});

it('finds an entry no more as soon as it is unpublished, and reads nothing for that', async () => {
  fill(3);
  expect((await findBestPages('es-ES', '001', 1)).total).toBe(1);
  cmsAnswers();
  unpublish('a1');
  expect((await findBestPages('es-ES', '001', 1)).total).toBe(0);
  expect(await found('001')).toEqual([]);
  expect(reads()).toEqual([]);
});

it('keeps no document of an entry that is gone beyond the next start', async () => {
  fill(3);
  await found('001');
  unpublish('a1');
  startAnew();
  await found('002');
  const parts = Array.from({ length: partsOfSite }, (_, part) => part);
  const stored = await readStoredDocuments('es-ES', parts);
  expect(stored.map(({ document }) => document.documentId).sort()).toEqual(['a0', 'a2']);
});

it('fills placeholders, and fills them again after a change of the facts, without a read', async () => {
  fill(3);
  publish('a1', 'Las {lenders} entidades');
  expect(await found('treinta')).toEqual(['a1']);
  cmsAnswers();
  lenders = 'cuarenta';
  expect(await found('cuarenta')).toEqual(['a1']);
  expect(await found('treinta')).toEqual([]);
  expect(reads()).toEqual([]);
});

it('uses former documents while the CMS is away, and asks it again after ten seconds', async () => {
  const now = Date.now();
  fill(3);
  await found('001', now);
  cmsIsAway();
  publish('a1', 'zarzaparrilla');
  expect(await found('001', now)).toEqual(['a1']);
  expect(await found('001', now + 1_000)).toEqual(['a1']);
  expect(reads()).toHaveLength(1);
  cmsAnswers();
  expect(await found('zarzaparrilla', now + 11_000)).toEqual(['a1']);
});

it('answers while the CMS and the cache of the facts are away', async () => {
  fill(3);
  await found('001');
  cmsIsAway();
  factsOfSite = () => {
    throw new CmsUnavailable('The CMS did not answer');
  };
  expect(await found('001')).toEqual(['a1']);
});

it('answers on a new server while the CMS is away, from stored documents, even where one is a former one', async () => {
  fill(3);
  await found('001');
  publish('a1', 'zarzaparrilla');
  startAnew();
  cmsIsAway();
  expect(await found('002')).toEqual(['a2']);
  expect(await found('001')).toEqual(['a1']);
});

it('is refused while no document is stored and the CMS is away', async () => {
  fill(3);
  cmsIsAway();
  await expect(siteIndex('es-ES')).rejects.toThrow('The CMS did not answer');
});

it('asks for an entry again that the CMS had no longer, in case it is published again', async () => {
  const now = Date.now();
  fill(3);
  const entry = published.get('a1');
  published.delete('a1');
  expect(await found('001', now)).toEqual([]);
  if (entry) published.set('a1', entry);
  expect(await found('001', now + 1_000)).toEqual([]);
  expect(await found('001', now + 11_000)).toEqual(['a1']);
});

it('finds the offers of the feed, the former ones while it is away, and pages that no editor writes', async () => {
  fill(1);
  offers = [offer('ribazo')];
  expect(await found('ribazo')).toEqual(['/prestamistas/ribazo/#offer-1']);
  offers = undefined;
  expect(await found('ribazo')).toEqual(['/prestamistas/ribazo/#offer-1']);
  offers = [offer('gubia')];
  expect(await found('gubia')).toEqual(['/prestamistas/gubia/#offer-1']);
  expect(await found('ribazo')).toEqual([]);
  expect((await found('darme de baja'))[0]).toBe('/unsubscribe/');
});

it('keeps the index that was used last if the memory does not hold all, and makes the others from stored documents', async () => {
  const lines = catchLog();
  fill(200);
  await found('001');
  await siteIndex('es-MX');
  expect(lines).toEqual([expect.objectContaining({ level: 'info', locale: 'es-ES', documents: 200 })]);
  const { known } = processWide('search-indexes', () => ({ known: new Map<string, unknown>() }));
  expect([...known.keys()]).toEqual(['es-MX']);
  cmsAnswers();
  expect(await found('001')).toEqual(['a1']);
  expect(reads()).toEqual([]);
});
