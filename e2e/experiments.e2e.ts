import type { ConsoleMessage, Page } from '@playwright/test';
import { armSeconds, readArm, writeArm } from '../packages/types/src/running-experiment.ts';
import { apply, newApplicant, timeout } from './support/applicant.ts';
import { publishBorrowedSite } from './support/borrowed-site.ts';
import { expect, isHydrated, test } from './support/browsing.ts';
import { consentTo } from './support/consent.ts';
import { applicationOf } from './support/desk.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { ports, urlOf } from './support/product.ts';

const home = urlOf('es-ES', '/');
const key = 'pf_exp:0300.1';
const now = () => Math.floor(Date.now() / 1000);

const armOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.arm ?? null);
const storedArm = (page: Page, name = key) => page.evaluate((each) => localStorage.getItem(each), name);

/** The events of a page on a local host, where they are logged and not sent (specification §7). */
function watchLoggedEvents(page: Page): Record<string, unknown>[] {
  const events: Record<string, unknown>[] = [];
  page.on('console', async (message: ConsoleMessage) => {
    if (!message.text().startsWith('Event not sent:')) return;
    // A page that the test has left cannot say any more what it logged.
    const event = await message
      .args()[1]
      ?.jsonValue()
      .catch(() => undefined);
    if (event) events.push(event);
  });
  return events;
}

test('a visitor who allows experiments has one arm on every page and in the events', async ({ page }) => {
  const events = watchLoggedEvents(page);
  await consentTo(page, 'es-ES', ['measurement', 'experiments']);
  await page.goto(home);
  await expect.poll(() => storedArm(page)).not.toBeNull();
  const arm = await armOf(page);
  expect(arm).toMatch(/^0300\.1-[AB]$/);
  expect(readArm(await storedArm(page), '0300.1', now())?.arm).toBe(arm);
  events.length = 0;
  for (const path of ['/blog/', '/offers/', '/application/', '/calendario-laboral-2024/']) {
    await page.goto(urlOf('es-ES', path));
    expect(await armOf(page), path).toBe(arm);
    await expect.poll(() => events.length, path).toBeGreaterThan(0);
    expect(new Set(events.splice(0).map(({ sub3 }) => sub3)), path).toEqual(new Set([arm]));
  }
});

test('exp_flow of any page replaces the stored arm and reaches the application', async ({ page }) => {
  const applicant = newApplicant();
  await consentTo(page, 'es-ES', ['experiments']);
  await page.goto(home);
  await page.evaluate(([name, arm]) => localStorage.setItem(name, arm), [
    key,
    writeArm({ arm: '0300.1-A', pickedAt: now(), isSeen: false }),
  ] as const);
  await page.goto(urlOf('es-ES', '/blog/?exp_flow=0300.1-B'));
  await expect.poll(() => storedArm(page)).toContain('0300.1-B');
  await apply(page, applicant);
  await expect(page).toHaveURL(urlOf('es-ES', '/offers2/?amount=300&days=100'), { timeout });
  expect(await applicationOf(applicant)).toMatchObject({ arm: '0300.1-B' });
});

test.describe('R15: without consent to experiments', () => {
  test('exp_flow is held in memory and stored after Accept', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/?exp_flow=0300.1-B'));
    await page.waitForFunction(isHydrated);
    expect(await armOf(page)).toBe('0300.1-B');
    expect(await storedArm(page)).toBeNull();
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expect.poll(() => storedArm(page)).toContain('0300.1-B');
  });

  test('nobody is assigned, and Reject deletes the arm', async ({ page }) => {
    await page.goto(home);
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expect.poll(() => storedArm(page)).not.toBeNull();
    await page.getByRole('link', { name: 'Configurar cookies' }).click();
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect.poll(() => storedArm(page)).toBeNull();
    await expect.poll(() => armOf(page)).toBeNull();
    await page.goto(urlOf('es-ES', '/blog/'));
    await page.waitForLoadState('networkidle');
    expect([await armOf(page), await storedArm(page)]).toEqual([null, null]);
  });
});

const invalid = ['0300.1-C', '0300.1-b', '0300.1', '0298.1-B', ' 0300.1-B', '%3Cscript%3E', ''];
for (const value of invalid) {
  test(`the invalid exp_flow "${value}" changes nothing`, async ({ page }) => {
    await consentTo(page, 'es-ES', ['measurement']);
    await page.goto(urlOf('es-ES', `/?exp_flow=${value}`));
    await page.waitForLoadState('networkidle');
    expect([await armOf(page), await storedArm(page)]).toEqual([null, null]);
  });
}

test('a visitor picks again after 180 days', async ({ page }) => {
  await consentTo(page, 'es-ES', ['experiments']);
  const set = (age: number) =>
    page.evaluate(([name, arm]) => localStorage.setItem(name, arm), [
      key,
      writeArm({ arm: '0300.1-B', pickedAt: now() - age, isSeen: true }),
    ] as const);
  await page.goto(home);
  await set(armSeconds - 60);
  await page.reload();
  expect(await armOf(page)).toBe('0300.1-B');
  await set(armSeconds + 1);
  await page.reload();
  await expect.poll(async () => readArm(await storedArm(page), '0300.1', now())?.isSeen).toBe(false);
});

test('the exposure is counted once, when the applicant sees the next step', async ({ page }) => {
  const events = watchLoggedEvents(page);
  const seen = () => events.filter(({ sub4 }) => sub4 === 'armSeen');
  const applicant = newApplicant();
  await consentTo(page, 'es-ES', ['measurement', 'experiments']);
  await apply(page, applicant, { query: { exp_flow: '0300.1-B' } });
  await expect(page).toHaveURL(urlOf('es-ES', '/offers2/?amount=300&days=100'), { timeout });
  await expect.poll(seen).toEqual([expect.objectContaining({ event_id: 30, sub3: '0300.1-B' })]);
  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  await page.waitForTimeout(1_500);
  expect(seen()).toHaveLength(1);
});

test.describe('a form that differs between the arms', () => {
  const editor = () => Editor.of();
  const host = `za.localhost:${ports.web}`;
  const address = `http://${host}/application/`;
  let remove: () => Promise<void>;

  test.beforeAll(async () => {
    remove = await publishBorrowedSite(editor(), {
      site: 'en-ZA',
      from: 'es-ES',
      settings: { leadId: null, experimentCode: '0298.1', experimentState: 'running', experimentPercentB: 50 },
      page: { title: 'Application', slug: 'application' },
    });
    await expect.poll(async () => (await send('/application/', { host })).status, { timeout }).toBe(200);
  });
  test.afterAll(() => remove());

  /** Opens the form as a visitor of an arm, and returns how far the layout moved until it was hydrated. */
  async function open(page: Page, query = ''): Promise<number> {
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const each of list.getEntries()) moved.push((each as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${address}${query}`);
    await page.waitForFunction(isHydrated);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, each) => sum + each, 0));
  }
  const forms = (page: Page) => page.locator('form[data-form="application"]');

  test('is long in arm B and short in arm A, of the same HTML, without a layout shift', async ({ page, context }) => {
    expect(await open(page)).toBe(0);
    await expect(forms(page)).toHaveCount(1);
    await expect(forms(page).getByRole('listitem')).toHaveCount(4);
    const inB = await context.newPage();
    expect(await open(inB, '?exp_flow=0298.1-B')).toBe(0);
    await expect(forms(inB)).toHaveCount(1);
    await expect(forms(inB).getByRole('listitem')).toHaveCount(5);
    await expect(forms(inB).locator('input[name="arm"]')).toHaveValue('0298.1-B');
  });

  test('is short without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}?exp_flow=0298.1-B`);
    await expect(forms(page).locator('visible=true')).not.toHaveCount(0);
    await expect(page.locator('#application')).toBeVisible();
    await expect(page.locator('#application-b')).toBeHidden();
    await context.close();
  });

  test('counts a visitor of each arm who sees it', async ({ browser }) => {
    for (const arm of ['0298.1-A', '0298.1-B']) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const events = watchLoggedEvents(page);
      await consentTo(page, 'es-ES', ['measurement', 'experiments']);
      const cookies = (await context.cookies()).map(({ name, value }) => ({ name, value, url: address }));
      await context.addCookies(cookies);
      await page.goto(`${address}?exp_flow=${arm}`);
      await expect.poll(() => events.filter(({ sub4 }) => sub4 === 'armSeen').map(({ sub3 }) => sub3)).toEqual([arm]);
      await context.close();
    }
  });
});
