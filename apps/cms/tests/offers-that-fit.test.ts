import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { decideMail } from '../src/delivery/mail/commercial/decide-mail';
import { offersThatFitJob } from '../src/delivery/mail/commercial/offers-that-fit-job';
import { Unsubscriptions } from '../src/delivery/mail/commercial/unsubscriptions';
import type { MailRow } from '../src/delivery/mail/mail-rows';
import { createLendingSite } from './support/applicants';
import { mailEnvironment, startMailServer } from './support/mail-server';
import { type RunningCms, startCms } from './support/start-cms';
import { consentingApplicant, emailHash, postUnsubscribe } from './support/unsubscribing';

const WAIT = { timeout: 20_000, interval: 50 };
const HOUR_MS = 60 * 60_000;
/** A Tuesday at noon in Spain, and the evening before. */
const NOON = new Date('2026-11-24T11:00:00Z');
const NIGHT = new Date('2026-11-23T22:00:00Z');

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
let list: Unsubscriptions;

beforeAll(async () => {
  server = await startMailServer();
  const environment = {
    ...mailEnvironment(server),
    HOSTS: 'es.example.com=ES',
  };
  cms = await startCms({ environment });
  list = new Unsubscriptions(cms.strapi);
  await createLendingSite(cms.strapi);
});
afterAll(async () => {
  vi.useRealTimers();
  await cms?.stop();
  await server?.close();
});
beforeEach(async () => {
  await expect.poll(waiting, WAIT).toBe(0);
  // Only the clock: the CMS runs in this process and sends by it.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  for (const type of ['unsubscription', 'application', 'consent-record', 'mail'] as const)
    await cms.strapi.db.query(uidOf(type)).deleteMany({});
  server.received.length = 0;
});

/** Offer 11 is open and fits, 12 fits and is closed, 13 does not fit. */
const matches = [
  { offerId: 11, isMatch: true, reasons: [] },
  { offerId: 12, isMatch: true, reasons: [] },
  { offerId: 13, isMatch: false, reasons: [{ code: 'amount' }] },
];
const applicant = (row: object = {}, email = 'ana@example.com', submittedAt = new Date(NOON.getTime() - 2 * HOUR_MS)) =>
  consentingApplicant(cms.strapi, {
    email,
    row: { status: 'offers_shown', matches, matchCount: 2, submittedAt, ...row },
  });
const runJob = (now = NOON) => offersThatFitJob(cms.strapi).run(now);
const mails = (): Promise<MailRow[]> => cms.strapi.db.query(uidOf('mail')).findMany({ orderBy: { id: 'asc' } });
const waiting = () => cms.strapi.db.query(uidOf('mail')).count({ where: { state: 'waiting' } });
const templates = async () => (await mails()).map(({ template }) => template);
const decide = async (now = NOON) => {
  const [row] = await mails();
  if (!row) throw new Error('No mail was written');
  return decideMail({ strapi: cms.strapi, unsubscriptions: list }, row, now);
};
const revoke = () =>
  cms.strapi.db
    .query(uidOf('consent-record'))
    .updateMany({ where: { purpose: 'messages' }, data: { revokedAt: NOON } });

describe('R30: the mail about offers that fit is written', () => {
  test('once for an application, an hour after it, if an open offer fits', async () => {
    const id = await applicant();
    await runJob();
    await runJob(new Date(NOON.getTime() + HOUR_MS));
    expect(await mails()).toMatchObject([{ template: 'offers-that-fit', applicationId: id, site: 'es-ES' }]);
  });

  test.each([
    ['in the first hour', {}, new Date(NOON.getTime() - HOUR_MS + 1000)],
    ['after three days', {}, new Date(NOON.getTime() - 73 * HOUR_MS)],
    ['once an offer was picked', { status: 'offer_picked' }, undefined],
    ['once it was withdrawn', { status: 'withdrawn' }, undefined],
    ['while it is blocked', { isBlocked: true }, undefined],
    ['while there is a claim', { isUnderClaim: true }, undefined],
    ['if only a closed offer fits', { matches: matches.slice(1) }, undefined],
    ['if no offer fits', { matches: [], matchCount: 0 }, undefined],
  ] as const)('not %s', async (_, row, submittedAt) => {
    await applicant(row, 'ana@example.com', submittedAt);
    await runJob();
    expect(await templates()).toEqual([]);
  });

  test('not without the consent to it, nor after its revocation', async () => {
    await applicant();
    await revoke();
    await applicant({}, 'eva@example.com');
    await cms.strapi.db
      .query(uidOf('consent-record'))
      .updateMany({ where: { purpose: 'messages' }, data: { isGiven: false } });
    await runJob();
    expect(await templates()).toEqual([]);
  });

  test('not to who has unsubscribed', async () => {
    await applicant();
    await list.add([{ kind: 'email', hash: emailHash('ana@example.com') }], 'es-ES', 'form', NOON);
    await runJob();
    expect(await templates()).toEqual([]);
  });

  test('not at night: the next run in the hours of the country writes it', async () => {
    await applicant({}, 'ana@example.com', new Date(NIGHT.getTime() - 2 * HOUR_MS));
    await runJob(NIGHT);
    expect(await templates()).toEqual([]);
    await runJob(NOON);
    expect(await templates()).toEqual(['offers-that-fit']);
  });

  test('once a day to one address, however many applications it has', async () => {
    await applicant();
    await applicant();
    await runJob();
    const states = (await mails()).map((row) => (row as MailRow & { state: string }).state);
    expect(states).toHaveLength(2);
    expect(states.filter((state) => state === 'suppressed')).toHaveLength(1);
  });
});

describe('R30: it is decided again when it is sent', () => {
  test('with the number of offers that are open then', async () => {
    await applicant();
    await runJob();
    expect(await decide()).toEqual({
      kind: 'send',
      content: { template: 'offers-that-fit', props: { amount: 300, count: 1 } },
    });
  });

  test('not to who has unsubscribed, withdrawn the consent or picked an offer meanwhile', async () => {
    const id = await applicant();
    await runJob();
    await cms.strapi.db.query(uidOf('application')).updateMany({ where: { id }, data: { status: 'offer_picked' } });
    expect(await decide()).toEqual({ kind: 'drop', reason: 'no longer looking' });
    await cms.strapi.db.query(uidOf('application')).updateMany({ where: { id }, data: { status: 'offers_shown' } });
    await revoke();
    expect(await decide()).toEqual({ kind: 'drop', reason: 'no consent' });
    await list.add([{ kind: 'email', hash: emailHash('ana@example.com') }], 'es-ES', 'form', NOON);
    expect(await decide()).toEqual({ kind: 'drop', reason: 'unsubscribed' });
  });

  test('after the quiet hours, if it became night meanwhile', async () => {
    await applicant();
    await runJob();
    expect(await decide(new Date('2026-11-24T19:30:00Z'))).toEqual({
      kind: 'wait',
      until: new Date('2026-11-25T08:00:00Z'),
    });
  });
});

describe('R30: the mail itself', () => {
  const headerOf = (name: string) =>
    new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
      .exec(server.received[0]?.source ?? '')?.[1]
      ?.replace(/\s+/g, '');

  test('is labelled, names its sender, and has one click and a link to unsubscribe', async () => {
    await applicant();
    await runJob();
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    expect(headerOf('Subject')).toMatch(/^Publicidad:/);
    expect(headerOf('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf('List-Unsubscribe')).toMatch(
      /^<https:\/\/es\.example\.com\/api\/unsubscribe\/one-click\?site=es-ES&token=[\w-]{43}>$/,
    );
  });

  test('is the last one after its one click, also for a later application', async () => {
    await applicant();
    await runJob();
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    const token = /token=([\w-]{43})/.exec(headerOf('List-Unsubscribe') ?? '')?.[1] ?? '';
    expect((await postUnsubscribe(cms.url, '/one-click', { locale: 'es-ES', token })).status).toBe(200);
    const nextDay = new Date(NOON.getTime() + 26 * HOUR_MS);
    await applicant({}, 'ana@example.com', new Date(nextDay.getTime() - 2 * HOUR_MS));
    await runJob(nextDay);
    expect(await templates()).toEqual(['offers-that-fit']);
  });
});
