import { webVitalLimits, webVitalNames } from '@prestafaro/types/web-vital';
import { expect, test } from 'vitest';
import { percentileText } from './labels';

test.each([
  ['LCP', 2500, '2,5 s'],
  ['LCP', 2501, '2,6 s'],
  ['INP', 200, '200 ms'],
  ['INP', 200.4, '201 ms'],
  ['CLS', 100, '0,10'],
  ['CLS', 104, '0,11'],
  ['CLS', 0, '0,00'],
  ['CLS', null, '> 0,50'],
] as const)(
  'percentileText: rounds %s of %s up to %s, so that a value above a limit does not read as the limit',
  (name, p75, text) => {
    expect(percentileText(name, p75)).toBe(text);
  },
);

test('percentileText: writes each limit as it is', () => {
  const limits = webVitalNames.map((name) =>
    [webVitalLimits[name].good, webVitalLimits[name].poor].map((limit) => percentileText(name, limit)),
  );
  expect(limits).toEqual([
    ['2,5 s', '4,0 s'],
    ['200 ms', '500 ms'],
    ['0,10', '0,25'],
  ]);
});
