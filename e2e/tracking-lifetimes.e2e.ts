import type { Page } from '@playwright/test';
import { lifetimeOf } from '../packages/types/src/stored-names.ts';
import { consentSeconds, refusalSeconds } from '../packages/types/src/tracking-consent.ts';
import { expect, isHydrated } from './support/browsing.ts';
import { day, minute, movableClock } from './support/moved-clock.ts';
import { address, choose, everythingStored, question, storedNames, test } from './support/public-host.ts';
import { expectStoredAsSent, named, once, type SentEvent, watchEvents } from './support/sent-events.ts';

/** 24 months, the shortest. */
const twentyFourMonths = 730 * day;

async function cookie(page: Page, name: string) {
  return (await page.context().cookies()).find((each) => each.name === name);
}

/** The values of the cookies of a visit, each undefined if it is not there. */
async function visitOf(page: Page) {
  const value = async (name: string) => (await cookie(page, name))?.value;
  const [session, client] = [await value('pf_session'), await value('pf_client')];
  return { session, client, visits: await value('pf_visits'), first: await value('pf_first') };
}

/** Opens a page with a clock that can be moved. The question about tracking is not answered yet. */
async function open(page: Page, path = '/blog/') {
  const events = watchEvents(page.context());
  const clock = movableClock(page.context());
  await page.goto(address(path));
  return { events, clock };
}

/** Begins a visit: opens a page, accepts, and waits until its view has been sent. */
async function begin(page: Page, path?: string) {
  const opened = await open(page, path);
  await choose(page, 'Aceptar');
  await expect.poll(() => named(opened.events, 'pageView')).toHaveLength(1);
  return opened;
}

/** Loads the page again, and waits until its view has been sent and stored. */
async function viewAgain(page: Page, events: SentEvent[], path = '/blog/'): Promise<void> {
  const earlier = once(named(events, 'pageView')).length;
  await page.goto(address(path));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(earlier + 1);
  await expectStoredAsSent(events);
}

test('a visit goes on after 29 minutes without activity, and a new one is counted after 31', async ({ page }) => {
  const { events, clock } = await begin(page);
  const start = await visitOf(page);
  expect(start.visits).toBe('1|1|1');

  for (const visits of ['1|1|2', '1|1|3']) {
    await clock.advance(29 * minute);
    await viewAgain(page, events);
    expect(await visitOf(page)).toEqual({ ...start, visits });
  }
  await clock.advance(31 * minute);
  await viewAgain(page, events);
  const next = await visitOf(page);
  expect(next).toEqual({ ...start, session: expect.any(String), visits: '1|2|1' });
  expect(next.session).not.toBe(start.session);
  expect(once(named(events, 'pageView')).map(({ session_id }) => session_id)).toEqual([
    ...[start.session, start.session, start.session, next.session],
  ]);
});

test('after 180 days without activity the client id, the arm and the campaign are new; until then each stays', async ({
  page,
}) => {
  const arm = () => page.evaluate(() => localStorage.getItem('pf_exp:0300.1'));
  const { events, clock } = await begin(page, '/blog/?utm_source=primero&exp_flow=0300.1-B');
  const start = await visitOf(page);
  const picked = await arm();
  expect(picked).toContain('0300.1-B');
  expect(start.first).toContain('primero');

  await clock.advance(179 * day);
  await viewAgain(page, events);
  expect(await visitOf(page)).toMatchObject({ client: start.client, first: start.first });
  expect(await arm()).toBe(picked);
  expect(events.at(-1)).toMatchObject({ utm_source: 'primero', sub3: '0300.1-B' });

  // The last visit renewed the client id. The arm and the first source are kept from their beginning.
  await clock.advance(2 * day);
  await viewAgain(page, events, '/blog/?utm_source=segundo');
  const second = await visitOf(page);
  expect(second.client).toBe(start.client);
  expect(second.first).toContain('segundo');
  expect(await arm()).not.toBe(picked);
  expect(events.at(-1)).toMatchObject({ utm_source: 'segundo' });

  await clock.advance(181 * day);
  await viewAgain(page, events);
  expect((await visitOf(page)).client).not.toBe(start.client);
  expect((await visitOf(page)).visits).toBe('1|1|1');
  expect(events.at(-1)).toMatchObject({ utm_source: '(direct)' });
});

test('R17: a refusal holds for six months without a second question, and no choice for longer than 24 months', async ({
  page,
}) => {
  const { events, clock } = await open(page);
  await choose(page, 'Rechazar');
  await clock.advance(refusalSeconds - day);
  await page.goto(address('/'));
  await expect(question(page)).toBeHidden();
  await clock.advance(twentyFourMonths - refusalSeconds + day);
  await page.goto(address('/'));
  await expect(question(page)).toBeVisible();
  expect(await storedNames(page)).toEqual([]);
  expect(events).toEqual([]);
});

test('R17: a consent is asked for again after 400 days, and nothing is measured until it is given', async ({
  page,
}) => {
  const { events, clock } = await begin(page);
  await expect.poll(() => storedNames(page)).toEqual(everythingStored);
  await clock.advance(consentSeconds - day);
  await viewAgain(page, events);
  await expect(question(page)).toBeHidden();
  const before = events.length;
  await clock.advance(2 * day);
  await page.goto(address('/'));
  await expect(question(page)).toBeVisible();
  await expect.poll(() => storedNames(page)).toEqual([]);
  // A form that is sent without scripts gets a choice with the time of the server, which is not moved: the next page asks again.
  await page.waitForFunction(isHydrated);
  await choose(page, 'Aceptar');
  await expect.poll(() => events.length).toBe(before + 1);
});

test('the browser keeps each cookie for the time that the cookie policy says', async ({ page }) => {
  await begin(page);
  const lifetimes = {
    pf_session: 30 * minute,
    pf_client: 180 * day,
    pf_first: 180 * day,
    pf_current: 180 * day,
    pf_visits: 180 * day,
    pf_consent: 400 * day,
  } as const;
  for (const name of Object.keys(lifetimes) as (keyof typeof lifetimes)[]) {
    const kept = ((await cookie(page, name))?.expires ?? 0) - Date.now() / 1000;
    expect(lifetimeOf(name), name).toBe(lifetimes[name]);
    expect(Math.abs(kept - lifetimes[name]), name).toBeLessThan(2 * minute);
  }
});
