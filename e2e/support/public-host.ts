/**
 * A visit on a name that is not local: events are sent from there, and only logged on local hosts (specification §7). The server
 * shows its default country, Spain.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { test as browsing, expect } from './browsing.ts';
import { ports } from './product.ts';

export const host = 'www.prestafaro.test';

/** The address of a path on that name. */
export const address = (path: string, port = ports.web) => `http://${host}:${port}${path}`;

/** The argument with which Chromium resolves that name. */
export const resolvesHost = '--host-resolver-rules=MAP *.prestafaro.test 127.0.0.1';

/** The browser says so on every page by http whose name is not local. */
const isPlainHttp = (complaint: string) => complaint.includes('Cross-Origin-Opener-Policy header has been ignored');

/** A test whose Chromium resolves that name. */
export const test = browsing.extend({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), resolvesHost];
    // Playwright switches the back/forward cache off, in which a page comes back as it was.
    await use({ ...launchOptions, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
  visit: async ({ visit }, use) => {
    await use(visit);
    visit.complaints = visit.complaints.filter((complaint) => !isPlainHttp(complaint));
  },
});

export const question = (page: Page) => page.getByRole('form', { name: '¿Podemos medir cómo se usa la web?' });

/** Answers the question about tracking. */
export async function choose(page: Page, name: 'Aceptar' | 'Rechazar'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
  await expect(question(page)).toBeHidden();
}

/** What a browser has stored for the site: the names of cookies, also of those that scripts cannot read, and of all kinds of storage. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...((await navigator.serviceWorker?.getRegistrations())?.map(({ scope }) => scope) ?? []),
  ]);
  return [...cookies.map(({ name }) => name), ...others].sort();
}

/** What is stored for a visitor who accepts everything in Spain, where an experiment runs. */
export const everythingStored = [
  ...['pf_client', 'pf_consent', 'pf_current', 'pf_exp:0300.1', 'pf_first', 'pf_session', 'pf_visits'],
];

/** Every request of a browser from now on, as method and address. */
export function watchRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}
