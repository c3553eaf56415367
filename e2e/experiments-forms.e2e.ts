import type { Page } from '@playwright/test';
import type { Arm } from '../packages/types/src/experiment.ts';
import { armKey, writeArm } from '../packages/types/src/running-experiment.ts';
import { timeout } from './support/applicant.ts';
import { expect, isHydrated, test } from './support/browsing.ts';
import { changeSettings } from './support/changed-settings.ts';
import { consentTo } from './support/consent.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { watchLoggedEvents } from './support/logged-events.ts';
import { ports } from './support/product.ts';

/** In what the arms differ: the long form has no list of steps, and arm A of the other experiment no box for messages. */
const experiments = [
  { site: 'en-ZA', country: 'za', id: '0298.1', steps: { A: 5, B: 0 }, boxes: { A: 1, B: 1 } },
  { site: 'en-PH', country: 'ph', id: '0256.1', steps: { A: 5, B: 5 }, boxes: { A: 0, B: 1 } },
] as const;

const forms = (page: Page) => page.locator('form[data-form="application"]');
const messagesBox = (page: Page) =>
  forms(page).getByRole('checkbox', { name: /loan offers by email and SMS/, includeHidden: true });

/** Opens the form, and returns how far the layout moved until it was hydrated. */
async function open(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) moved.push((each as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The first load stores the fonts: a line may move when its font arrives, whatever the arm.
  await page.goto(address);
  await page.goto(address);
  await page.waitForFunction(isHydrated);
  // The button waits for the rules of the country, the last part of the form to load. A form on one page has that of the last step.
  await expect(forms(page).getByRole('button', { name: /^(Continue|Send the application)$/ })).toBeEnabled();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, each) => sum + each, 0));
}

/** Gives the browser the consent and the stored arm of a visitor who was assigned on an earlier page. */
async function assign(page: Page, address: string, arm: Arm): Promise<void> {
  await consentTo(page, 'es-ES', ['measurement', 'experiments']);
  const cookies = (await page.context().cookies()).map(({ name, value }) => ({ name, value, url: address }));
  await page.context().addCookies(cookies);
  const stored = writeArm({ arm, pickedAt: Math.floor(Date.now() / 1000), isSeen: false });
  const id = arm.slice(0, -2) as (typeof experiments)[number]['id'];
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    armKey(id),
    stored,
  ] as const);
}

for (const { site, country, id, steps, boxes } of experiments) {
  test.describe(`the form of ${site}, which differs between the arms of ${id}`, () => {
    const host = `${country}.localhost:${ports.web}`;
    const address = `http://${host}/application/`;
    let restore: () => Promise<void>;

    test.beforeAll(async () => {
      const running = { experimentCode: id, experimentState: 'running', experimentPercentB: 50 };
      restore = await changeSettings(Editor.of(), site, running);
      await expect.poll(async () => (await send('/application/', { host })).status, { timeout }).toBe(200);
    });
    test.afterAll(() => restore());

    /** The page shows the form of one arm only, nothing is ticked, and a form that was drawn for B says so. */
    async function expectForm(page: Page, arm: 'A' | 'B'): Promise<void> {
      await expect(forms(page)).toHaveCount(1);
      await expect(forms(page).getByRole('listitem')).toHaveCount(steps[arm]);
      await expect(messagesBox(page)).toHaveCount(boxes[arm]);
      if (boxes[arm] > 0) await expect(messagesBox(page)).not.toBeChecked();
      await expect(forms(page).locator('input[name="arm"]')).toHaveValue(arm === 'B' ? `${id}-B` : '');
    }

    test('is that of arm A without an assignment, and does not move', async ({ page }) => {
      expect(await open(page, address)).toBe(0);
      await expectForm(page, 'A');
    });

    for (const arm of ['A', 'B'] as const) {
      test(`is that of a visitor assigned to ${arm}, does not move, and counts the visitor`, async ({ page }) => {
        const events = watchLoggedEvents(page);
        await assign(page, address, `${id}-${arm}`);
        expect(await open(page, address)).toBe(0);
        await expectForm(page, arm);
        if (id === '0256.1') return;
        await expect
          .poll(() => events.filter(({ sub4 }) => sub4 === 'armSeen').map(({ sub3 }) => sub3))
          .toEqual([`${id}-${arm}`]);
      });
    }

    test('is that of the arm in exp_flow, and does not move', async ({ page }) => {
      expect(await open(page, `${address}?exp_flow=${id}-B`)).toBe(0);
      await expectForm(page, 'B');
    });

    test('is that of arm A without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${address}?exp_flow=${id}-B`);
      await expect(page.locator('#application')).toBeVisible();
      await expect(page.locator('#application-b')).toBeHidden();
      await context.close();
    });
  });
}
