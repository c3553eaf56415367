/**
 * A product of a test's own: a CMS that sends its mails and notifications to servers of the test, a web server in front of it, and a
 * clock that both share.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { mailEnvironment, startMailServer } from '../../apps/cms/tests/support/mail-server.ts';
import { isContactHour, nextContactTime } from '../../packages/countries/src/index.ts';
import { freePort, startAnotherServer } from './another-server.ts';
import { startOwnCms } from './own-cms.ts';
import { startPushService } from './push-service.ts';
import { type ReadMail, readMail } from './received-mail.ts';
import { readRows, withDatabase } from './stored-rows.ts';

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;
const timeout = 30_000;

const preload = (...files: string[]) =>
  files.map((file) => `--import=${pathToFileURL(path.join(import.meta.dirname, file)).href}`).join(' ');

/** Until the contact hours of Spain begin next: then there are hours left for advertising, at whatever time a test runs. */
function untilContactHours(now: Date): number {
  let time = now;
  while (isContactHour('ES', time)) time = new Date(time.getTime() + QUARTER_OF_AN_HOUR_MS);
  return nextContactTime('ES', time).getTime() - now.getTime();
}

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;

/** @param name of its logs: `<name>-cms.log`, `<name>-web.log` */
export async function startOwnProduct(name: string) {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const mails = await startMailServer();
    closing.push(mails.close);
    const pushService = await startPushService();
    closing.push(pushService.close);
    const ahead = untilContactHours(new Date());
    const clock = { NODE_OPTIONS: preload('server-clock.mjs'), CLOCK_AHEAD_MS: String(ahead) };
    const [webPort, cmsPort] = [await freePort(), await freePort()];
    const cms = await startOwnCms({
      ...{ name, port: cmsPort },
      environment: {
        ...mailEnvironment(mails),
        ...clock,
        NODE_OPTIONS: preload('server-clock.mjs', 'cms-surroundings.mjs'),
        PUSH_SERVICE_URL: pushService.url,
        PUBLIC_PORT: String(webPort),
        REVALIDATE_URLS: `http://localhost:${webPort}/api/revalidate`,
      },
    });
    closing.push(cms.stop);
    const web = await startAnotherServer({
      ...{ name, port: webPort, remembers: true },
      environment: { ...clock, CMS_URL: `http://localhost:${cmsPort}` },
    });
    closing.push(web.stop);
    const { databaseFile } = cms;
    const now = () => new Date(Date.now() + ahead);

    const mailsTo = (address: string): ReadMail[] =>
      mails.received.filter(({ to }) => to.includes(address)).map(readMail);
    return {
      ...{ cms, web, pushService, now, stop, mailsTo },
      databaseFiles: [databaseFile, path.join(path.dirname(databaseFile), 'events.db')],
      logFiles: [cms.logFile, web.logFile],
      /** Ends both servers. What they have written stays until `stop()`. */
      async shutDown() {
        await web.stop();
        await cms.shutDown();
      },
      rows: (sql: string, ...values: unknown[]) => readRows(databaseFile, sql, ...values),
      /** Changes rows beside the CMS: for what takes hours, such as the age of an application. */
      change: (sql: string, ...values: unknown[]) =>
        withDatabase(databaseFile, (database) => database.prepare(sql).run(...values)),
      /** The mail to an address with this subject, once it has arrived. */
      async mailTo(address: string, subject: string): Promise<ReadMail> {
        const found = () => mailsTo(address).find((mail) => mail.subject === subject);
        await expect.poll(() => found()?.subject, { message: 'mail', timeout }).toBe(subject);
        return found() as ReadMail;
      },
      /** Makes a job due, and waits until it has run from now on. */
      async runJob(job: string): Promise<void> {
        const asked = now().getTime();
        const hasRun = () => {
          const [state] = readRows(databaseFile, 'select * from jobs where name = ?', job);
          if (Number(state?.started_at) >= asked && state?.outcome !== 'running') return state?.outcome;
          const makeDue = "update jobs set due_at = 0 where name = ? and outcome is not 'running'";
          withDatabase(databaseFile, (database) => database.prepare(makeDue).run(job));
          return undefined;
        };
        await expect.poll(hasRun, { message: `job ${job}`, timeout }).toBe('succeeded');
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
