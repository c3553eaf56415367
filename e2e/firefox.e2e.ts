import { expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { isSkippedWithout } from '../scripts/suites/required-programs.mjs';
import { isHydrated } from './support/browsing.ts';
import {
  chooseInFirefox,
  click,
  expectQuestion,
  type FirefoxVisitor,
  firefoxPath,
  launchFirefox,
  openFirefox,
  storedIn,
} from './support/firefox.ts';
import { address, everythingStored } from './support/public-host.ts';
import { expectStoredAsSent, named, once } from './support/sent-events.ts';

const isSkipped = isSkippedWithout('Firefox', firefoxPath);

// One worker runs the whole file, so that Firefox starts once for each group.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let browser: Browser | undefined;
let visitor: FirefoxVisitor;

/** Starts Firefox once for the tests of a group, and opens a profile of its own for each test. */
function useFirefox(preferences: Readonly<Record<string, boolean | number>> = {}): void {
  test.beforeAll(async () => {
    test.info().skip(isSkipped, 'Firefox is not installed (Debian: apt-get install firefox-esr)');
    // A hook has a timeout of its own.
    test.setTimeout(120_000);
    browser = await launchFirefox(preferences);
  });
  test.beforeEach(async () => {
    if (browser) visitor = await openFirefox(browser);
  });
  test.afterEach(async () => {
    const { faults, close } = visitor;
    await close();
    expect(faults).toEqual([]);
  });
  test.afterAll(async () => {
    await browser?.close();
    browser = undefined;
  });
}

test.describe('Firefox', () => {
  useFirefox();

  test('R15, R18: nothing before consent; then one page view with the campaign of the landing, stored as it was sent', async () => {
    const { page, events, requests } = visitor;
    await page.goto(address('/?utm_source=boletin&utm_campaign=oto%C3%B1o'));
    await page.waitForFunction(isHydrated);
    await click(page, 'link', 'Guías');
    await expect.poll(() => page.url()).toBe(address('/blog/'));
    expect(requests.filter((request) => !request.startsWith('GET ') || request.includes('/api/'))).toEqual([]);
    expect(await storedIn(visitor)).toEqual([]);

    await chooseInFirefox(page, 'Aceptar');
    await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
    expect(events[0]).toMatchObject({ event_id: 5, utm_source: 'boletin', utm_campaign: 'otoño' });
    await expect.poll(() => storedIn(visitor)).toEqual(everythingStored);
    await click(page, 'link', 'Calculadora');
    await expect.poll(() => named(events, 'pageView')).toHaveLength(2);
    await expectStoredAsSent(events);
  });

  test('R16: a refusal deletes everything that was set, in all tabs, and then there is silence', async () => {
    const { page, events, requests, context } = visitor;
    await page.goto(address('/blog/'));
    await page.waitForFunction(isHydrated);
    await chooseInFirefox(page, 'Aceptar');
    await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
    await expectStoredAsSent(events);
    const other = await context.newPage();
    other.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    // The first tab, now hidden, reports its speed as well.
    const viewed = other.waitForRequest((request) => request.url().includes('/api/event'));
    await other.goto(address('/'));
    await viewed;
    await click(page, 'link', 'Configurar cookies');
    await chooseInFirefox(page, 'Rechazar');
    await expect.poll(() => storedIn(visitor)).toEqual(['pf_consent']);

    const before = requests.length;
    await click(other, 'link', 'Calculadora');
    await expect.poll(() => other.url()).toContain('simulador');
    for (const path of ['/', '/offers/', '/application/']) {
      await other.goto(address(path));
      await other.waitForFunction(isHydrated);
    }
    expect(requests.slice(before).filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(await storedIn(visitor)).toEqual(['pf_consent']);
  });

  test('events of a form, of an offer and of a page from the back/forward cache are stored as they were sent', async () => {
    const { page, events } = visitor;
    await page.goto(address('/application/'));
    await page.waitForFunction(isHydrated);
    await chooseInFirefox(page, 'Aceptar');
    await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
    await page.type('#application input[inputmode]', '99999');
    await click(page, 'button', 'Continuar');
    for (const name of ['focus', 'filled', 'invalid'] as const) {
      await expect.poll(() => named(events, name), name).not.toHaveLength(0);
    }
    await page.goto(address('/offers/'));
    await page.$eval('[data-offer]', (offer) => offer.scrollIntoView());
    await expect.poll(() => named(events, 'offerShown')).not.toHaveLength(0);
    await page.goto(address('/robots.txt'));
    await page.evaluate(() => history.back());
    await expect.poll(() => named(events, 'restored')).toHaveLength(1);
    expect(once(named(events, 'pageView'))).toHaveLength(2);
    await expectStoredAsSent(events);
  });

  test('an event that was made offline is sent once the visitor is online again, and stored once', async () => {
    const { page, events } = visitor;
    await page.goto(address('/blog/'));
    await page.waitForFunction(isHydrated);
    await chooseInFirefox(page, 'Aceptar');
    await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
    await expectStoredAsSent(events);
    await page.setOfflineMode(true);
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => storedIn(visitor)).toContain('pf_queue');
    await page.setOfflineMode(false);
    await expect.poll(() => once(named(events, 'restored')), { timeout: 30_000 }).toHaveLength(1);
    await expectStoredAsSent(events);
  });

  test('R14: the question covers nothing on a phone', async () => {
    const { page } = visitor;
    await page.setViewport({ width: 360, height: 740 });
    await page.goto(address('/'));
    const [question, header] = await page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return [edges('#consent'), edges('header')] as { top: number; bottom: number; height: number }[];
    });
    expect(question?.height).toBeGreaterThan(100);
    expect(question?.bottom).toBeLessThanOrEqual(Math.ceil(header?.top ?? 0));
  });
});

for (const [signal, preference] of [
  ['Global Privacy Control', 'privacy.globalprivacycontrol.enabled'],
  ['Do Not Track', 'privacy.donottrackheader.enabled'],
] as const) {
  test.describe(`Firefox with ${signal}`, () => {
    useFirefox({ [preference]: true, 'privacy.globalprivacycontrol.functionality.enabled': true });

    test('takes the signal as a refusal until the visitor chooses', async () => {
      const { page, events, requests } = visitor;
      await page.goto(address('/?utm_source=boletin'));
      await page.waitForFunction(isHydrated);
      await expectQuestion(page, { asked: false });
      expect(await storedIn(visitor)).toEqual([]);
      expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
      await click(page, 'link', 'Configurar cookies');
      await expectQuestion(page, { asked: true });
      await chooseInFirefox(page, 'Aceptar');
      await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
      await expectStoredAsSent(events);
    });
  });
}

test.describe('Firefox that blocks cookies and storage', () => {
  useFirefox({ 'network.cookie.cookieBehavior': 2 });

  test('shows its pages, measures nothing, and lets the visitor close the question', async () => {
    const { page, requests } = visitor;
    await page.goto(address('/blog/'));
    await page.waitForFunction(isHydrated);
    await chooseInFirefox(page, 'Aceptar');
    await click(page, 'link', 'Calculadora');
    await expect.poll(() => page.url()).toContain('simulador');
    expect(requests.filter((request) => request.includes('/api/event'))).toEqual([]);
  });
});
