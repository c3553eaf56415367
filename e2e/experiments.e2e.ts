import type { Page } from '@playwright/test';
import { armSeconds, readArm, writeArm } from '../packages/types/src/running-experiment.ts';
import { apply, newApplicant, timeout } from './support/applicant.ts';
import { expect, isHydrated } from './support/browsing.ts';
import { consentTo } from './support/consent.ts';
import { applicationOf } from './support/desk.ts';
import { watchLoggedEvents } from './support/logged-events.ts';
import { urlOf } from './support/product.ts';
import { address, test } from './support/public-host.ts';
import { expectStoredAsSent, named, watchEvents } from './support/sent-events.ts';

const home = urlOf('es-ES', '/');
const key = 'pf_exp:0300.1';
const now = () => Math.floor(Date.now() / 1000);

const armOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.arm ?? null);
const storedArm = (page: Page, name = key) => page.evaluate((each) => localStorage.getItem(each), name);

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

test('an exp_flow that is not exactly an arm of the country changes nothing', async ({ page }) => {
  const events = watchLoggedEvents(page);
  await consentTo(page, 'es-ES', ['measurement']);
  const invalid = ['0300.1-C', '0300.1-b', '0300.1', '0298.1-B', ' 0300.1-B', '0300.1-B,0300.1-A', '<script>', '%', ''];
  for (const value of invalid) {
    await page.goto(urlOf('es-ES', `/?exp_flow=${value === '%' ? value : encodeURIComponent(value)}`));
    // The visitor is assigned before the view is reported.
    await expect
      .poll(() => events.splice(0), value)
      .toEqual([expect.not.objectContaining({ sub3: expect.anything() })]);
    expect([await armOf(page), await storedArm(page)], value).toEqual([null, null]);
  }
});

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

test('the exposure is counted once, when the applicant sees the next step, and stored as it was sent', async ({
  page,
  context,
}) => {
  const events = watchLoggedEvents(page);
  const sent = watchEvents(context);
  const seen = () => events.filter(({ sub4 }) => sub4 === 'armSeen');
  const applicant = newApplicant();
  await consentTo(page, 'es-ES', ['measurement', 'experiments']);
  await apply(page, applicant, { query: { exp_flow: '0300.1-B' } });
  await expect(page).toHaveURL(urlOf('es-ES', '/offers2/?amount=300&days=100'), { timeout });
  await expect.poll(seen).toEqual([expect.objectContaining({ event_id: 30, sub3: '0300.1-B' })]);
  await page.clock.install();
  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  await page.waitForFunction(isHydrated);
  await page.getByRole('link', { name: 'Ver mis ofertas' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Ver mis ofertas' })).toBeInViewport({ ratio: 0.5 });
  await page.clock.runFor(1_500);
  expect(seen()).toHaveLength(1);

  // Events are sent from a name that is not local, where the same cookies are those of another visitor.
  const cookies = (await context.cookies()).map(({ name, value }) => ({ name, value, url: address('/') }));
  await context.addCookies(cookies);
  await page.goto(address('/process/?stay=1&exp_flow=0300.1-B'));
  await page.getByRole('link', { name: 'Ver mis ofertas' }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => named(sent, 'armSeen'))
    .toEqual([expect.objectContaining({ event_id: 30, sub3: '0300.1-B' })]);
  await expectStoredAsSent(sent);
});
