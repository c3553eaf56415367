import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { tryLock, whileLocked } from './advisory-lock';
import { isDatabaseOutage } from './database-errors';

const sqlite = () => ({ config: { get: () => 'sqlite' } }) as unknown as Core.Strapi;

const fail = async () => {
  throw new Error('failed');
};

test('tryLock: gives a lock of SQLite to one holder until it is released', async () => {
  const strapi = sqlite();
  const first = await tryLock(strapi, 'retention');
  expect(first).not.toBeNull();
  expect(await tryLock(strapi, 'retention')).toBeNull();
  expect(await tryLock(strapi, 'another job')).not.toBeNull();
  await first?.release();
  expect(await tryLock(strapi, 'retention')).not.toBeNull();
});

test('tryLock: leaves the lock free and reports an outage if PostgreSQL does not answer', async () => {
  const connection = { host: '127.0.0.1', port: 9, password: 'secret' };
  const get = (name: string) => (name.endsWith('client') ? 'postgres' : connection);
  const strapi = { config: { get } } as unknown as Core.Strapi;
  await expect(tryLock(strapi, 'retention')).rejects.toThrow('ECONNREFUSED');
  await expect(tryLock(strapi, 'retention'), 'asked again').rejects.toSatisfy(isDatabaseOutage);
});

test('whileLocked: frees the lock after work that failed, and runs no work without the lock', async () => {
  const strapi = sqlite();
  await expect(whileLocked(strapi, 'retention', fail)).rejects.toThrow('failed');
  expect(await whileLocked(strapi, 'retention', () => whileLocked(strapi, 'retention', fail))).toBe(true);
});
