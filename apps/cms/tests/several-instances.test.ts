import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { locales } from '@prestafaro/countries';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MARK_RESTORED } from '../../../scripts/backups/restored-mark.mjs';
import { findPgbouncer, startPgbouncer } from '../../../scripts/databases/pgbouncer.mjs';
import { statusOf, waitUntil } from '../../../scripts/processes/wait-for.mjs';
import { isSkippedWithout } from '../../../scripts/suites/required-programs.mjs';
import { submission, submit } from './support/applicants';
import { type CmsProcess, startCmsProcess } from './support/cms-process';
import { newEvent, sendEvents } from './support/events';
import { startReceiver } from './support/receiver';
import { createEmptyDatabase, query, type TestDatabase } from './support/test-database';
import { comment, newAddress, send } from './support/visitors';

/** Two first starts, one after the other, on a machine that does other things too. */
const STARTS_MS = 600_000;
const START_WAIT = { timeout: STARTS_MS, interval: 200 };
const WAIT = { timeout: 60_000, interval: 100 };
const WAITING = 'another CMS is starting';
const CONTINUES = 'the other CMS is no longer starting';

const opened: CmsProcess[] = [];
async function stop(cms: CmsProcess): Promise<void> {
  await cms.child.stop();
  rmSync(cms.home, { recursive: true, force: true });
}
async function start(database: TestDatabase, environment: Record<string, string> = {}): Promise<CmsProcess> {
  const cms = await startCmsProcess({ ...database.environment, ...environment });
  opened.push(cms);
  return cms;
}
const isReady = async ({ url }: CmsProcess) => (await statusOf(`${url}/api/health/ready`)) === 200;
async function untilReady(cms: CmsProcess): Promise<void> {
  const limits = { timeoutMilliseconds: STARTS_MS, isPossible: cms.child.isRunning };
  expect(await waitUntil(() => isReady(cms), limits), cms.said('error', '').join('\n')).toBe(true);
}
const countOf = (lists: readonly string[][]) => lists.filter((list) => list.length > 0).length;

/** The CMS of these tests reach PostgreSQL through PgBouncer in transaction mode (record 081). */
const isSkipped = isSkippedWithout('PgBouncer', findPgbouncer());

describe.skipIf(isSkipped)(
  'two CMS that started together on an empty database behind PgBouncer',
  { timeout: STARTS_MS },
  () => {
    let database: TestDatabase;
    let pgbouncer: Awaited<ReturnType<typeof startPgbouncer>>;
    let both: [CmsProcess, CmsProcess];
    let web: Awaited<ReturnType<typeof startReceiver>>;
    /** How the web app answers a delivery; it takes a moment, as a page does. */
    let answer: () => Promise<number | undefined>;

    const rows = (sql: string) => query(database.environment, sql);
    const startOne = () => start(database, { ...pgbouncer.environment, SEED: 'auto', REVALIDATE_URLS: web.url });
    const waitingEvents = async () => Number((await rows('select count(*) from publish_events'))[0]?.count);
    const subject = async () => {
      const [article] = await rows(
        `select document_id from articles where published_at is not null and locale = 'es-ES' limit 1`,
      );
      return { locale: 'es-ES', subjectType: 'article', subjectId: article?.document_id };
    };
    const rate = async ({ url }: CmsProcess, stars: number) =>
      (await send(url, 'ratings', { ...(await subject()), stars, address: newAddress() })).status;

    beforeAll(async () => {
      database = await createEmptyDatabase('several-instances');
      pgbouncer = await startPgbouncer(database.environment);
      web = await startReceiver(() => answer());
      both = await Promise.all([startOne(), startOne()]);
      await Promise.all(both.map(untilReady));
    }, STARTS_MS);
    afterAll(async () => {
      await Promise.all(opened.splice(0).map(stop));
      await web?.close();
      await pgbouncer?.child.stop();
      await database?.remove();
    });
    beforeEach(() => {
      web.received.length = 0;
      answer = async () => {
        await sleep(50);
        return 200;
      };
    });

    test('are both ready without an error: one sets the database up, the other waits', () => {
      expect(both.flatMap((cms) => cms.said('error', ''))).toEqual([]);
      expect(both.flatMap((cms) => cms.said('info', WAITING))).toHaveLength(1);
      expect(both.flatMap((cms) => cms.said('info', CONTINUES))).toHaveLength(1);
      expect(countOf(both.map((cms) => cms.said('info', 'seed: ')))).toBe(1);
    });

    test.each([
      ['settings', 'select key, environment, type, tag from strapi_core_store_settings'],
      ['sites', 'select code from i18n_locale'],
      ['roles', 'select code from admin_roles'],
      ['files', 'select name from files'],
      ['articles', 'select slug, locale, published_at is null from articles'],
    ])('have each of the %s once', async (_name, sql) => {
      const found = (await rows(sql)).map((row) => JSON.stringify(row));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((row, index) => found.indexOf(row) !== index)).toEqual([]);
    });

    test('send no event twice while both have events to send', async () => {
      const [one, other] = both;
      const statuses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => rate(index % 2 ? one : other, 1 + (index % 5))),
      );
      expect(statuses.every((status) => status === 201)).toBe(true);
      await expect.poll(waitingEvents, WAIT).toBe(0);
      const ids = web.received.map(({ event }) => event.id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    test('store a comment once that reaches both at the same moment', async () => {
      for (const text of ['Muy clara la explicación', 'Me ha servido de mucho', 'Gracias por el consejo']) {
        const message = comment(text);
        const answers = await Promise.all(both.map(({ url }) => send(url, 'comments', message)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      }
    });

    test('store an application once that reaches both at the same moment', async () => {
      const message = submission();
      const answers = await Promise.all(both.map(({ url }) => submit(url, message)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(await rows('select 1 from applications')).toHaveLength(1);
    });

    test('store each event once that reaches both, and make the partitions of the coming week', async () => {
      const events = [newEvent({ domain: 'both.example' }), newEvent({ domain: 'both.example' })];
      for (const { url } of both) expect((await sendEvents(url, events)).status).toBe(202);
      expect(await rows("select 1 from tracking.events where domain = 'both.example'")).toHaveLength(events.length);
      expect(await rows("select 1 from pg_inherits where inhparent = 'tracking.events'::regclass")).toHaveLength(8);
    });

    test('hold no lock and no open transaction while they have nothing to do', async () => {
      const held = `select l.locktype from pg_locks l join pg_database d on d.oid = l.database
                  where d.datname = current_database() and l.locktype = 'advisory'
                  union all select state from pg_stat_activity
                  where datname = current_database() and state like 'idle in transaction%'`;
      await expect.poll(() => rows(held), WAIT).toEqual([]);
    });

    test('deliver the event of a killed CMS through the other, and the restarted one seeds nothing', async () => {
      const [killed, other] = both;
      answer = async () => undefined;
      expect(await rate(killed, 5)).toBe(201);
      const [interrupted] = await web.until(1);
      await killed.child.kill();
      answer = async () => 200;
      await expect.poll(waitingEvents, WAIT).toBe(0);
      expect(web.received.at(-1)?.event.id).toBe(interrupted?.event.id);
      expect(await isReady(other)).toBe(true);

      const again = await startOne();
      await untilReady(again);
      expect(again.said('info', WAITING)).toEqual([]);
      expect(again.said('info', 'seed: ')).toEqual([]);
    });

    test('send each site once when they start together on a restored database', async () => {
      await Promise.all(opened.splice(0).map(stop));
      await rows(MARK_RESTORED);
      await Promise.all((await Promise.all([startOne(), startOne()])).map(untilReady));
      await expect.poll(waitingEvents, WAIT).toBe(0);
      const sites = web.received.filter(({ event }) => event.type === 'site').map(({ event }) => event.locale);
      expect(sites.sort()).toEqual([...locales].sort());
    });
  },
);

describe('two CMS of which one is killed while it creates the tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase('killed-instance');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(stop));
    await database.remove();
  });

  test('the other one stops waiting, creates the tables and gets ready', { timeout: STARTS_MS }, async () => {
    const both = await Promise.all([start(database), start(database)]);
    const waiting = () => both.find((cms) => cms.said('info', WAITING).length > 0);
    await expect.poll(waiting, START_WAIT).toBeDefined();
    const survivor = waiting();
    await both.find((cms) => cms !== survivor)?.child.kill();
    if (!survivor) throw new Error('no CMS waits');
    await untilReady(survivor);
    expect(survivor.said('info', CONTINUES)).toHaveLength(1);
    expect(survivor.said('error', '')).toEqual([]);
  });
});
