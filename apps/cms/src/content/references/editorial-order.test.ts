import { expect, test } from 'vitest';
import { inTurn } from './editorial-order';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

test('inTurn: writes of one transaction follow each other, also after a failure', async () => {
  const transaction = {};
  const steps: string[] = [];
  const write = (name: string, fails = false) =>
    inTurn(transaction, async () => {
      steps.push(`${name} begins`);
      await pause();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([write('a'), write('b', true), write('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('inTurn: a write within another one does not wait for it, and neither does another transaction', async () => {
  const transaction = {};
  const result = inTurn(transaction, async () => {
    await pause();
    return Promise.all([inTurn(transaction, async () => 'inner'), inTurn({}, async () => 'other')]);
  });
  expect(await result).toEqual(['inner', 'other']);
});
