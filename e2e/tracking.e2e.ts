import { trackedEvents } from '../packages/types/src/event-table.ts';
import { uuidV4Pattern } from '../packages/types/src/uuid.ts';
import { wholeBrowser } from './support/browsers.ts';
import { expect, isHydrated } from './support/browsing.ts';
import { exitsOf } from './support/exit.ts';
import {
  address,
  choose,
  everythingStored,
  host,
  test as onPublicHost,
  storedNames,
  watchRequests,
} from './support/public-host.ts';
import { expectStoredAsSent, named, once, watchEvents } from './support/sent-events.ts';
import { storedEvents } from './support/stored-rows.ts';

const test = onPublicHost.extend({ launchOptions: wholeBrowser });

test('R15, R18: nothing before consent; then one page view with the campaign of the landing, stored as it was sent', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  const requests = watchRequests(context);
  await page.goto(address('/?utm_source=boletin&utm_medium=email&utm_campaign=oto%C3%B1o&utm_term=pr%C3%A9stamo'));
  // The landing is held in memory only, so a navigation that loads a new page would lose it.
  await page.waitForFunction(isHydrated);
  await page.getByRole('link', { name: 'Guías', exact: true }).first().click();
  await expect(page).toHaveURL(address('/blog/'));
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.filter((request) => !request.startsWith(`GET ${address('/')}`))).toEqual([]);
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
  expect(await storedNames(page)).toEqual([]);

  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  const [view = {}] = events;
  expect(view).toMatchObject({
    ...{ event_id: trackedEvents.pageView.id, domain: host, utm_source: 'boletin', utm_medium: 'email' },
    ...{ utm_campaign: 'otoño', utm_term: 'préstamo' },
  });
  for (const id of ['session_id', 'client_id', 'event_key']) expect(view[id], id).toMatch(uuidV4Pattern);
  await expect.poll(() => storedNames(page)).toEqual(everythingStored);

  await page.getByRole('link', { name: 'Calculadora', exact: true }).first().click();
  await expect.poll(() => named(events, 'pageView')).toHaveLength(2);
  await page.evaluate(() => history.replaceState(null, '', '?amount=1#x'));
  await page.reload();
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(3);
  expect(new Set(events.map(({ utm_campaign }) => utm_campaign))).toEqual(new Set(['otoño']));
  await expectStoredAsSent(events);
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
  // A request that has no answer yet would be sent again.
  await expectStoredAsSent(events);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
  await choose(page, 'Rechazar');
  await expect.poll(() => storedNames(page)).toEqual(['pf_consent']);
  const requests = watchRequests(context);
  await other.getByRole('link', { name: 'Calculadora', exact: true }).first().click();
  await expect(other).toHaveURL(/simulador/);
  for (let count = 0; count < 5; count += 1) {
    await page.goto(address('/blog/'));
    await page.waitForFunction(isHydrated);
    await page.getByRole('link', { name: 'Ofertas', exact: true }).first().click();
    await expect(page).toHaveURL(/\/offers\/\?amount=\d+&days=\d+$/);
  }
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(await storedNames(page)).toEqual(['pf_consent']);
});

test('the page view of an article names it, and that of a list, a calendar or the home page names nothing', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto(address('/blog/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  await page.goto(address('/blog/que-es-asnef/'));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(2);
  // A navigation that loads no new page must not report the article that was left.
  await page.waitForFunction(isHydrated);
  await page.getByRole('link', { name: 'Guías', exact: true }).first().click();
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(3);
  await page.goto(address('/calendario-laboral-2024/'));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(4);
  await page.goto(address('/'));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(5);
  expect(once(named(events, 'pageView')).map(({ sub5, sub7 }) => [sub5, sub7])).toEqual([
    ['blog', undefined],
    ['blog', 'que-es-asnef'],
    ['blog', undefined],
    ['blog', undefined],
    [undefined, undefined],
  ]);
  await expectStoredAsSent(events);
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
  await expect.poll(() => named(events, 'invalid')).not.toHaveLength(0);
  for (const name of ['focus', 'filled', 'invalid'] as const) {
    expect(named(events, name), name).not.toHaveLength(0);
    for (const event of named(events, name)) {
      expect(event).toMatchObject({ event_id: trackedEvents[name].id, sub6: 'application', sub8: expect.any(Number) });
    }
  }
  expect(JSON.stringify(events)).not.toContain('99999');
  await expectStoredAsSent(events);
});

test('a visit that allows measurement reports the speed of the loaded page by its kind, and a refusing one reports nothing', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  const requests = watchRequests(context);
  await page.goto(address('/blog/'));
  await choose(page, 'Rechazar');
  await page.goto(address('/blog/'));
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  await page.goto(address('/robots.txt'));
  expect(requests.filter((request) => request.includes('/api/event'))).toEqual([]);

  await page.goto(address('/blog/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  await page.goto(address('/blog/que-es-asnef/'));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  await page.goto(address('/'));
  const client = String(events[0]?.client_id);
  const figures = () => storedEvents(client).filter(({ event_id }) => event_id === trackedEvents.webVital.id);
  const ofBlog = (name: string) => figures().filter(({ sub5, sub6 }) => sub5 === 'blog' && sub6 === name);
  for (const name of ['LCP', 'CLS'])
    await expect.poll(() => ofBlog(name).length, { timeout: 30_000 }).toBeGreaterThan(0);
  // Two pages were left, each of which counts once.
  for (const name of ['LCP', 'INP', 'CLS']) expect(ofBlog(name).length, name).toBeLessThanOrEqual(2);
});

test('an offer counts as shown once, and the way out as clicked', async ({ page, context }) => {
  const events = watchEvents(context);
  await page.clock.install();
  await page.goto(address('/offers/'));
  await choose(page, 'Aceptar');
  const card = page.getByRole('form', { name: 'Ofertas para comparar' }).getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => once(named(events, 'offerShown')).length, { timeout: 10_000 }).toBeGreaterThan(0);
  const [shown] = named(events, 'offerShown');
  expect(shown).toMatchObject({ event_id: 28, sub7: expect.stringMatching(/^\d+$/), sub8: expect.any(Number) });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(card).not.toBeInViewport();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport({ ratio: 0.5 });
  await page.clock.runFor(1_500);

  await page.route('**/go/**', (route) => route.fulfill({ status: 204 }));
  await exitsOf(page, 103).first().click();
  await expect.poll(() => once(named(events, 'offerClicked')).length).toBe(1);
  expect(named(events, 'offerClicked')[0]).toMatchObject({ event_id: 29, sub7: '103', sub8: expect.any(Number) });
  await expectStoredAsSent(events);
  expect(once(named(events, 'offerShown')).filter(({ sub7 }) => sub7 === shown?.sub7)).toHaveLength(1);
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
  await expectStoredAsSent(events);
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
  await expectStoredAsSent(events);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
  await choose(page, 'Rechazar');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['pf_consent']);
});
