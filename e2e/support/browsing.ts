import { test as base, type Page } from '@playwright/test';
import { ports } from './product.ts';

/** Faults of a visit: messages in the console, and requests to other servers. */
export interface Visit {
  complaints: string[];
  foreignRequests: string[];
}

/**
 * Pointing at a link fetches its page, and React loads the pictures at the top of that page. If the visitor does not follow the link, Chromium
 * warns after some seconds.
 */
const UNUSED_PICTURE = /\.(avif|jpg|png|svg|webp)\S* was preloaded using link preload but not used/;

/** Collects the faults of a page from now on. The status of the page itself is not one. */
export function watch(page: Page): Visit {
  const visit: Visit = { complaints: [], foreignRequests: [] };
  page.on('console', (message) => {
    const text = message.text();
    const isOwnStatus = text.startsWith('Failed to load resource') && message.location().url === page.url();
    const isExpected = isOwnStatus || UNUSED_PICTURE.test(text);
    if (['error', 'warning'].includes(message.type()) && !isExpected) visit.complaints.push(`${page.url()}: ${text}`);
  });
  page.on('pageerror', (error) => visit.complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url());
    if (protocol.startsWith('http') && Number(port) !== ports.web) visit.foreignRequests.push(request.url());
  });
  return visit;
}

/** A test that fails for every warning or error in the console and every request to another server. */
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

/** React marks the body once it has hydrated everything in it. It listens at the document before that, and may lose a click. */
export function isHydrated(): boolean {
  return Object.keys(document.body).some((name) => name.startsWith('__reactFiber'));
}
