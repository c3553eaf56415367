import type { Page } from '@playwright/test';
import { isHydrated } from './browsing.ts';

/** Delays the scripts of the next page, as a slow network does. @returns releases them */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, async () => true);

/** Delays only those that the next page loads once it is hydrated. @returns releases them */
export const holdLaterScripts = (page: Page): Promise<() => void> => hold(page, () => page.evaluate(isHydrated));

async function hold(page: Page, isHeld: () => Promise<boolean>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (await isHeld()) await released;
    await route.continue();
  });
  return release;
}
