import { siteOfLocale } from '@prestafaro/countries';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProcessScreen } from '@/screens/process/process-screen';
import { loadOwnApplication } from '@/shell/application/own-application';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/shell/application/own-application', () => ({ loadOwnApplication: vi.fn() }));
vi.mock('@/features/page/load-page', () => ({ loadPage: async () => ({ slug: 'process', blocks: [] }) }));
vi.mock('@/features/page/page-foot', () => ({ PageFoot: () => null }));
vi.mock('@/screens/process/process-away', () => ({ ProcessAway: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  notFound: () => {
    throw new Error('not found');
  },
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

beforeEach(() => vi.mocked(loadOwnApplication).mockReset());

it.each([
  ['es-ES', '/application/'],
  ['ru-UA', '/ru/application/'],
] as const)('%s: redirects a visitor without an application to the form', async (locale, form) => {
  vi.mocked(loadOwnApplication).mockResolvedValue({ state: 'none' });
  const view = { ...sampleView, site: siteOfLocale(locale) };
  await expect(ProcessScreen({ view, query: {} })).rejects.toThrow(`to ${form}`);
});

it('does not redirect when the application cannot be read', async () => {
  vi.mocked(loadOwnApplication).mockResolvedValue({ state: 'away' });
  await expect(ProcessScreen({ view: sampleView, query: {} })).resolves.toBeTruthy();
});
