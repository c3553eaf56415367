import { afterEach, expect, it, vi } from 'vitest';
import { readRetiredOffers } from '@/cms/retired-offers';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ CMS_URL: 'http://cms.example', CMS_WRITE_TOKEN: 'write-token' }),
}));
const fetched = vi.spyOn(globalThis, 'fetch');
const answering = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
afterEach(() => fetched.mockReset());

it('readRetiredOffers: returns the names that the CMS knows', async () => {
  answering(200, { offers: [{ offerId: 119, header: 'Zarcillo Mini' }] });
  expect(await readRetiredOffers('es-ES', [119, 999])).toEqual([{ offerId: 119, header: 'Zarcillo Mini' }]);
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('http://cms.example/api/retired-offers');
  expect(init).toMatchObject({ body: '{"locale":"es-ES","offerIds":[119,999]}', cache: 'no-store' });
});

it('readRetiredOffers: asks nothing about an empty choice', async () => {
  expect(await readRetiredOffers('es-ES', [])).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  [404, {}],
  [500, {}],
  [200, { offers: 'x' }],
])('readRetiredOffers: knows no name after the answer %i %j', async (status, body) => {
  answering(status, body);
  expect(await readRetiredOffers('es-ES', [1])).toEqual([]);
});
