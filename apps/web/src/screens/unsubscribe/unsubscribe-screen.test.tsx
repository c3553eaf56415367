import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { unsubscribeHead } from '@/screens/unsubscribe/unsubscribe-head';
import { UnsubscribeScreen } from '@/screens/unsubscribe/unsubscribe-screen';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/features/unsubscribe/actions', () => ({ unsubscribe: async () => undefined }));
vi.mock('@/shell/menu/menu', () => ({ loadMenu: async () => ({}) }));
// The page around it reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

const show = async (query: Record<string, string> = {}) =>
  renderToStaticMarkup(await UnsubscribeScreen({ view: sampleView, query }));

it('asks for an address and a number in one form, neither of them required', async () => {
  const html = await show();
  expect(html).toContain('Dejar de recibir publicidad</h1>');
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"|<input[^>]*name="email"[^>]*type="email"/);
  expect(html).toMatch(/<input[^>]*name="phone"/);
  expect(html).not.toContain('required');
});

it('states that a request was undone', async () => {
  expect(await show({ result: 'undone' })).toContain('Baja deshecha');
  expect(await show({ result: 'used' })).toContain('La baja ya estaba deshecha');
  expect(await show({ result: 'x' })).not.toMatch(/deshecha/);
});

it('is in no index', () => {
  expect(unsubscribeHead(sampleView)).toMatchObject({
    title: expect.stringContaining('Dejar de recibir publicidad'),
    robots: { index: false },
  });
});
