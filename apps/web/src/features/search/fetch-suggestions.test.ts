import { afterEach, expect, it, vi } from 'vitest';
import { fetchSuggestions } from '@/features/search/fetch-suggestions';

const ask = () => fetchSuggestions('es-ES', 'á&b', new AbortController().signal);
afterEach(() => vi.unstubAllGlobals());

it('asks our own server, and returns its answer', async () => {
  const answer = { suggestions: [], status: 'No hay sugerencias.' };
  const fetched = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  expect(await ask()).toEqual(answer);
  expect(fetched).toHaveBeenCalledWith('/api/search?site=es-ES&q=%C3%A1%26b', expect.anything());
});

it.each([429, 503])('has failed when the server answers %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  expect(await ask()).toBe('failed');
});

it('has failed without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask()).toBe('failed');
});

it('suggests nothing for a query that is refused', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 400 }));
  expect(await ask()).toBeUndefined();
});
