import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test('KeyedMutex: runs work of one key one after the other, and work of another key at the same time', async () => {
  const mutex = new KeyedMutex();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await later();
    order.push(`${name} ends`);
  };
  await Promise.all([
    mutex.runExclusive('ana', work('1')),
    mutex.runExclusive('ana', work('2')),
    mutex.runExclusive('eva', work('3')),
  ]);
  expect(order.indexOf('1 ends')).toBeLessThan(order.indexOf('2 begins'));
  expect(order.indexOf('3 begins')).toBeLessThan(order.indexOf('1 ends'));
});

test('KeyedMutex: runs the next work of a key after work that failed', async () => {
  const mutex = new KeyedMutex();
  const failed = mutex.runExclusive('ana', () => Promise.reject(new Error('no')));
  expect(await mutex.runExclusive('ana', async () => 'done')).toBe('done');
  await expect(failed).rejects.toThrow('no');
});
