import { expect, test } from 'vitest';
import { measureOf, scoreOf, shortcomingsOf } from './report.mjs';

const report = (score, audits = {}) => ({
  categories: {
    performance: { score, auditRefs: [{ id: 'lcp', weight: 25 }] },
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'title', weight: 1 },
        { id: 'hint', weight: 0 },
        { id: 'none', weight: 1 },
      ],
    },
  },
  audits: {
    lcp: { title: 'Largest paint', score: 0.95, numericValue: score * 1000 },
    title: { title: 'Has no title', score: 0, details: { items: [{ url: 'http://x/', node: { snippet: '<head>' } }] } },
    hint: { title: 'Only a hint', score: 0 },
    none: { title: 'Does not apply', score: null },
    ...audits,
  },
});

test('scoreOf and measureOf return the median of the runs', () => {
  const reports = [report(0.9), report(1), report(0.98)];
  expect([scoreOf(reports, 'performance'), measureOf(reports, 'lcp')]).toEqual([98, 980]);
});

test('shortcomingsOf names failed audits with their first item, without hints and audits that do not apply', () => {
  expect(shortcomingsOf(report(1))).toEqual(['seo: Has no title · http://x/ <head>']);
});

test('shortcomingsOf names a performance audit with a score below 0.9', () => {
  const slow = report(0.8, { lcp: { title: 'Largest paint', score: 0.7, displayValue: '3.2 s' } });
  expect(shortcomingsOf(slow)[0]).toBe('performance: Largest paint · 3.2 s');
});
