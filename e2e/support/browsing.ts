import { test as base, type Page } from '@playwright/test';
import { ports } from './product.ts';

/** What a visit must not do: complain in the console, call anybody else, or leave something in the browser. */
export interface Visit {
  complaints: string[];
  foreignRequests: string[];
}

/** How soon a script runs that was fetched ahead says how busy the machine is, and nothing of the page. */
const lateScript =
  /\/_next\/static\/chunks\/\S+\.js was preloaded using link preload but not used within a few seconds/;

/** Collects from now on; a 404 page itself is no complaint. */
export function watch(page: Page): Visit {
  const visit: Visit = { complaints: [], foreignRequests: [] };
  page.on('console', (message) => {
    const text = message.text();
    const isOwnStatus = text.startsWith('Failed to load resource') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus && !lateScript.test(text))
      visit.complaints.push(`${page.url()}: ${text}`);
  });
  page.on('pageerror', (error) => visit.complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url());
    if (protocol.startsWith('http') && Number(port) !== ports.web) visit.foreignRequests.push(request.url());
  });
  return visit;
}

/** A page on which every complaint of the console fails the test. */
export const test = base.extend<{ visit: Visit }>({
  visit: [
    async ({ page }, use) => {
      const visit = watch(page);
      await use(visit);
      base.expect(visit.complaints).toEqual([]);
      base.expect(visit.foreignRequests).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
