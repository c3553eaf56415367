import type { BrowserContext, Page } from '@playwright/test';
import { trackedEvents } from '../packages/types/src/event-table.ts';
import { uuidV4Pattern } from '../packages/types/src/uuid.ts';
import { expect, isHydrated, test } from './support/browsing.ts';
import { exitsOf } from './support/exit.ts';
import { ports } from './support/product.ts';
import { storedEvents } from './support/stored-rows.ts';

/** Events are sent from a name that is not local (specification §7). The server shows its default country, Spain. */
const host = 'www.prestafaro.test';
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.prestafaro.test 127.0.0.1'];
    // Playwright switches the back/forward cache off, in which a page comes back as it was.
    await use({ ...launchOptions, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

/** The browser says so on every page by http whose name is not local. */
const isPlainHttp = (complaint: string) => complaint.includes('Cross-Origin-Opener-Policy header has been ignored');
test.afterEach(({ visit }) => {
  visit.complaints = visit.complaints.filter((complaint) => !isPlainHttp(complaint));
});

type Event = Record<string, unknown>;

const address = (path: string) => `http://${host}:${ports.web}${path}`;
const question = (page: Page) => page.getByRole('form', { name: '¿Podemos medir cómo se usa la web?' });

async function choose(page: Page, name: 'Aceptar' | 'Rechazar'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
  await expect(question(page)).toBeHidden();
}

/** The events of all requests of a browser from now on. */
function watchEvents(context: BrowserContext): Event[] {
  const events: Event[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/event')
      events.push(...[request.postDataJSON() as Event | Event[]].flat());
  });
  return events;
}

const named = (events: readonly Event[], name: string) => events.filter(({ sub4 }) => sub4 === name);
const once = (events: readonly Event[]) => [...new Map(events.map((event) => [event.event_key, event])).values()];
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('pf_')),
  );
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const measuring = ['pf_client', 'pf_consent', 'pf_current', 'pf_first', 'pf_session', 'pf_visits'];

test('R15, R18: nothing before consent; then one page view with the campaign of the landing, stored as it was sent', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto(address('/?utm_source=boletin&utm_medium=email&utm_campaign=oto%C3%B1o&utm_term=pr%C3%A9stamo'));
  // The landing is held in memory only, so a navigation that loads a new page would lose it.
  await page.waitForFunction(isHydrated);
  await page.getByRole('link', { name: 'Guías', exact: true }).first().click();
  await expect(page).toHaveURL(address('/blog/'));
  await page.waitForLoadState('networkidle');
  expect(events).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await stored(page)).toEqual([]);

  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  const [view = {}] = events;
  expect(view).toMatchObject({
    ...{ event_id: trackedEvents.pageView.id, domain: host, utm_source: 'boletin', utm_medium: 'email' },
    ...{ utm_campaign: 'otoño', utm_term: 'préstamo' },
  });
  for (const id of ['session_id', 'client_id', 'event_key']) expect(view[id], id).toMatch(uuidV4Pattern);
  expect(await cookieNames(page)).toEqual(measuring);

  await expect.poll(() => storedEvents(String(view.client_id))).toHaveLength(1);
  const [row = {}] = storedEvents(String(view.client_id));
  for (const [field, value] of Object.entries(view)) {
    const isId = ['session_id', 'client_id', 'event_key'].includes(field);
    expect(row[field], field).toEqual(isId ? String(value).replaceAll('-', '') : value);
  }
  const { day, received_at, stored_at, is_bot, ...rest } = row;
  expect(
    Object.keys(rest)
      .filter((field) => rest[field] !== null)
      .sort(),
  ).toEqual(Object.keys(view).sort());

  await page.getByRole('link', { name: 'Calculadora', exact: true }).first().click();
  await expect.poll(() => named(events, 'pageView')).toHaveLength(2);
  await page.evaluate(() => history.replaceState(null, '', '?amount=1#x'));
  await page.reload();
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(3);
});

test('R16: a refusal deletes everything that was set, in all tabs, and ten pages later there is still silence', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto(address('/?utm_source=boletin'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(address('/blog/'));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(2);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
  await choose(page, 'Rechazar');
  await expect.poll(() => cookieNames(page)).toEqual(['pf_consent']);
  await expect.poll(() => stored(page)).toEqual([]);
  const before = events.length;
  await other.getByRole('link', { name: 'Calculadora', exact: true }).first().click();
  await expect(other).toHaveURL(/simulador/);
  for (let count = 0; count < 5; count += 1) {
    await page.goto(address('/blog/'));
    await page.getByRole('link', { name: 'Ofertas', exact: true }).first().click();
    await expect(page).toHaveURL(address('/offers/'));
  }
  await page.waitForLoadState('networkidle');
  expect(events.length).toBe(before);
  expect(await cookieNames(page)).toEqual(['pf_consent']);
  expect(await stored(page)).toEqual([]);
});

test('events of forms name the form and the index of the field, and never what was typed', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto(address('/application/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  const amount = page.getByRole('textbox', { name: /Importe/ }).first();
  await amount.fill('99999');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => once(named(events, 'invalid')).length).toBeGreaterThan(0);
  const ofForm = once(events).filter(({ sub4 }) => ['focus', 'filled', 'invalid'].includes(String(sub4)));
  expect(ofForm.length).toBeGreaterThanOrEqual(3);
  for (const event of ofForm) {
    expect(event.sub6).toBe('application');
    expect(event.event_id).toBe(trackedEvents[event.sub4 as 'focus'].id);
    expect(event.sub8).toEqual(expect.any(Number));
  }
  expect(JSON.stringify(events)).not.toContain('99999');
});

test('an offer counts as shown once, and the way out as clicked', async ({ page, context }) => {
  const events = watchEvents(context);
  await page.goto(address('/offers/'));
  await choose(page, 'Aceptar');
  const card = page.getByRole('form', { name: 'Ofertas para comparar' }).getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => once(named(events, 'offerShown')).length, { timeout: 10_000 }).toBeGreaterThan(0);
  const [shown] = named(events, 'offerShown');
  expect(shown).toMatchObject({ sub7: expect.stringMatching(/^\d+$/), sub8: expect.any(Number) });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  const times = once(named(events, 'offerShown')).filter(({ sub7 }) => sub7 === shown?.sub7);
  expect(times).toHaveLength(1);

  await page.route('**/go/**', (route) => route.fulfill({ status: 204 }));
  await exitsOf(page, 103).first().click();
  await expect.poll(() => once(named(events, 'offerClicked')).length).toBe(1);
  expect(named(events, 'offerClicked')[0]).toMatchObject({ event_id: 29, sub7: expect.stringMatching(/^\d+$/) });
});

test('events that were made offline are sent once the visitor is online again, and stored once', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto(address('/blog/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  const client = String(events[0]?.client_id);
  await expect.poll(() => storedEvents(client)).toHaveLength(1);
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => stored(page)).toContain('pf_queue');
  expect(storedEvents(client)).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => storedEvents(client).map(({ event_id }) => event_id), { timeout: 30_000 }).toEqual([5, 27]);
});

test('a page that comes back from the back/forward cache is reported as restored', async ({ page, context }) => {
  const events = watchEvents(context);
  await page.goto(address('/blog/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  await page.goto(address('/robots.txt'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => once(named(events, 'restored'))).toHaveLength(1);
  expect(named(events, 'restored')[0]).toMatchObject({ event_id: 27, session_id: events[0]?.session_id });
  expect(once(named(events, 'pageView'))).toHaveLength(1);
});

test('a browser that forbids storage shows its pages without a fault', async ({ page, context }) => {
  const events = watchEvents(context);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto(address('/blog/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
  await choose(page, 'Rechazar');
  await expect.poll(() => cookieNames(page)).toEqual(['pf_consent']);
});
