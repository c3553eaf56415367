import { test as base, expect, type Page, type Request } from '@playwright/test';
import { isHydrated } from './support/browsing.ts';
import { Deployment } from './support/deployment.ts';
import { send } from './support/http.ts';
import { ports } from './support/product.ts';

const test = base.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
  deployment: async ({}, use) => {
    const deployment = await Deployment.start();
    await use(deployment);
    await deployment.stop();
  },
});

const latest = '/builds/latest.json';

async function buildOf(port: number): Promise<string> {
  return (JSON.parse((await send(latest, { port })).body) as { id: string }).id;
}

/** Paths of the lists of stored pages that were requested: the sign that the background code of a page has begun. */
const listsOf = ({ requested }: Deployment) => requested.filter((path) => path.startsWith('/builds/meta/'));

async function openWithBackground(page: Page, deployment: Deployment, path = '/'): Promise<void> {
  await page.goto(deployment.urlOf(path));
  await page.waitForFunction(isHydrated);
  await expect.poll(() => listsOf(deployment).length).toBe(1);
}

/** Tells the page that its window is in use again. */
const focus = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** A page that is loaded in full does not have the mark of the page before. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const toBlog = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Guías' }).filter({ visible: true });

test.describe('the latest build', () => {
  test('is requested each hour, and on the return to the page once in five minutes', async ({ page, deployment }) => {
    const polls = () => deployment.count(latest);
    await page.clock.install();
    await openWithBackground(page, deployment);
    await page.clock.fastForward('04:30');
    await focus(page);
    await page.clock.fastForward('00:31');
    await focus(page);
    await expect.poll(polls).toBe(1);
    // A minute later the visitor returns to the tab, and to the window.
    await page.clock.fastForward('01:00');
    await setHidden(page, false);
    await focus(page);
    await page.clock.fastForward('54:30');
    await expect.poll(polls).toBe(2);
    // A hidden page makes no request; it asks when it is seen again.
    await setHidden(page, true);
    await page.clock.fastForward('02:00:00');
    await setHidden(page, false);
    await expect.poll(polls).toBe(3);
    await page.clock.fastForward('01:00:00');
    await expect.poll(polls).toBe(4);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    const name = JSON.stringify(connection);
    test(`is requested on a connection with ${name}, where nothing is prefetched`, async ({ page, deployment }) => {
      await page.clock.install();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto(deployment.urlOf('/'));
      await page.waitForFunction(isHydrated);
      await expect
        .poll(async () => {
          await page.clock.fastForward('01:00:00');
          return deployment.count(latest);
        })
        .toBeGreaterThan(0);
      await toBlog(page).hover();
      await page.clock.fastForward('01:00:00');
      await expect.poll(() => deployment.count(latest)).toBeGreaterThan(1);
      expect(deployment.requested.filter((path) => /^\/builds\/meta\/|_rsc=/.test(path))).toEqual([]);
    });
  }
});

test('a page is prefetched when a visitor points at its link, at least a second after the load, and then opens without a request', async ({
  page,
  deployment,
}) => {
  const payloads = () => deployment.requested.filter((path) => path.startsWith('/blog/?_rsc='));
  await openWithBackground(page, deployment);
  const waited = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const list = performance.getEntriesByType('resource').find(({ name }) => name.includes('/builds/meta/'));
    return (list?.startTime ?? 0) - (loaded?.loadEventStart ?? 0);
  });
  expect(waited).toBeGreaterThanOrEqual(999);
  expect(payloads()).toEqual([]);
  await toBlog(page).hover();
  // Next requests the parts that a page consists of, and then the page.
  await expect.poll(payloads).toHaveLength(2);
  await toBlog(page).click();
  await expect(page).toHaveURL(deployment.urlOf('/blog/'));
  expect(payloads()).toHaveLength(2);
});

test.describe('after the deployment of a newer build', () => {
  /** Opens a page of the older build that has learned of the newer one. */
  async function openOlderPage(page: Page, deployment: Deployment, path: string): Promise<void> {
    await page.clock.install();
    await openWithBackground(page, deployment, path);
    await mark(page);
    deployment.deploy();
    const answered = page.waitForResponse((response) => response.url().includes(latest));
    await page.clock.fastForward('01:00:00');
    expect(await (await answered).json()).toMatchObject({ id: await buildOf(ports.newerWeb) });
  }

  test('a link of a page without a newer build keeps the page', async ({ page, deployment }) => {
    await openWithBackground(page, deployment);
    await mark(page);
    await toBlog(page).click();
    await expect(page).toHaveURL(deployment.urlOf('/blog/'));
    expect(await isMarked(page)).toBe(true);
  });

  test('a link is a full load of the newer build, with its query and hash', async ({ page, deployment }) => {
    await openOlderPage(page, deployment, '/');
    expect(await isMarked(page)).toBe(true);
    await toBlog(page).evaluate((link: HTMLAnchorElement) => {
      link.href += '?exp_flow=0300.1-B&utm_source=a%20b#main';
    });
    await toBlog(page).click();
    await expect(page).toHaveURL(deployment.urlOf('/blog/?exp_flow=0300.1-B&utm_source=a%20b#main'));
    expect(await isMarked(page)).toBe(false);
    await expect.poll(() => listsOf(deployment)).toContain(`/builds/meta/${await buildOf(ports.newerWeb)}.json`);
  });

  test('a link to a place on the page loads nothing', async ({ page, deployment }) => {
    await openOlderPage(page, deployment, '/blog/que-es-asnef/');
    await page.locator('main a[href^="#"]').first().click();
    await expect(page).toHaveURL(/#./);
    expect(await isMarked(page)).toBe(true);
  });

  test('a new search of offers is a full load of the newer build, with its query', async ({ page, deployment }) => {
    await openOlderPage(page, deployment, '/offers/?amount=300');
    await page.getByRole('combobox').first().selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/offers\/\?.*amount=300/);
    await page.waitForFunction(() => !('marked' in window));
  });
});

test.describe('a chunk that cannot be loaded', () => {
  // On a phone the figures of the loan are not in view at first, so their code is loaded only for a slider that moves.
  test.use({ viewport: { width: 360, height: 640 } });

  /** Opens the home page and loses every script that it has not loaded by then: the code that calculates the loan. */
  async function openWithoutCalculation(page: Page, deployment: Deployment): Promise<{ loads: () => number }> {
    const known = new Set<string>();
    const note = (request: Request) => void known.add(request.url());
    page.on('request', note);
    await openWithBackground(page, deployment);
    page.off('request', note);
    let loads = 0;
    await page.route('**/*', (route, request) => {
      if (request.isNavigationRequest()) loads += 1;
      const isLost = request.url().endsWith('.js') && !known.has(request.url());
      return isLost ? route.abort() : route.continue();
    });
    return { loads: () => loads };
  }

  async function moveSlider(page: Page): Promise<void> {
    await page.waitForFunction(isHydrated);
    await page.getByRole('slider').first().press('ArrowRight');
  }

  /** Moves the slider on a page that has just been reloaded, and expects a report in place of another reload. */
  async function expectReport(page: Page): Promise<void> {
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/error'));
    await moveSlider(page);
    expect((await reported).postDataJSON()).toMatchObject({
      source: 'promise',
      message: expect.stringMatching(/chunk/i),
    });
  }

  test('reloads the page once, and not again within 10 seconds', async ({ page, deployment }) => {
    const start = new Date('2026-11-24T10:00:00Z').getTime();
    await page.clock.setFixedTime(start);
    const { loads } = await openWithoutCalculation(page, deployment);
    await moveSlider(page);
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState();
    await page.clock.setFixedTime(start + 9_999);
    await expectReport(page);
    expect(loads()).toBe(1);
    await page.clock.setFixedTime(start + 10_000);
    await page.reload();
    await moveSlider(page);
    await expect.poll(loads).toBe(3);
  });

  test('reloads the page once, and not again within 10 seconds, where storage is blocked', async ({
    page,
    deployment,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
      // A busy machine may need longer than 10 seconds for the page.
      const now = performance.now.bind(performance);
      performance.now = () => Math.min(now(), 9_999);
    });
    const { loads } = await openWithoutCalculation(page, deployment);
    await moveSlider(page);
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState();
    await expectReport(page);
    expect(loads()).toBe(1);
  });
});
