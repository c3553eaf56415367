// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { judgeBench } from './bench-results.mjs';
import { judgeOnStack } from './judge-on-stack.mjs';
import { judge } from './results.mjs';
import { judgeShipped } from './shipped.mjs';
import { cmsResults, endToEndResults, unitResults } from './suite-runs.mjs';

/** What a visitor sees in an outage that the app itself answers. @type {Record<string, [country: string, path: string]>} */
const PAGES = {
  home: ['es', '/'],
  offers: ['es', '/offers/'],
  application: ['es', '/application/?amount=500&days=120'],
};

/** Each in the words of who reads an error of it. */
const CONFIGURATION = [
  'environment.test.ts',
  'variables.test.ts',
  'read-variables.test.ts',
  'example.test.mjs',
  'environments.test.mjs',
];
const SHIPPED = ['compose.test.mjs', 'dockerfiles.test.mjs', 'nginx.test.mjs', 'error-pages.test.mjs'];
const POLICY_IN_BROWSERS = ['security-headers.e2e.ts', 'injected-script.e2e.ts'];
const POLICY = ['page-policy.test.ts', 'stored-page.test.ts', 'next-scripts.test.ts', 'missing-policy.test.ts'];
const PAGE_CACHE = ['redis-link.test.ts', 'shared-pages.test.ts', 'shared-tags.test.ts', 'manifest-redis.test.ts'];
const OUTAGES = ['outage.e2e.ts', 'error-screen.e2e.ts', 'offer-feeds.e2e.ts', 'application-outage.e2e.ts'];
const WEIGHT = 'weight.e2e.ts';
const REQUEST_ID = 'request-id.e2e.ts';
const OBSERVED = [
  'log.test.ts',
  'say-outages.test.ts',
  'check-health.test.ts',
  'metrics.test.ts',
  'health-checks.test.ts',
  'json-lines.test.ts',
];
const CMS = [
  'operations.test.ts',
  'operations-outages.test.ts',
  'operations-bucket.test.ts',
  'operations-process.test.ts',
];
const BUDGETS = [WEIGHT, 'size.test.ts', 'page-costs.test.ts'];
const BACKUPS = ['round-trip.test.mjs', 'keys.test.mjs', 'manifest.test.mjs', 'places.test.mjs', 'rotation.test.mjs'];

/**
 * Proves what issue "Operations" asks to be shown, but for the faults with processes really killed: those are
 * `npm run accept:fault`. The figures are those of the last `npm run bench`.
 * @type {typeof import('./house.mjs').acceptHouse}
 */
export async function acceptOperations({ steps }) {
  const results = join(ROOT, 'bench/RESULTS.md');
  /** @type {string} */
  let browser = '';
  const verdicts = await judgeOnStack(steps, PAGES, async ({ stack, chromium, environment }) => {
    browser = chromium;
    const seen = await steps.run('End to end', () =>
      endToEndResults(stack, chromium, [...POLICY_IN_BROWSERS, ...OUTAGES, WEIGHT, REQUEST_ID]),
    );
    const unit = await steps.run('Unit tests', () => unitResults(environment));
    const cms = await steps.run('CMS tests', () => cmsResults(environment));
    return [
      { bullet: 'Compose, Dockerfiles and nginx: parsed, and each says what the others say', ...judge(unit, SHIPPED) },
      {
        bullet: 'Configuration: strict, each error names the variable, its meaning and an example',
        ...judge(unit, CONFIGURATION),
      },
      {
        bullet: 'Policy of scripts: strict on stored and made pages; an injected script does not run',
        ...judge([...unit, ...seen], [...POLICY_IN_BROWSERS, ...POLICY]),
      },
      { bullet: 'Pages and addresses shared through Redis', ...judge(unit, PAGE_CACHE) },
      { bullet: 'The CMS away, a feed away: what the app answers', ...judge(seen, OUTAGES) },
      {
        bullet: 'Logs, health and metrics: in their form, once each way, nothing personal',
        ...judge([...unit, ...seen], [...OBSERVED, REQUEST_ID]),
      },
      { bullet: 'The CMS without database, Redis or room for uploads; a bucket; a polite end', ...judge(cms, CMS) },
      {
        bullet: 'Budgets of bytes, requests and statements',
        ...judge([...seen, ...unit, ...cms], BUDGETS),
      },
      { bullet: 'Backups: taken, checked, put back', ...judge(unit, BACKUPS) },
    ];
  });
  const shipped = await judgeShipped(steps, browser);
  return [...verdicts, ...shipped, ...judgeBench(existsSync(results) ? readFileSync(results, 'utf8') : '')];
}
