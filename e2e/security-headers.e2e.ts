import { test } from '@playwright/test';
import { atLeastOne } from './support/at-least-one.mjs';
import { expect, isHydrated, test as visit } from './support/browsing.ts';
import { countPolicies, inlineScriptsOf, sourcesOf } from './support/content-security-policy.ts';
import { bodyOf, send } from './support/http.ts';
import { postNatively } from './support/native-form.ts';
import { locales, urlOf } from './support/product.ts';
import { pagesOf } from './support/sitemap.ts';
import { pickPages } from './support/templates.ts';
import { formWith } from './visitors/plain-visitor.mjs';

/** One page of each kind that is made once and stored, also for a query that many visitors send. */
const stored = [
  '/',
  '/blog/',
  '/blog/finanzas/',
  '/blog/que-es-asnef/',
  '/author/lucia-ferran/',
  '/prestamistas/',
  '/prestamistas/alabe-credito/',
  '/bank/caja-besana/',
  '/politica-privacidad/',
  '/main/',
  '/offers/',
  '/offers/?amount=300',
  '/application/?amount=300',
  '/reg/',
  '/?amount=300&months=3',
  '/prestamistas/alabe-credito/?comments=oldest',
  '/no-such-page/',
  '/blog/no-such-article/',
];

/** One page of each kind that is made per request. The number in a query is one that the page cannot read. */
const perRequest = [
  '/offers/?amount=abc',
  '/application/?amount=abc',
  '/transition/?offer=112',
  '/thank-you/',
  '/landing/rejected/',
  '/?amount=abc',
  '/prestamistas/alabe-credito/?comments-page=x',
  '/gallery/',
];

const files = ['/robots.txt', '/sitemap.xml', '/api/health', '/builds/latest.json', '/media/no-such-file.svg', '/blog'];

/** R34, and R28 for the referrer. */
for (const path of [...stored, ...perRequest, ...files]) {
  test(`${path} has one content security policy and the other security headers`, async () => {
    const answer = await send(path);
    expect(countPolicies(answer)).toBe(1);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-eval');
    expect(sourcesOf(answer, 'script-src') ?? sourcesOf(answer, 'default-src')).not.toContain("'unsafe-inline'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-powered-by']).toBeUndefined();
    if (path.startsWith('/media/')) return;
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    // A stored page names its one style element; no other answer allows one.
    const hash = /^'sha256-[\w+/]+=*'$/;
    const allowed = stored.includes(path) ? ["'self'", expect.stringMatching(hash)] : ["'self'"];
    expect(sourcesOf(answer, 'style-src')).toEqual(allowed);
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
}

for (const path of stored) {
  test(`${path} is stored, and its policy allows exactly the hashes of its scripts`, async () => {
    const answer = await send(path);
    expect(answer.headers['x-nextjs-cache']).toBeDefined();
    const scripts = inlineScriptsOf(answer);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter(({ nonce }) => nonce !== undefined)).toEqual([]);
    expect(sourcesOf(answer, 'script-src')?.sort()).toEqual(
      ["'self'", ...new Set(scripts.map(({ hash }) => hash))].sort(),
    );
  });
}

for (const path of perRequest) {
  test(`${path} is made per request, and its scripts have a new nonce in each answer`, async () => {
    const [one, other] = [await send(path), await send(path)];
    expect(one.headers['x-nextjs-cache']).toBeUndefined();
    const [self, nonce, ...more] = sourcesOf(one, 'script-src') ?? [];
    const scripts = inlineScriptsOf(one);
    expect(scripts.length).toBeGreaterThan(2);
    expect(self).toBe("'self'");
    // One script is the same on every page of a site, and the policy names it by its hash.
    expect(more).toHaveLength(1);
    for (const script of scripts) {
      if (script.nonce === undefined) expect([script.hash]).toEqual(more);
      else expect(`'nonce-${script.nonce}'`).toBe(nonce);
    }
    expect(sourcesOf(other, 'script-src')).not.toContain(nonce);
  });
}

test('a stored page that answers a form is made per request, with a nonce', async () => {
  const path = '/prestamistas/alabe-credito/';
  const { status, body } = await send(path);
  const form = formWith({ status, path, body }, 'text');
  if (!form) throw new Error(`${path} has no comment form`);
  // An empty comment: the answer is the page with its errors.
  const answer = await postNatively(form.path, [...form.fields], { site: 'es-ES' });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  expect(countPolicies(answer)).toBe(1);
  const allowed = sourcesOf(answer, 'script-src') ?? [];
  const scripts = atLeastOne(inlineScriptsOf(answer), 'inline scripts of the answer');
  for (const { nonce, hash } of scripts) expect(allowed).toContain(nonce === undefined ? hash : `'nonce-${nonce}'`);
  expect(scripts.filter(({ nonce }) => nonce === undefined)).toHaveLength(1);
});

test('a nonce in a request header is in no answer', async () => {
  for (const path of ['/blog/que-es-asnef/', '/offers/', '/no-such-page/']) {
    const headers = { 'content-security-policy': "script-src 'nonce-chosen-by-a-visitor'" };
    const { headers: answered, body } = await send(path, { headers });
    expect(`${JSON.stringify(answered)}${body}`).not.toContain('chosen-by-a-visitor');
  }
});

for (const locale of locales) {
  visit(`${locale}: no page violates its policy, and every page is hydrated`, async ({ page }) => {
    visit.slow();
    const listed = await pagesOf(locale);
    // The other sites have the same templates and scripts, with other messages: a page of each list is enough.
    const ofEachList = [...new Map(listed.map(({ list, path }) => [list, path])).values()];
    const kinds = locale === 'es-ES' ? pickPages(locale, listed) : ofEachList;
    for (const path of locale === 'es-ES' ? [...kinds, ...stored, ...perRequest] : kinds) {
      await page.goto(urlOf(locale, path));
      await expect.poll(() => page.evaluate(isHydrated), path).toBe(true);
    }
  });
}

visit(
  'client navigation works between stored pages and pages per request, under the policy of the first',
  async ({ page }) => {
    for (const first of ['/blog/', '/offers/']) {
      await page.goto(urlOf('es-ES', first));
      // Before hydration a link is a link.
      await page.waitForFunction(isHydrated);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page
        .locator('header')
        .getByRole('link', { name: /Prestamistas/ })
        .first()
        .click();
      await page.waitForURL('**/prestamistas/');
      // The address changes before the page does, and the cards of the list of offers have plain links.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/prestamista/i);
      await page.locator('main a[href^="/prestamistas/"]').first().click();
      await page.waitForURL('**/prestamistas/*/');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }
  },
);

test('no page and no script contains a secret of the server', async () => {
  const body = await bodyOf('/');
  const scripts = new Set(body.match(/\/_next\/static\/[\w./~-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(2);
  const texts = [body, ...(await Promise.all([...scripts].map((path) => bodyOf(path))))];
  const secrets = [
    'CMS_READ_TOKEN',
    'CMS_WRITE_TOKEN',
    'CMS_PREVIEW_TOKEN',
    'VISITOR_HASH_SECRET',
    'PERSONAL_DATA_KEYS',
    'APPLICATION_SECRET',
    'REVALIDATE_SECRET',
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ];
  for (const name of secrets) {
    const secret = process.env[name];
    expect(secret, name).toBeTruthy();
    for (const text of texts) expect(text.includes(String(secret)), name).toBe(false);
  }
});
