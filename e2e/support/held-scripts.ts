import type { Page } from '@playwright/test';

/** Keeps the scripts of the next page back, as a slow network does. @returns what lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
