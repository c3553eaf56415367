import { expect, type Locator } from '@playwright/test';

/** Waits until there is an element, and returns all of them. A loop over none would check nothing. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator, `There is no ${locator}`).not.toHaveCount(0);
  return locator.all();
}
