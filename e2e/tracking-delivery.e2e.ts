import { expect } from './support/browsing.ts';
import { send } from './support/http.ts';
import { ports } from './support/product.ts';
import { address, choose, host, storedNames, test } from './support/public-host.ts';
import { eventsOf, expectStoredAsSent, named, once, watchEvents } from './support/sent-events.ts';

/** Makes a page report that it came back from the back/forward cache. */
const reportRestored = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('events that two tabs made offline are sent once the visitor is online again, and stored once', async ({
  page,
  context,
  visit,
}) => {
  const events = watchEvents(context);
  await page.goto(address('/blog/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => named(events, 'pageView')).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(address('/'));
  await expect.poll(() => once(named(events, 'pageView'))).toHaveLength(2);
  await expectStoredAsSent(events);
  await context.setOffline(true);
  for (const tab of [page, other]) await tab.evaluate(reportRestored);
  await expect.poll(() => storedNames(page)).toContain('pf_queue');
  await expectStoredAsSent(events);
  expect(named(events, 'restored')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => once(named(events, 'restored')), { timeout: 30_000 }).toHaveLength(2);
  await expectStoredAsSent(events);
  await expect.poll(() => storedNames(page)).not.toContain('pf_queue');
  // The browser itself complains of what it could not load meanwhile.
  visit.complaints.splice(0);
});

test('an event whose answer is lost is sent again, to another web server, and stored once', async ({
  page,
  context,
  visit,
}) => {
  const events = watchEvents(context);
  const attempts: number[] = [];
  await page.route('**/api/event', async (route) => {
    attempts.push(eventsOf(route.request().postDataJSON()).length);
    if (attempts.length === 1) {
      const { status } = await sendTo(ports.web, route.request().postData());
      expect(status).toBe(202);
      await route.abort('connectionreset');
    } else {
      const { status } = await sendTo(ports.newerWeb, route.request().postData());
      await route.fulfill({ status });
    }
  });
  await page.goto(address('/blog/'));
  await choose(page, 'Aceptar');
  await expect.poll(() => attempts.length, { timeout: 30_000 }).toBe(2);
  await expect.poll(() => storedNames(page)).not.toContain('pf_queue');
  expect(events).toHaveLength(2);
  expect(once(events)).toHaveLength(1);
  await expectStoredAsSent(events);
  // The browser logs the request without an answer.
  visit.complaints.length = 0;
});

/** Sends the body of a request to one of the web servers, as the browser does. */
function sendTo(port: number, body: string | null) {
  const name = `${host}:${port}`;
  const headers = { 'content-type': 'application/json', origin: `http://${name}` };
  return send('/api/event', { port, host: name, method: 'POST', headers, body: body ?? '' });
}
