import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countVisit, formatVisitCount, parseVisitCount } from './visit-count.ts';

test.each([
  ['a first page view', undefined, false, true, { visits: 1, pages: 1 }],
  ['a first event that is no page view', undefined, false, false, { visits: 1, pages: 0 }],
  ['a second page view', { visits: 1, pages: 1 }, true, true, { visits: 1, pages: 2 }],
  ['another event in the session', { visits: 1, pages: 2 }, true, false, { visits: 1, pages: 2 }],
  ['a page view after the session', { visits: 1, pages: 7 }, false, true, { visits: 2, pages: 1 }],
  ['a session whose count was lost', undefined, true, true, { visits: 1, pages: 1 }],
])('countVisit: counts %s', (_, earlier, isInSession, isPageView, expected) => {
  expect(countVisit(earlier, isInSession, isPageView)).toEqual(expected);
});

test('parseVisitCount: returns what was formatted, for any series of events', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1 }), (events) => {
      let cookie: string | undefined;
      for (const [isInSession, isPageView] of events) {
        const count = countVisit(parseVisitCount(cookie), isInSession, isPageView);
        cookie = formatVisitCount(count);
        expect(parseVisitCount(cookie)).toEqual(count);
      }
    }),
  );
});

test('countVisit: stops at 999999', () => {
  const most = { visits: 999_999, pages: 999_999 };
  expect(parseVisitCount(formatVisitCount(countVisit(most, true, true)))).toEqual(most);
  expect(countVisit(most, false, true)).toEqual({ visits: 999_999, pages: 1 });
});

test.each([undefined, '', '1|0|1', '1|1', '2|1|1', '1|1|-1', '1|01|1', '1|1|1|', '1|1e3|1', '1|1000000|1'])(
  'parseVisitCount: returns undefined for the cookie "%s"',
  (cookie) => {
    expect(parseVisitCount(cookie)).toBeUndefined();
  },
);
