import { expect, test } from 'vitest';
import { Turns } from './turns';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test('what has one key runs one after the other, another key at the same time', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await later();
    order.push(`${name} ends`);
  };
  await Promise.all([turns.run('ana', work('1')), turns.run('ana', work('2')), turns.run('eva', work('3'))]);
  expect(order.indexOf('1 ends')).toBeLessThan(order.indexOf('2 begins'));
  expect(order.indexOf('3 begins')).toBeLessThan(order.indexOf('1 ends'));
});

test('a turn that fails does not hold up the next one', async () => {
  const turns = new Turns();
  const failed = turns.run('ana', () => Promise.reject(new Error('no')));
  expect(await turns.run('ana', async () => 'done')).toBe('done');
  await expect(failed).rejects.toThrow('no');
});
