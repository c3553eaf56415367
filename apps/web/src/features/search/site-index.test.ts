import { beforeEach, expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { readSearchDocuments, readSearchVersion, type SearchDocument } from '@/cms/search-documents';
import { siteIndex } from '@/features/search/site-index';

vi.mock('@/cms/search-documents');
vi.mock('@/shell/site-view', () => ({ withFacts }));

/** Only the number of lenders. */
async function withFacts<Content>(_: string, content: Promise<Content>): Promise<Content> {
  return JSON.parse(JSON.stringify(await content).replaceAll('{lenders}', 'treinta'));
}

const document = (title: string): SearchDocument => ({
  documentId: title,
  kind: 'article',
  title,
  description: '',
  text: '',
});
let count = 0;
const hold = (title: string, { version = `v${++count}`, isCurrent = true } = {}) => {
  vi.mocked(readSearchVersion).mockResolvedValue(version);
  vi.mocked(readSearchDocuments).mockResolvedValue({ documents: [document(title)], isCurrent, isWhole: true });
};
const finds = async (query: string, now?: number) => (await siteIndex('es-ES', now)).find(query).length === 1;

beforeEach(() => {
  vi.mocked(readSearchDocuments).mockReset();
  vi.mocked(readSearchVersion).mockReset();
});

it('is made once for concurrent searches, and not again while nothing changes', async () => {
  hold('uno');
  expect(await Promise.all([finds('uno'), finds('uno'), finds('uno')])).toEqual([true, true, true]);
  expect(await finds('uno')).toBe(true);
  expect(readSearchDocuments).toHaveBeenCalledOnce();
});

it('finds and shows texts with their placeholders filled', async () => {
  hold('Las {lenders} entidades');
  expect(await finds('treinta')).toBe(true);
});

it('is made again by the first search after a change', async () => {
  hold('uno');
  await finds('uno');
  hold('dos');
  expect(await finds('dos')).toBe(true);
  expect(await finds('uno')).toBe(false);
});

it('is the former one while a new one cannot be made', async () => {
  hold('uno');
  await finds('uno');
  hold('dos');
  vi.mocked(readSearchDocuments).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
  expect(await finds('uno')).toBe(true);
});

it('is made again soon if it has former documents', async () => {
  const now = Date.now();
  hold('uno', { isCurrent: false });
  const version = await readSearchVersion('es-ES');
  await finds('uno', now);
  hold('dos', { version });
  expect(await finds('uno', now + 1_000)).toBe(true);
  expect(await finds('dos', now + 11_000)).toBe(true);
});

it('is made again five minutes after a change if it took fifteen seconds, so that the CMS is not read all the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  hold('uno');
  vi.mocked(readSearchDocuments).mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 15_000);
    return { documents: [document('uno')], isCurrent: true, isWhole: true };
  });
  const begun = Date.now();
  await finds('uno', begun);
  hold('dos');
  expect(await finds('uno', begun + 15_000 + 299_000)).toBe(true);
  expect(await finds('dos', begun + 15_000 + 301_000)).toBe(true);
  vi.useRealTimers();
});

it('is refused while no index is made yet and the CMS is away', async () => {
  hold('uno');
  vi.mocked(readSearchDocuments).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
  await expect(siteIndex('es-MX')).rejects.toThrow('The CMS did not answer');
});
