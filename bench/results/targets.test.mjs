import { describe, expect, test } from 'vitest';
import { judgeBench, rowsOf } from './bench-results.mjs';

const results = ({
  origin = '0.95',
  campaign = '0.94',
  nginx = '0.81',
  p99 = '640 ms',
  performance = 99,
  seo = 100,
} = {}) => `# Results

## Stored pages a second

wrk, medians.

|  | requests/s | p99 | share of the yardstick |
|---|---:|---:|---:|
| home: bare Next app, same bytes | 1200 | 30 ms | 1.00 |
| home: our origin | 1100 | 31 ms | ${origin} |
| home: our origin, ?utm_source=x | 1090 | 31 ms | ${campaign} |
| home: nginx, the same bytes in a file | 40000 | 3.1 ms | 1.00 |
| home: nginx in front of us | 32000 | 4.1 ms | ${nginx} |

## From publishing to visible

|  | p50 | p99 | slowest |
|---|---:|---:|---:|
| origin 1 | 90 ms | ${p99} | 700 ms |
| origin 2 | 95 ms | 500 ms | 700 ms |
| through nginx | 1900 ms | 2400 ms | 2500 ms |

## Lighthouse

|  | Performance | Accessibility | Best practices | SEO | FCP |
|---|---:|---:|---:|---:|---:|
| bare Next page | 95 | 100 | 100 | 90 | 700 ms |
| Home | ${performance} | 100 | 100 | ${seo} | 900 ms |
`;
const verdicts = (markdown) => judgeBench(markdown).map(({ isPassed }) => isPassed);

describe('the results of the benchmarks', () => {
  test('are read by section, row and column', () => {
    expect(rowsOf(results(), 'From publishing to visible')[2]).toEqual({
      '': 'through nginx',
      p50: '1900 ms',
      p99: '2400 ms',
      slowest: '2500 ms',
    });
    expect(rowsOf(results(), 'Nothing')).toEqual([]);
  });

  test('say nothing where they were made quickly', () => {
    const quick = results().replace('wrk, medians.', '**Quick: few rounds, no figures to judge by.** wrk, medians.');
    expect(judgeBench(quick)[0]).toMatchObject({ isPassed: false, figures: 'not measured' });
  });

  test('pass when every figure meets its target', () => {
    expect(verdicts(results())).toEqual([true, true, true, true, true, true]);
  });

  test.each([
    ['the origin', { origin: '0.89', campaign: '0.89' }, 0],
    ['nginx in front', { nginx: '0.69' }, 1],
    ['a campaign', { campaign: '0.85' }, 2],
    ['publishing', { p99: '1200 ms' }, 3],
    ['the performance of a page', { performance: 97 }, 5],
    ['another score of a page', { seo: 92 }, 5],
    ['a figure that cannot be read', { origin: 'n/a', campaign: 'n/a' }, 0],
  ])('fail by %s', (_, figures, index) => {
    expect(verdicts(results(figures))[index]).toBe(false);
  });

  test('that were never measured prove nothing', () => {
    expect(verdicts('# Results\n')).toEqual([false, false, false, false, false, false]);
  });
});
