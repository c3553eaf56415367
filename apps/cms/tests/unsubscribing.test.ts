import { challengeAnswerSchema } from '@prestafaro/types/challenge';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { Unsubscriptions } from '../src/delivery/mail/commercial/unsubscriptions';
import { MailedLinks } from '../src/delivery/mail/links/mailed-links';
import { exportApplications } from '../src/leads/desk/export-applications';
import { retentionJob } from '../src/leads/retention/retention-job';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { UNSUBSCRIBE_ALLOWANCE } from '../src/visitors/unsubscribing/allowances';
import { unsubscribeJob } from '../src/visitors/unsubscribing/unsubscribe-job';
import { signInWithRole } from './support/admin';
import { recordLog } from './support/log-lines';
import { mailEnvironment, startMailServer } from './support/mail-server';
import { personalData } from './support/personal-rows';
import { solved } from './support/proof';
import { type RunningCms, startCms } from './support/start-cms';
import { consentingApplicant, emailHash, postUnsubscribe, revokedOf, typed } from './support/unsubscribing';

const WAIT = { timeout: 20_000, interval: 50 };
const DAY_MS = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
let links: MailedLinks;
let list: Unsubscriptions;

beforeAll(async () => {
  server = await startMailServer();
  const environment = {
    ...mailEnvironment(server),
    HOSTS: 'es.example.com=ES,ua.example.com=UA',
  };
  cms = await startCms({ environment });
  links = new MailedLinks(cms.strapi, personalData);
  list = new Unsubscriptions(cms.strapi);
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});
beforeEach(async () => {
  await expect.poll(waiting, WAIT).toBe(0);
  for (const type of ['unsubscription', 'application', 'consent-record', 'mail', 'mailed-link'] as const)
    await cms.strapi.db.query(uidOf(type)).deleteMany({});
  server.received.length = 0;
});

const post = (...request: Parameters<typeof postUnsubscribe> extends [string, ...infer Rest] ? Rest : never) =>
  postUnsubscribe(cms.url, ...request);
const runJob = (now = new Date()) => unsubscribeJob(cms.strapi).run(now);
const rows = (): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf('unsubscription')).findMany({ orderBy: { id: 'asc' } });
const mails = (): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf('mail')).findMany({ orderBy: { id: 'asc' } });
const waiting = () => cms.strapi.db.query(uidOf('mail')).count({ where: { state: 'waiting' } });
const hasEmail = (email: string) => list.hasAny([emailHash(email)]);
const unsubscribe = async (changes: Parameters<typeof typed>[0]) => {
  const { status, body } = await post('', typed(changes));
  expect(status).toBe(201);
  return String(body.undo);
};
const undo = (token: string, locale = 'es-ES') => post('/undo', { locale, token });
const ownerLink = (email: string, now = new Date()) =>
  links.issue({ purpose: 'unsubscribe', site: 'es-ES', subject: emailHash(email) }, now);

describe('R30: the form to unsubscribe', () => {
  test('puts an address and a number on the list as keyed hashes, in the form in which an application stores them', async () => {
    await unsubscribe({ email: ' Ana@EXAMPLE.com ', phone: '+34 612 345 678' });
    expect(await hasEmail('ana@example.com')).toBe(true);
    expect(await list.hasAny([personalData.lookupHash('phone', '+34612345678')])).toBe(true);
    expect(JSON.stringify(await rows())).not.toMatch(/ana@|612345678|612 345 678/i);
    expect(new Set((await rows()).map(({ requestId }) => requestId)).size).toBe(1);
  });

  test('answers a known and an unknown address alike, also one that is on the list', async () => {
    await consentingApplicant(cms.strapi);
    const known = await post('', typed({ email: 'ana@example.com' }));
    const again = await post('', typed({ email: 'ana@example.com' }));
    const unknown = await post('', typed({ email: 'nobody@example.com' }));
    for (const answer of [known, again, unknown])
      expect(answer).toEqual({ status: 201, body: { undo: expect.stringMatching(/^[\w-]{43}$/) } });
  });

  test.each([
    ['nothing', {}, [{ field: 'email', code: 'missing' }]],
    ['an invalid address', { email: 'ana@' }, [{ field: 'email', code: 'invalid' }]],
    ['a number of another country', { phone: '+33 6 12 34 56 78' }, [{ field: 'phone', code: 'invalid' }]],
    ['two lines', { email: 'a@example.com\nb' }, [{ field: 'email', code: 'invalid' }]],
    [
      'both wrong',
      { email: 'x', phone: '1' },
      [
        { field: 'email', code: 'invalid' },
        { field: 'phone', code: 'invalid' },
      ],
    ],
  ])('refuses %s and stores nothing', async (_, changes, errors) => {
    expect(await post('', typed(changes))).toEqual({ status: 422, body: { errors } });
    expect(await rows()).toEqual([]);
  });

  test('asks for a proof if the honeypot is filled in, and unsubscribes with it (R34)', async () => {
    const message = { ...typed({ email: 'filled@example.com' }), isHoneypotFilled: true };
    const asked = await post('', message);
    expect(asked.status).toBe(428);
    expect(await rows()).toEqual([]);
    const { challenge } = challengeAnswerSchema.parse(asked.body);
    expect((await post('', { ...message, proof: await solved(challenge) })).status).toBe(201);
    expect(await hasEmail('filled@example.com')).toBe(true);
  });

  test('limits the requests of one person, and needs the token of the web app', async () => {
    const message = typed({ email: 'one@example.com' });
    for (let sent = 0; sent < UNSUBSCRIBE_ALLOWANCE.perPerson; sent += 1)
      expect((await post('', message)).status).toBe(201);
    expect((await post('', message)).status).toBe(429);
    expect((await post('', typed({ email: 'two@example.com' }), 'x')).status).toBe(401);
  });

  test('logs neither what was typed nor the token', async () => {
    const log = recordLog(cms.strapi);
    const token = await unsubscribe({ email: 'secret-person@example.com', phone: '612345670' });
    await runJob();
    await undo(token);
    expect(log.join('\n')).not.toMatch(/secret-person|612345670/);
    expect(log.join('\n')).not.toContain(token);
    expect(JSON.stringify(await cms.strapi.db.query(uidOf('mailed-link')).findMany({}))).not.toContain(token);
  });
});

describe('R25: the consents of who unsubscribed', () => {
  test('to offers and calls are revoked at the time of the request, and no other', async () => {
    const id = await consentingApplicant(cms.strapi);
    const other = await consentingApplicant(cms.strapi, { email: 'other@example.com', phone: '+34612345679' });
    await unsubscribe({ email: 'ana@example.com' });
    await runJob(new Date(Date.now() - 60_000));
    expect(await revokedOf(cms.strapi, id)).toEqual(['messages', 'calls']);
    expect(await revokedOf(cms.strapi, other)).toEqual([]);
    const [{ at } = { at: '' }] = await rows();
    const revoked = await cms.strapi.db
      .query(uidOf('consent-record'))
      .findOne({ where: { applicationId: id, purpose: 'calls' } });
    expect(new Date(revoked.revokedAt)).toEqual(new Date(String(at)));
  });

  test('are revoked by a number too', async () => {
    const id = await consentingApplicant(cms.strapi, { phone: '+34612345671' });
    await unsubscribe({ phone: '612 345 671' });
    await runJob();
    expect(await revokedOf(cms.strapi, id)).toEqual(['messages', 'calls']);
  });

  test('stay as they are if they were refused or revoked before', async () => {
    const id = await consentingApplicant(cms.strapi);
    const consents = cms.strapi.db.query(uidOf('consent-record'));
    const before = new Date('2026-01-02T03:04:05.000Z');
    await consents.updateMany({ where: { purpose: 'calls' }, data: { isGiven: false } });
    await consents.updateMany({ where: { purpose: 'messages' }, data: { revokedAt: before } });
    const token = await unsubscribe({ email: 'ana@example.com' });
    await runJob();
    await undo(token);
    expect(await revokedOf(cms.strapi, id)).toEqual(['messages']);
    expect(new Date((await consents.findOne({ where: { purpose: 'messages' } })).revokedAt)).toEqual(before);
  });

  test('are revoked once by two CMS that run the job at the same time', async () => {
    const id = await consentingApplicant(cms.strapi);
    await unsubscribe({ email: 'ana@example.com' });
    await Promise.all([runJob(), runJob()]);
    expect(await revokedOf(cms.strapi, id)).toEqual(['messages', 'calls']);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the confirmation', () => {
  test('goes once to an applicant whose address somebody typed, with a link that undoes it', async () => {
    const id = await consentingApplicant(cms.strapi);
    await unsubscribe({ email: 'ana@example.com' });
    await unsubscribe({ email: 'ana@example.com' });
    await runJob();
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    expect(await mails()).toMatchObject([{ template: 'unsubscribed', site: 'es-ES' }]);
    const source = server.received[0]?.source.replace(/=\r?\n/g, '').replace(/=3D/g, '=') ?? '';
    const token = /https:\/\/es\.example\.com\/mail\/\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
    // The owner of the mailbox lifts both requests.
    expect((await undo(token)).body).toEqual({ outcome: 'undone' });
    expect(await hasEmail('ana@example.com')).toBe(false);
    expect(await revokedOf(cms.strapi, id)).toEqual([]);
    expect((await undo(token)).body).toEqual({ outcome: 'used' });
  });

  test('goes to nobody who is not known, and not for a number', async () => {
    await consentingApplicant(cms.strapi, { phone: '+34612345672' });
    await unsubscribe({ email: 'nobody@example.com' });
    await unsubscribe({ phone: '612345672' });
    await runJob();
    expect(await mails()).toEqual([]);
  });
});

describe('the list', () => {
  test('holds up no mail about an application', async () => {
    const id = await consentingApplicant(cms.strapi, { row: { status: 'offer_picked' } });
    await unsubscribe({ email: 'ana@example.com' });
    await changeApplicationStatus(cms.strapi, {
      applicationId: id,
      to: 'approved',
      source: 'lead_manager',
      now: new Date(),
    });
    await expect.poll(waiting, WAIT).toBe(0);
    expect(await mails()).toMatchObject([{ template: 'application-approved', state: 'sent' }]);
  });

  test('is shown to a lead manager beside the application, by address or number', async () => {
    const manager = await signInWithRole(cms.strapi, cms.url, 'lead-manager-es');
    const id = await consentingApplicant(cms.strapi, { phone: '+34612345673' });
    const shown = async () => (await manager('GET', `/desk/applications/${id}`)).body.wantsNoAdvertising;
    expect(await shown()).toBe(false);
    await unsubscribe({ phone: '612345673' });
    expect(await shown()).toBe(true);
  });

  test('is a column of the export of applications', async () => {
    await consentingApplicant(cms.strapi, { email: 'first@example.com', phone: '+34612345674' });
    await consentingApplicant(cms.strapi, { email: 'second@example.com', phone: '+34612345675' });
    await unsubscribe({ email: 'first@example.com' });
    const { csv } = await exportApplications(cms.strapi, {}, null);
    const [headings = [], ...lines] = csv.split(/\r?\n/).map((line) => line.split(';'));
    const column = headings.findIndex((heading) => heading.includes('Sin publicidad'));
    expect(lines.filter((line) => line.length > 1).map((line) => line[column])).toEqual(['no', 'sí']);
  });

  test('is kept by the retention job while it holds; what was undone goes after 30 days', async () => {
    const token = await unsubscribe({ email: 'undone@example.com' });
    await unsubscribe({ email: 'kept@example.com' });
    await undo(token);
    await retentionJob(cms.strapi).run(new Date(Date.now() + 29 * DAY_MS));
    expect(await rows()).toHaveLength(2);
    await retentionJob(cms.strapi).run(new Date(Date.now() + 20 * 365 * DAY_MS));
    expect((await rows()).map(({ contactHash }) => contactHash)).toEqual([emailHash('kept@example.com')]);
  });
});

describe('undoing', () => {
  test('lifts only its own request: nobody lifts that of another person', async () => {
    const id = await consentingApplicant(cms.strapi);
    await unsubscribe({ email: 'ana@example.com' });
    await runJob();
    const ofAnother = await unsubscribe({ email: 'ana@example.com' });
    await runJob();
    expect((await undo(ofAnother)).body).toEqual({ outcome: 'undone' });
    expect(await hasEmail('ana@example.com')).toBe(true);
    expect(await revokedOf(cms.strapi, id)).toEqual(['messages', 'calls']);
  });

  test('gives back what the request revoked, once', async () => {
    const id = await consentingApplicant(cms.strapi);
    const token = await unsubscribe({ email: 'ana@example.com', phone: '612345678' });
    await runJob();
    expect(await undo(token)).toEqual({ status: 200, body: { outcome: 'undone' } });
    expect(await hasEmail('ana@example.com')).toBe(false);
    expect(await revokedOf(cms.strapi, id)).toEqual([]);
    await unsubscribe({ email: 'ana@example.com' });
    expect(await undo(token)).toEqual({ status: 200, body: { outcome: 'used' } });
    expect(await hasEmail('ana@example.com')).toBe(true);
  });

  test('before the job ran leaves it nothing to revoke', async () => {
    const id = await consentingApplicant(cms.strapi);
    await undo(await unsubscribe({ email: 'ana@example.com' }));
    await runJob();
    expect(await revokedOf(cms.strapi, id)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('is answered 410 after a day, and 404 for a token that is guessed, of another site or of another kind', async () => {
    const requestId = await list.add([{ kind: 'email', hash: 'x'.repeat(64) }], 'es-ES', 'form', new Date());
    const issue = (now: Date) => links.issue({ purpose: 'unsubscribe-undo', site: 'es-ES', subject: requestId }, now);
    const old = await issue(new Date(Date.now() - DAY_MS - 1000));
    expect(await undo(old)).toEqual({ status: 410, body: { error: 'expired-link' } });
    const unknown = { status: 404, body: { error: 'unknown-link' } };
    expect(await undo('A'.repeat(43))).toEqual(unknown);
    expect(await undo('x')).toEqual(unknown);
    expect(await undo(await issue(new Date()), 'uk-UA')).toEqual(unknown);
    expect(await undo(await ownerLink('ana@example.com'))).toEqual(unknown);
    expect((await rows())[0]?.undoneAt).toBeNull();
  });
});

describe('R30: the link of a mail, and one click (RFC 8058)', () => {
  test.each(['/link', '/one-click'] as const)(
    '%s unsubscribes the address, and a second time changes nothing',
    async (path) => {
      const token = await ownerLink('ana@example.com');
      const first = await post(path, { locale: 'es-ES', token });
      expect(first).toMatchObject({ status: 200, body: { undo: expect.stringMatching(/^[\w-]{43}$/) } });
      expect(await hasEmail('ana@example.com')).toBe(true);
      expect((await post(path, { locale: 'es-ES', token })).status).toBe(200);
      expect(await rows()).toMatchObject([{ source: path === '/link' ? 'link' : 'one_click', kind: 'email' }]);
      expect((await undo(String(first.body.undo))).body).toEqual({ outcome: 'undone' });
      expect(await hasEmail('ana@example.com')).toBe(false);
    },
  );

  test('revoke the consents, without a mail that confirms it', async () => {
    const id = await consentingApplicant(cms.strapi);
    await post('/one-click', { locale: 'es-ES', token: await ownerLink('ana@example.com') });
    await runJob();
    expect(await revokedOf(cms.strapi, id)).toEqual(['messages', 'calls']);
    expect(await mails()).toEqual([]);
  });

  test('work for a year', async () => {
    const almost = await ownerLink('ana@example.com', new Date(Date.now() - 365 * DAY_MS + 60_000));
    const over = await ownerLink('ana@example.com', new Date(Date.now() - 365 * DAY_MS - 1000));
    expect((await post('/one-click', { locale: 'es-ES', token: almost })).status).toBe(200);
    expect((await post('/one-click', { locale: 'es-ES', token: over })).status).toBe(410);
  });

  test('are answered 404 for a token that is guessed, of another site or of another kind', async () => {
    const status = await links.issue({ purpose: 'status', site: 'es-ES', subject: '1' }, new Date());
    const mine = await ownerLink('ana@example.com');
    for (const [token, locale] of [
      ['A'.repeat(43), 'es-ES'],
      [status, 'es-ES'],
      [mine, 'ru-UA'],
      ['x', 'es-ES'],
    ])
      expect((await post('/one-click', { locale, token })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});
