/**
 * Firefox as Debian ships it, driven over WebDriver BiDi by Puppeteer. Playwright drives a Firefox that it has changed, and its own
 * BiDi sends commands that the long-term release does not have (record 054).
 */
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { eventsOf, type SentEvent } from './sent-events.ts';

/** Its executable, or undefined on a machine without it. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Starts Firefox. Every name leads to this machine, so that a page can have one that is not local. */
export function launchFirefox(preferences: Readonly<Record<string, boolean | number>> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    // Generous, because a busy machine is slow.
    timeout: 100_000,
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: { 'network.dns.forceResolve': '127.0.0.1', 'layout.throttled_frame_rate': 60, ...preferences },
  });
}

/** A visitor with a browser profile of their own. */
export interface FirefoxVisitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The events of all requests, also of those that the test sends back to the server. */
  readonly events: SentEvent[];
  /** Every request, as method and address. */
  readonly requests: string[];
  /** Faults of the page's scripts. */
  readonly faults: string[];
  close(): Promise<void>;
}

export async function openFirefox(browser: Browser): Promise<FirefoxVisitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const [events, requests, faults]: [SentEvent[], string[], string[]] = [[], [], []];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`);
    if (new URL(request.url()).pathname === '/api/event')
      void request.fetchPostData().then((body) => events.push(...eventsOf(JSON.parse(body ?? '[]'))));
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return { context, page, events, requests, faults, close: () => context.close() };
}

/**
 * Clicks the first visible button or link with this text. Firefox takes up to a minute to find an element of a long page by its
 * accessible name, and Puppeteer's own locators wait for frames, which Firefox does not draw in a window behind another one.
 */
export async function click(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const visible = async () => {
    const found = await page.evaluateHandle(
      (tag, text) =>
        [...document.querySelectorAll<HTMLElement>(tag)].find(
          (each) => each.textContent?.trim() === text && each.checkVisibility(),
        ),
      role === 'button' ? 'button' : 'a',
      name,
    );
    return found.asElement() as ElementHandle<Element> | null;
  };
  await expect.poll(async () => (await visible()) !== null, `${role} ${name}`).toBe(true);
  await (await visible())?.click();
}

/** Whether the question about tracking is on the page. */
const isAsked = (page: Page) => page.evaluate(() => document.getElementById('consent')?.checkVisibility() === true);

export const expectQuestion = (page: Page, is: { asked: boolean }): Promise<void> =>
  expect.poll(() => isAsked(page)).toBe(is.asked);

/** Answers the question about tracking. */
export async function chooseInFirefox(page: Page, name: 'Aceptar' | 'Rechazar'): Promise<void> {
  await click(page, 'button', name);
  await expectQuestion(page, { asked: false });
}

/** The names of all cookies and of all entries of the storage. */
export async function storedIn({ context, page }: FirefoxVisitor): Promise<string[]> {
  const cookies = await context.cookies();
  const others = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...others].sort();
}
