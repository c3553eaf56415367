import { expect, it, vi } from 'vitest';
import { withRetired } from '@/features/offers/comparison/with-retired';
import { sampleOffers } from '@/features/offers/sample-offers';

const read = vi.hoisted(() => vi.fn());
vi.mock('@/cms/retired-offers', () => ({ readRetiredOffers: read }));

const answer = { state: 'loaded', offers: sampleOffers(), unlisted: [{ offerId: 7, header: 'Cerrada' }] } as const;

it('withRetired: asks only for chosen offers that no list has, and adds the names that are known', async () => {
  read.mockResolvedValueOnce([
    { offerId: 8, header: 'Retirada' },
    { offerId: 9, header: null },
  ]);
  expect(await withRetired(answer, 'es-ES', [102, 7, 8, 9, 10])).toEqual({
    ...answer,
    unlisted: [...answer.unlisted, { offerId: 8, header: 'Retirada' }],
  });
  expect(read).toHaveBeenCalledWith('es-ES', [8, 9, 10]);
});

it('withRetired: asks nothing if every chosen offer is known, or the list failed', async () => {
  read.mockClear();
  expect(await withRetired(answer, 'es-ES', [102, 7])).toBe(answer);
  expect(await withRetired({ state: 'failed' }, 'es-ES', [8])).toEqual({ state: 'failed' });
  expect(read).not.toHaveBeenCalled();
});
