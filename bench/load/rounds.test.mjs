import { expect, test } from 'vitest';
import { compareInRounds } from './rounds.mjs';

test('compareInRounds compares with the yardstick of the same round, so a slow round does not change the ratio', async () => {
  const speeds = { yard: [100, 10, 100], ours: [90, 9, 50] };
  const asked = [];
  const target = (name) => async () => {
    asked.push(name);
    return { perSecond: speeds[name].shift(), p99: 5 };
  };
  const { ours, yard } = await compareInRounds(3, { yard: target('yard'), ours: target('ours') }, 'yard');
  expect([ours.perSecond, ours.ratio, yard.ratio]).toEqual([50, 0.9, 1]);
  expect(asked).toEqual(['yard', 'ours', 'ours', 'yard', 'yard', 'ours']);
});
