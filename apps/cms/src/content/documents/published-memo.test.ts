import type { Core } from '@strapi/strapi';
import { describe, expect, test, vi } from 'vitest';
import { rememberPublished } from './published-memo';

type Row = { id: number; updatedAt: string };

/** A CMS whose published rows the test changes. */
function cmsWith(rows: Record<string, Row[]>) {
  const findMany = async (uid: string) => rows[uid] ?? [];
  const query = (uid: string) => ({ findMany: () => findMany(uid) });
  return { db: { query } } as unknown as Core.Strapi;
}

const OFFER = 'api::offer.offer';
const LENDER = 'api::lender.lender';

describe('what was read from published entries', () => {
  test('is read once as long as they are the same', async () => {
    const read = vi.fn(async () => ({}));
    const remembered = rememberPublished(['offer', 'lender'], read);
    const strapi = cmsWith({ [OFFER]: [{ id: 1, updatedAt: 'a' }] });
    expect(await remembered(strapi, 'es-ES')).toBe(await remembered(strapi, 'es-ES'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  test.each<[name: string, changed: Record<string, Row[]>]>([
    ['one is published again', { [OFFER]: [{ id: 2, updatedAt: 'a' }] }],
    ['one is changed in place', { [OFFER]: [{ id: 1, updatedAt: 'b' }] }],
    ['one is unpublished', { [OFFER]: [] }],
    ['one of the second type is published', { [LENDER]: [{ id: 1, updatedAt: 'a' }] }],
  ])('is read again when %s', async (_name, changed) => {
    const read = vi.fn(async () => ({}));
    const remembered = rememberPublished(['offer', 'lender'], read);
    const rows: Record<string, Row[]> = { [OFFER]: [{ id: 1, updatedAt: 'a' }] };
    const strapi = cmsWith(rows);
    await remembered(strapi, 'es-ES');
    Object.assign(rows, changed);
    await remembered(strapi, 'es-ES');
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is kept for each site and each CMS', async () => {
    const read = vi.fn(async (_strapi: Core.Strapi, site: string) => site);
    const remembered = rememberPublished(['offer'], read);
    const strapi = cmsWith({});
    expect([await remembered(strapi, 'es-ES'), await remembered(strapi, 'es-MX')]).toEqual(['es-ES', 'es-MX']);
    await remembered(cmsWith({}), 'es-ES');
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('is not kept if the read fails', async () => {
    const read = vi.fn(async () => Promise.reject(new Error('away')));
    const remembered = rememberPublished(['offer'], read);
    const strapi = cmsWith({});
    await expect(remembered(strapi, 'es-ES')).rejects.toThrow('away');
    await expect(remembered(strapi, 'es-ES')).rejects.toThrow('away');
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is read again if an entry was published during the read', async () => {
    const rows: Record<string, Row[]> = { [OFFER]: [{ id: 1, updatedAt: 'a' }] };
    const read = vi.fn(async () => {
      rows[OFFER] = [{ id: 2, updatedAt: 'a' }];
    });
    const remembered = rememberPublished(['offer'], read);
    const strapi = cmsWith(rows);
    await remembered(strapi, 'es-ES');
    await remembered(strapi, 'es-ES');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
