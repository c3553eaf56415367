import { siteOfLocale } from '@prestafaro/countries';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Blocks } from '@/blocks/blocks';
import { ProcessScreen } from '@/screens/process/process-screen';
import { loadOwnApplication } from '@/shell/application/own-application';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/shell/application/own-application', () => ({ loadOwnApplication: vi.fn() }));
vi.mock('@/features/offers/personal/load-own-offers', () => ({
  loadOwnOffers: async () => ({ answer: { state: 'failed' }, personal: { state: 'failed' } }),
}));
vi.mock('@/features/lenders/lender/load-lender', () => ({ loadLender: async () => undefined }));
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

it.each([
  ['offers_shown', true],
  ['under_review', true],
  ['declined', false],
  ['withdrawn', false],
] as const)('shows the texts about what comes next of an application that is %s: %s', async (status, isShown) => {
  const progress = { ...sampleProgress, status };
  vi.mocked(loadOwnApplication).mockResolvedValue({ state: 'known', token: 'x', progress });
  const page = (await ProcessScreen({ view: sampleView, query: {} })) as ReactElement<{ children: unknown[] }>;
  const shown = page.props.children.map((child) => (child as ReactElement | false) && (child as ReactElement).type);
  expect(shown.includes(Blocks as never)).toBe(isShown);
});
