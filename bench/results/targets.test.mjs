import { describe, expect, test } from 'vitest';
import { judgeBench, rowsOf } from './targets.mjs';

const results = ({
  origin = '0.95',
  campaign = '0.94',
  nginx = '0.81',
  p99 = '640 ms',
  p99OfNginx = '900 ms',
  performance = 99,
  seo = 100,
  growth = '1.10',
  search = '7.0 ms',
  offers = '0.91',
  application = '0.25',
  events = '8600',
  missing = '0',
  twice = '0',
  start = '1.40',
  adminList = '300 ms',
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
| through nginx | 700 ms | ${p99OfNginx} | 1300 ms |

## Lighthouse

|  | Performance | Accessibility | Best practices | SEO | FCP |
|---|---:|---:|---:|---:|---:|
| bare Next page | 95 | 100 | 100 | 90 | 700 ms |
| Home | ${performance} | 100 | 100 | ${seo} | 900 ms |

## Growth of the CMS

|  | 100 articles, 20 lenders | 5 000 articles, 500 lenders | multiple |
|---|---:|---:|---:|
| a list | 9.1 ms | 10 ms | ${growth} |

## Search of a site

|  | p50 | p99 | multiple of the yardstick |
|---|---:|---:|---:|
| one word | ${search} | 36 ms | 0.13 |

## Pages made per request

|  | requests/s | p99 | share of the stored article |
|---|---:|---:|---:|
| stored article | 400 | 90 ms | 1.00 |
| /offers/ | 360 | 95 ms | ${offers} |
| /offers/?utm_source=x | 350 | 95 ms | 0.88 |
| unknown path | 440 | 80 ms | 1.10 |
| calculator with a query | 300 | 99 ms | 0.75 |
| an applicant's /offers/ | 64 | 600 ms | 0.16 |
| /application/ | 100 | 400 ms | ${application} |

## Tracked events

|  | events/s | requests/s |
|---|---:|---:|
| SQLite: one event in a request | 900 | 900 |
| PostgreSQL: GET /api/health/live | – | 5000 |
| PostgreSQL: one event in a request | ${events} | 8600 |
| PostgreSQL and Redis: one event in a request | 8600 | 8600 |

## Tracked events while parts are killed

|  | events accepted | missing | stored twice |
|---|---:|---:|---:|
| nothing is killed | 2400 | 0 | 0 |
| Redis is killed | 3000 | ${missing} | ${twice} |

## Growth of the content

|  | 1 000 pages | 100 000 pages | multiple |
|---|---:|---:|---:|
| start with a saved manifest | 900 ms | 1200 ms | ${start} |
| start without one, from the CMS | 1000 ms | 7000 ms | – |
| admin: articles by title | 40 ms | ${adminList} | 4.00 |
`;
const verdicts = (markdown) => judgeBench(markdown).map(({ isMet }) => isMet);

describe('judgeBench', () => {
  test('rowsOf reads a table by section, row and column', () => {
    expect(rowsOf(results(), 'From publishing to visible')[2]).toEqual({
      '': 'through nginx',
      p50: '700 ms',
      p99: '900 ms',
      slowest: '1300 ms',
    });
    expect(rowsOf(results(), 'Nothing')).toEqual([]);
  });

  test('does not meet a target with a quick run', () => {
    const quick = results().replace('wrk, medians.', '**Quick: few rounds, no figures to judge by.** wrk, medians.');
    expect(judgeBench(quick)[0]).toMatchObject({ isMet: false, figures: 'not measured' });
  });

  test('meets every target when every figure is within its bound', () => {
    expect(verdicts(results())).toEqual(Array(18).fill(true));
  });

  test.each([
    ['a slow origin', { origin: '0.89', campaign: '0.89' }, 0],
    ['a slow nginx', { nginx: '0.69' }, 1],
    ['a slow page with utm parameters', { campaign: '0.85' }, 2],
    ['slow publishing', { p99: '1200 ms' }, 3],
    ['publishing that is slow through nginx', { p99OfNginx: '1201 ms' }, 4],
    ['a low performance score', { performance: 97 }, 5],
    ['a low SEO score', { seo: 92 }, 5],
    ['a CMS that slows down', { growth: '1.51' }, 6],
    ['a slow list of offers', { offers: '0.79' }, 7],
    ['a slow form', { application: '0.24' }, 12],
    ['a slow collector', { events: '1999' }, 13],
    ['a lost event', { missing: '1' }, 14],
    ['an event that is stored twice', { twice: '1' }, 14],
    ['a slow search', { search: '51 ms' }, 15],
    ['a slow start with many pages', { start: '1.51' }, 16],
    ['a slow list of the admin', { adminList: '1001 ms' }, 17],
    ['an unreadable figure', { origin: 'n/a', campaign: 'n/a' }, 0],
  ])('does not meet the target with %s', (_, figures, index) => {
    expect(verdicts(results(figures))[index]).toBe(false);
  });

  test('meets no target without figures', () => {
    expect(verdicts('# Results\n')).toEqual(Array(18).fill(false));
  });
});
