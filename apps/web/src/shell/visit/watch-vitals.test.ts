import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { watchVitals } from '@/shell/visit/watch-vitals';

const takers: ((metric: MetricType) => void)[] = [];

vi.mock('web-vitals', () => {
  const watch = (take: (metric: MetricType) => void) => void takers.push(take);
  return { onLCP: watch, onINP: watch, onCLS: watch };
});

beforeEach(() => void takers.splice(0));

const metric = (name: string, value: number, navigationType = 'navigate') =>
  ({ name, value, navigationType }) as MetricType;

test('watchVitals: reports each figure once with the kind of the page, in whole milliseconds and thousandths', () => {
  const report = vi.fn();
  watchVitals('blog', report);
  expect(takers).toHaveLength(3);
  const [take = () => {}] = takers;
  for (const each of [metric('LCP', 1234.6), metric('CLS', 0.0524), metric('CLS', 0.3), metric('INP', 9e9)]) take(each);
  expect(report.mock.calls).toEqual([
    ['webVital', { sub5: 'blog', sub6: 'LCP', sub8: 1235 }],
    ['webVital', { sub5: 'blog', sub6: 'CLS', sub8: 52 }],
    ['webVital', { sub5: 'blog', sub6: 'INP', sub8: 1_000_000 }],
  ]);
});

test('watchVitals: does not report a page that came back from the back/forward cache', () => {
  const report = vi.fn();
  watchVitals(undefined, report);
  takers[0]?.(metric('LCP', 5, 'back-forward-cache'));
  expect(report).not.toHaveBeenCalled();
});

test('the code that measures the speed of a page is within its size budget', async () => {
  const { kibibytes } = JSON.parse(
    readFileSync(new URL('../../../../../bench/budget.json', import.meta.url), 'utf8'),
  ) as { kibibytes: { webVitals: number } };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: 'esbuild',
      rollupOptions: {
        input: fileURLToPath(new URL('./watch-vitals.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(code).toContain('export');
  expect(gzipSync(code).length).toBeLessThanOrEqual(kibibytes.webVitals * 1024);
});
