import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL_TYPES, uidOf, VISITOR_TYPES } from '../src/content/content-types';
import { mailStatus } from '../src/delivery/mail/application-mails';
import { MailedLinks } from '../src/delivery/mail/links/mailed-links';
import { blurEarlierErasures } from '../src/leads/data-subject/earlier-erasures';
import { erasePersonalData } from '../src/leads/data-subject/erase-personal-data';
import { exportedColumns, notExported } from '../src/leads/data-subject/exported-columns';
import { writeNote } from '../src/leads/desk/notes';
import { encryptContact } from '../src/visitors/affiliates/affiliate-row';
import { applied, createLendingSite, newPhone, post, submission } from './support/applicants';
import { click, publishOffer } from './support/click-out';
import { recordLog } from './support/log-lines';
import { linkedToken, mailEnvironment, startMailServer, wordsOf } from './support/mail-server';
import { askForData, eraseData, postData, readData } from './support/my-data';
import { applicationOf, personalData } from './support/personal-rows';
import { columnsWith } from './support/search-database';
import { type RunningCms, startCms } from './support/start-cms';
import { storeApplication } from './support/stored-applications';
import { approvedComment, comment, send, storedComment } from './support/visitors';

const WAIT = { timeout: 20_000, interval: 50 };

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
let lines: string[];

beforeAll(async () => {
  server = await startMailServer();
  const environment = {
    ...mailEnvironment(server),
    ...{ HOSTS: 'es.example.com=ES', FORMS_PER_MINUTE: '600' },
  };
  // Nobody answers there, so the events stay in their outbox.
  cms = await startCms({ environment, revalidateUrls: ['http://127.0.0.1:9/api/revalidate'] });
  await createLendingSite(cms.strapi);
  await publishOffer(cms.strapi, 31);
  lines = recordLog(cms.strapi);
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});
beforeEach(() => {
  server.received.length = 0;
});

const rows = (type: Parameters<typeof uidOf>[0], where: object = {}): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf(type)).findMany({ where, orderBy: { id: 'asc' } });
/** The text of the next mail to an address with some words. @param after the number of mails that had arrived before */
async function mailTo(email: string, words: string, after = 0): Promise<string> {
  const found = () =>
    server.received
      .slice(after)
      .filter(({ to }) => to.includes(email))
      .map(wordsOf)
      .find((text) => text.includes(words));
  await expect.poll(found, WAIT).toBeDefined();
  return String(found());
}

/** A delivery that «Entidad Uno» accepted. */
async function storeDelivery(applicationId: number): Promise<void> {
  const at = new Date();
  await cms.strapi.db.query(uidOf('delivery')).create({
    data: {
      ...{ applicationId, site: 'es-ES', idempotencyKey: `sent-${applicationId}`, kind: 'application', lane: 'uno' },
      ...{ lenderName: 'Entidad Uno', offerId: 31, offerHeader: 'x', parts: [], state: 'accepted', attempts: 1 },
      ...{ queuedAt: at, dueAt: at },
    },
  });
}

/** The token of the link in the mail that a request brings. */
async function mailedToken(email: string): Promise<string> {
  const before = server.received.length;
  expect((await askForData(cms.url, email)).status).toBe(202);
  return linkedToken(await mailTo(email, 'Ver mis datos', before));
}

let people = 0;
/** An address that no other test has. */
const newEmail = () => `persona-${++people}@example.org`;

/** A person with an application, a click, two comments, and a mail that was sent. */
async function newPerson(email = newEmail()) {
  const phone = newPhone();
  const answers = { firstName: 'Eulalia', lastName: 'Zarzuela Montero', phone, email };
  const message = submission({ attribution: { utm_source: 'boletin' } }, answers);
  const token = await applied(cms.url, message);
  const { id } = await applicationOf(cms.strapi, token);
  await click(cms, 31, { token, attribution: { utm_source: 'boletin' }, isSourceAllowed: true });
  const text = `Una opinión de ${email.split('@')[0]}`;
  await approvedComment(cms, text, { email, name: 'Lali Z.' });
  await mailTo(email, 'Hemos recibido tu solicitud');
  const note = {
    applicationId: id,
    text: 'Prefiere que la llamen por la tarde',
    author: { id: 1, name: 'Gestora Uno' },
  };
  await writeNote(cms.strapi, personalData, { ...note, now: new Date() });
  return { email, token, id, text, phone };
}

const SECRETS = ['Eulalia', 'Zarzuela', '12345678Z', 'ES9121000418450200051332', 'Lali Z.'];

describe('R27: a person who asks for the data of an address', () => {
  test('gets by mail a link to everything that is held about it', async () => {
    const { email, text, phone } = await newPerson();
    const { status, body } = await readData(cms.url, await mailedToken(email));
    expect(status).toBe(200);
    const [application] = body.applications;
    const answers = Object.fromEntries((application?.answers ?? []).map(({ name, value }) => [name, value]));
    expect(answers).toMatchObject({
      ...{ amount: 300, days: 100, firstName: 'Eulalia', lastName: 'Zarzuela Montero', birthDate: '1987-03-14' },
      ...{ phone: `+34${phone}`, email, documentKind: 'dni', document: '12345678Z' },
      ...{ accountKind: 'iban', account: 'ES9121000418450200051332', monthlyIncome: 1437, inDefaultRegister: false },
    });
    expect(application).toMatchObject({
      site: 'es-ES',
      status: 'offer_picked',
      attribution: { utm_source: 'boletin' },
    });
    expect(application?.history.map(({ status: each }) => each)).toEqual(
      expect.arrayContaining(['submitted', 'offer_picked']),
    );
    expect(application?.notes).toEqual([{ at: expect.any(String), text: 'Prefiere que la llamen por la tarde' }]);
    expect(JSON.stringify(body)).not.toContain('Gestora Uno');
    expect(application?.consents).toHaveLength(4);
    expect(application?.consents[0]).toMatchObject({ purpose: 'terms', isGiven: true, revokedAt: null });
    expect(application?.clicks).toMatchObject([
      { website: expect.any(String), attribution: { utm_source: 'boletin' } },
    ]);
    expect(application?.matches.length).toBeGreaterThan(0);
    expect(application?.matches.map(({ offerId }) => offerId)).toContain(31);
    expect(application?.matches[0]?.reasons.length).toBeGreaterThan(0);
    expect(body.links.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['status', 'my-data']));
    expect(body.comments).toMatchObject([{ text, name: 'Lali Z.', decision: 'approved', verifiedBy: null }]);
    expect(body.mails.map(({ template }) => template)).toContain('application-received');
    expect(body.blockedApplications).toEqual([]);
  });

  test('gets what was sent to a lender with its reference and each call, and what was reported and paid for a click', async () => {
    const { email, id } = await newPerson();
    await storeDelivery(id);
    const [delivery] = await rows('delivery', { applicationId: id });
    const data = { reference: 'L-77', parts: ['loan', 'name'] };
    await cms.strapi.db.query(uidOf('delivery')).updateMany({ where: { applicationId: id }, data });
    const attempt = { deliveryId: delivery?.id, outcome: 'accepted', httpStatus: 201, durationMs: 5, at: new Date() };
    await cms.strapi.db.query(uidOf('delivery-attempt')).create({ data: attempt });
    const [click] = await rows('click', { applicationId: id });
    const money = { payoutUnits: '1250', payoutAmount: '12.5', payoutCurrency: 'EUR' };
    await cms.strapi.db.query(uidOf('click')).updateMany({ where: { applicationId: id }, data: money });
    await cms.strapi.db.query(uidOf('postback')).create({
      data: {
        ...{ clickId: click?.clickId, network: 'prueba', digest: `held-${id}`, networkStatus: 'lead', at: new Date() },
        ...{ status: 'approved', outcome: 'applied', ...money },
      },
    });
    const { body } = await readData(cms.url, await mailedToken(email));
    const payout = { amount: 12.5, currency: 'EUR' };
    expect(body.applications[0]?.deliveries).toMatchObject([
      { ...data, lender: 'Entidad Uno', hasIt: true, attempts: [{ outcome: 'accepted', httpStatus: 201 }] },
    ]);
    expect(body.applications[0]?.clicks).toMatchObject([
      { id: click?.clickId, payout, reports: [{ network: 'prueba', word: 'lead', status: 'approved', payout }] },
    ]);
  });

  test.each(Object.entries(exportedColumns))(
    'gets each column of %s, or there is a reason why not',
    (type, { read, withheld }) => {
      const { attributes } = cms.strapi.contentType(uidOf(type as keyof typeof exportedColumns));
      const ofStrapi = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'];
      const columns = Object.keys(attributes).filter((name) => !ofStrapi.includes(name));
      expect(columns.length).toBeGreaterThan(0);
      const named = [...read, ...Object.keys(withheld)].filter((name) => name !== 'id');
      const ofAnswers = type === 'application' ? columns.filter((name) => /(Hash|Masked)$/.test(name)) : [];
      expect(columns.filter((name) => !ofAnswers.includes(name)).sort()).toEqual(
        named.filter((name) => !ofAnswers.includes(name)).sort(),
      );
      expect(new Set(named).size).toBe(named.length);
    },
  );

  test('gets each table of visitors, or there is a reason why not', () => {
    const named = [...Object.keys(exportedColumns), ...Object.keys(notExported)];
    expect(named.sort()).toEqual([...PERSONAL_TYPES, ...VISITOR_TYPES].sort());
  });

  test('gets why a comment was not published, and each entry of the lists of those that get no mail', async () => {
    const { email } = await newPerson();
    const [hash, at] = [personalData.lookupHash('email', email), new Date('2026-11-20T10:00:00Z')];
    await cms.strapi.db.query(uidOf('comment')).updateMany({
      where: { emailHash: hash },
      data: { moderation: 'rejected', rejectionReason: 'offensive', rejectionNote: 'Sin insultos, por favor.' },
    });
    const row = { contactHash: hash, kind: 'email', site: 'es-ES', source: 'link', at };
    await cms.strapi.db.query(uidOf('unsubscription')).createMany({
      data: [
        { ...row, requestId: crypto.randomUUID(), undoneAt: new Date('2026-11-21T10:00:00Z') },
        { ...row, requestId: crypto.randomUUID() },
      ],
    });
    const link = await mailedToken(email);
    const { body } = await readData(cms.url, link);
    expect(body.comments).toMatchObject([{ rejection: { reason: 'offensive', note: 'Sin insultos, por favor.' } }]);
    const entry = { reason: 'unsubscribed by link', site: 'es-ES', at: at.toISOString() };
    expect(body.suppressions).toEqual([
      { ...entry, endedAt: '2026-11-21T10:00:00.000Z' },
      { ...entry, endedAt: null },
    ]);
    expect(body.isSuppressed).toBe(true);
    const { body: receipt } = await eraseData(cms.url, link);
    expect(receipt.kept).toMatchObject({ suppression: 1 });
    expect(await rows('unsubscription', { contactHash: hash })).toMatchObject([{ undoneAt: null }]);
  });

  test('gets the same answer for an unknown address, and a mail that says that nothing is held', async () => {
    const known = await newPerson();
    const answers = [await askForData(cms.url, known.email), await askForData(cms.url, 'nadie@example.org')];
    expect(answers[0]).toEqual(answers[1]);
    expect(await mailTo('nadie@example.org', 'No tenemos ninguno')).not.toContain('token=');
  });

  test('gets four mails a day at most, and is told when the next one is possible', async () => {
    const email = newEmail();
    for (let count = 0; count < 4; count += 1) expect((await askForData(cms.url, email)).status).toBe(202);
    const fifth = await askForData(cms.url, email.toUpperCase());
    expect(fifth).toMatchObject({ status: 429, body: { retryAfterSeconds: expect.any(Number) } });
  });

  test('gets 422 for an invalid address, and only the web app may ask', async () => {
    expect(await askForData(cms.url, 'no es un correo')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', code: 'invalid' }] },
    });
    const stranger = await postData(cms.url, 'requests', { locale: 'es-ES', email: newEmail() }, 'another-token');
    expect(stranger.status).toBe(401);
  });
});

describe('R27: an erasure', () => {
  test('leaves nothing of the person in database, outbox and log but the hash of the proofs of consent', async () => {
    // The people of other tests have the same name and document.
    for (const type of ['application', 'comment', 'consent-record'] as const)
      await cms.strapi.db.query(uidOf(type)).deleteMany({});
    await cms.strapi.db.query(uidOf('application-note')).deleteMany({});
    const { email, token, id, text, phone } = await newPerson();
    expect(await rows('application-note', {})).toHaveLength(1);
    await mailStatus(cms.strapi, id, 'under_review', new Date());
    const link = await mailedToken(email);
    const { status, body: receipt } = await eraseData(cms.url, link);
    expect(status).toBe(200);
    expect(receipt).toMatchObject({
      ...{ id: expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/), site: 'es-ES' },
      erased: { applications: 1, comments: 1, clicks: 1, mails: expect.any(Number), links: expect.any(Number) },
      kept: { consentProofs: 4, commentTexts: 1 },
    });
    await mailTo(email, receipt.id);
    await expect.poll(() => rows('mail', { state: 'waiting' }), WAIT).toEqual([]);

    expect(await rows('application-note', {})).toEqual([]);
    for (const value of [...SECRETS, email, phone])
      expect([value, await columnsWith(cms.strapi, value)]).toEqual([value, []]);
    const kinds = { phone: `+34${phone}`, document: '12345678Z', account: 'ES9121000418450200051332' } as const;
    for (const [kind, value] of Object.entries(kinds)) {
      const hash = personalData.lookupHash(kind as keyof typeof kinds, value);
      expect([kind, await columnsWith(cms.strapi, hash)]).toEqual([kind, []]);
    }
    expect(await columnsWith(cms.strapi, personalData.lookupHash('email', email))).toEqual([
      'consent_records.subject_hash',
    ]);
    expect(await columnsWith(cms.strapi, personalData.lookupHash('token', token))).toEqual([]);
    expect(await columnsWith(cms.strapi, text)).toEqual(['comments.text']);
    for (const value of [...SECRETS, email, phone, link, token]) expect(lines.join('\n')).not.toContain(value);
    expect(lines.join('\n')).toContain(`my-data: receipt ${receipt.id} of es-ES: erased applications ${id};`);
    expect((await post(cms.url, 'applications/progress', { token })).status).toBe(404);
  });

  test('R25: ends every consent and keeps its proof, blocked and without the application', async () => {
    const { email } = await newPerson();
    await eraseData(cms.url, await mailedToken(email));
    const proofs = await rows('consent-record', { subjectHash: personalData.lookupHash('email', email) });
    expect(proofs.map(({ applicationId, isBlocked }) => [applicationId, isBlocked])).toEqual(
      Array(4).fill([null, true]),
    );
    for (const { isGiven, revokedAt } of proofs) expect(revokedAt !== null).toBe(isGiven);
  });

  test('counts every link, also the one that was pressed, and mails nothing once no row holds the address', async () => {
    const { email, id } = await newPerson();
    const token = await mailedToken(email);
    const subject = { $in: [personalData.lookupHash('email', email), String(id)] };
    const links = (await rows('mailed-link', { subject })).length;
    expect(links).toBeGreaterThan(1);
    const { body: first } = await eraseData(cms.url, token);
    expect(first).toMatchObject({ erased: { links }, isMailed: true });
    const mail = await mailTo(email, first.id);
    expect(mail).toContain('Hemos borrado tus datos, salvo lo que tenemos que conservar');
    expect(mail).toContain('alguien pidió en');
    expect(mail).not.toContain('preguntó');
    const { body: second } = await eraseData(cms.url, await mailedToken(email));
    expect(second).toMatchObject({ kept: { consentProofs: 4 }, isMailed: false });
    expect(await rows('mail', { template: 'erasure-receipt', state: 'waiting' })).toEqual([]);
    expect((await postData(cms.url, 'receipts', { locale: 'es-ES', id: second.id })).body).toEqual(second);
  });

  test('leaves a proof of consent no time that a notice to a lender, a comment or the receipt has too', async () => {
    const { email, id } = await newPerson();
    await storeDelivery(id);
    const token = await mailedToken(email);
    const start = Date.now();
    const { body: receipt } = await eraseData(cms.url, token);
    expect(receipt.notices).toBe(1);
    const times = (found: Record<string, unknown>[], names: readonly string[]) =>
      found.flatMap((row) => names.map((name) => Date.parse(String(row[name])) || Number(row[name])));
    const isOfErasure = (time: number) => time >= start && time <= Date.now();
    const own = ['createdAt', 'updatedAt'];
    const notices = await rows('delivery', { deliveredKey: `sent-${id}` });
    expect(times(notices, ['queuedAt', ...own]).some(isOfErasure)).toBe(true);
    const proofs = await rows('consent-record', { subjectHash: personalData.lookupHash('email', email) });
    expect(proofs.map(({ revokedAt }) => revokedAt !== null)).toContain(true);
    expect(times(proofs, ['at', 'revokedAt', ...own]).filter(isOfErasure)).toEqual([]);
  });

  test('of an earlier release is blurred at the start, as today’s is', async () => {
    const { email, id } = await newPerson();
    await eraseData(cms.url, await mailedToken(email));
    const subjectHash = personalData.lookupHash('email', email);
    const earlier = new Date('2026-09-14T17:22:31.456Z');
    const given = new Date('2026-09-13T08:00:01.234Z');
    const consents = cms.strapi.db.query(uidOf('consent-record'));
    await consents.updateMany({ where: { subjectHash }, data: { at: given } });
    await consents.updateMany({ where: { subjectHash, isGiven: true }, data: { revokedAt: earlier } });
    const clicks = cms.strapi.db.query(uidOf('click'));
    const clickId = `earlier-click-${id}`;
    const place = { site: 'es-ES', country: 'ES', offerId: 1, offerHeader: 'x', targetHost: 'lender.example' };
    await clicks.create({ data: { ...place, clickId, applicationId: null, at: given, detachedAt: earlier } });
    const ofApplication = { ...place, clickId: `${clickId}-b`, applicationId: id + 1_000, at: given };
    await clicks.create({ data: ofApplication });
    const credit = { affiliateId: 1, site: 'es-ES', day: '2026-09-13', kind: 'lead', model: 'cpl', at: given };
    for (const cause of [`click:${clickId}`, `lead:${id}`])
      await cms.strapi.db
        .query(uidOf('affiliate-credit'))
        .create({ data: { ...credit, cause, amountCents: 0, currency: 'EUR' } });
    const isoOf = (time: unknown) => new Date(String(time)).toISOString();
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await blurEarlierErasures(cms.strapi);
      const [click] = await rows('click', { clickId });
      for (const name of ['at', 'detachedAt', 'createdAt'])
        expect(isoOf(click?.[name])).toBe('2026-09-01T00:00:00.000Z');
      const credits = await rows('affiliate-credit', { cause: { $in: [`click:${clickId}`, `lead:${id}`] } });
      expect(credits.map(({ at }) => isoOf(at))).toEqual(Array(2).fill('2026-09-13T00:00:00.000Z'));
      const proofs = await rows('consent-record', { subjectHash, isGiven: true });
      expect(proofs.length).toBeGreaterThan(0);
      for (const { revokedAt } of proofs) expect(isoOf(revokedAt)).toBe('2026-09-14T12:00:00.000Z');
    }
    const [attached] = await rows('click', { clickId: `${clickId}-b` });
    expect(isoOf(attached?.at)).toBe(given.toISOString());
    await cms.strapi.db.query(uidOf('affiliate-credit')).deleteMany({});
    await clicks.deleteMany({ where: { clickId: { $startsWith: clickId } } });
  });

  test('detaches the clicks and removes where the visitor came from', async () => {
    const { email, id } = await newPerson();
    const [before] = await rows('click', { applicationId: id });
    await eraseData(cms.url, await mailedToken(email));
    expect(await rows('click', { clickId: before?.clickId })).toMatchObject([
      { applicationId: null, attribution: null, arm: null, detachedAt: expect.anything() },
    ]);
  });

  test('leaves a click no time that the proof of a consent has too', async () => {
    const { email, id } = await newPerson();
    const [before] = await rows('click', { applicationId: id });
    await cms.strapi.db.query(uidOf('affiliate-credit')).create({
      data: {
        ...{ cause: `click:${before?.clickId}`, affiliateId: 1, site: 'es-ES', day: '2026-11-24', kind: 'click' },
        ...{ model: 'cpl', amountCents: 0, currency: 'EUR', at: before?.at },
      },
    });
    await eraseData(cms.url, await mailedToken(email));
    const proofs = await rows('consent-record', { subjectHash: personalData.lookupHash('email', email) });
    expect(proofs.length).toBeGreaterThan(0);
    const [click] = await rows('click', { clickId: before?.clickId });
    const month = `${new Date(String(before?.at)).toISOString().slice(0, 7)}-01T00:00:00.000Z`;
    const isoOf = (time: unknown) => new Date(String(time)).toISOString();
    for (const name of ['at', 'createdAt', 'updatedAt', 'detachedAt']) expect(isoOf(click?.[name])).toBe(month);
    const [credit] = await rows('affiliate-credit', { cause: `click:${before?.clickId}` });
    for (const name of ['at', 'createdAt', 'updatedAt']) expect(isoOf(credit?.[name])).toBe('2026-11-24T00:00:00.000Z');
  });

  test('R26: blocks an application with a contract or under a claim, and the receipt says so', async () => {
    const email = newEmail();
    const kept = [{ status: 'paid_out' }, { status: 'declined', isUnderClaim: true }];
    for (const row of [...kept, { status: 'declined' }]) await storeApplication(cms.strapi, { email, row });
    const { body: receipt } = await eraseData(cms.url, await mailedToken(email));
    expect(receipt).toMatchObject({ erased: { applications: 1 }, kept: { blockedApplications: 2 } });
    expect(await mailTo(email, 'justificante')).toContain('salvo lo que tenemos que conservar');
    const left = await rows('application', { emailHash: personalData.lookupHash('email', email) });
    expect(left).toMatchObject(kept.map((row) => ({ ...row, isBlocked: true })));
    const { body } = await readData(cms.url, await mailedToken(email));
    expect(body).toMatchObject({ applications: [], blockedApplications: [{ site: 'es-ES' }, { site: 'es-ES' }] });
    expect(JSON.stringify(body)).not.toContain('López');
  });

  test('tells each lender once of the erasure of an application that we must keep blocked', async () => {
    const email = newEmail();
    const id = await storeApplication(cms.strapi, { email, row: { status: 'paid_out' } });
    await storeDelivery(id);
    for (let repeat = 0; repeat < 2; repeat += 1) await eraseData(cms.url, await mailedToken(email));
    expect(await rows('delivery', { applicationId: id })).toHaveLength(1);
    expect(await rows('delivery', { deliveredKey: `sent-${id}` })).toMatchObject([
      { kind: 'erasure', lenderName: 'Entidad Uno', applicationId: null },
    ]);
  });

  test('forgets deliveries and browsers, and tells the lender that has the application', async () => {
    const { email, id } = await newPerson();
    const at = new Date();
    await storeDelivery(id);
    const browser = { applicationId: id, site: 'es-ES', endpointHash: `browser-${id}`, subscription: 'x', at };
    const { id: subscriptionId } = await cms.strapi.db.query(uidOf('push-subscription')).create({ data: browser });
    const notice = {
      subscriptionId,
      site: 'es-ES',
      attempts: 0,
      queuedAt: at,
      dueAt: new Date(at.getTime() + 3_600_000),
    };
    await cms.strapi.db.query(uidOf('push-notice')).create({ data: notice });
    const held = await readData(cms.url, await mailedToken(email));
    expect(held.body.applications[0]?.deliveries).toMatchObject([{ lender: 'Entidad Uno', state: 'accepted' }]);

    const { body: receipt } = await eraseData(cms.url, await mailedToken(email));
    expect(receipt).toMatchObject({ erased: { deliveries: 1 } });
    expect(await rows('delivery', { applicationId: id })).toEqual([]);
    expect(await rows('delivery', { deliveredKey: `sent-${id}` })).toMatchObject([
      { kind: 'erasure', applicationId: null },
    ]);
    expect(await rows('push-subscription', { applicationId: id })).toEqual([]);
    expect(await rows('push-notice', { subscriptionId })).toEqual([]);
  });

  test('erases a request for the affiliate programme, and keeps a contract, which the receipt says', async () => {
    const email = newEmail();
    const contact = { name: 'Berta Zarzuela', email, website: 'zarzuela.example', text: 'Un blog sobre ahorro' };
    for (const [code, state] of [
      ['a-222222', 'refused'],
      ['a-333333', 'approved'],
    ] as const) {
      await cms.strapi.db.query(uidOf('affiliate')).create({
        data: {
          ...{ code, state, site: code === 'a-222222' ? 'es-ES' : 'es-MX', country: 'ES' },
          ...{ stateChangedAt: new Date(), requestedAt: new Date(), wishedModel: 'cpl', payoutMethod: 'paypal' },
          addressHash: personalData.lookupHash('email', email),
          contact: encryptContact(personalData, code, contact),
          ...(state === 'approved' && { model: 'cpl', rateCents: 1250, currency: 'EUR' }),
        },
      });
    }
    const held = await readData(cms.url, await mailedToken(email));
    expect(held.body.affiliates).toMatchObject([
      { code: 'a-222222', name: 'Berta Zarzuela', website: 'zarzuela.example', payoutMethod: 'paypal' },
      { code: 'a-333333' },
    ]);
    const { body: receipt } = await eraseData(cms.url, await mailedToken(email));
    expect(receipt).toMatchObject({ erased: { affiliates: 1 }, kept: { affiliateContracts: 1 } });
    expect(await rows('affiliate', { addressHash: personalData.lookupHash('email', email) })).toMatchObject([
      { code: 'a-333333' },
    ]);
    await mailTo(email, receipt.id);
    await cms.strapi.db.query(uidOf('affiliate')).deleteMany({});
  });

  test('keeps the texts of comments under a neutral name with their mark, and has their pages made again (R10)', async () => {
    const { email, text } = await newPerson();
    await cms.strapi.db.query(uidOf('comment')).updateMany({ where: { text }, data: { verifiedBy: 'decision' } });
    const events = await cms.strapi.db.query('api::publish-event.publish-event').count();
    await eraseData(cms.url, await mailedToken(email));
    expect(await storedComment(cms.strapi, text)).toMatchObject({
      ...{ name: 'Anónimo', personHash: null, emailHash: null, verifiedBy: 'decision' },
    });
    expect(await cms.strapi.db.query('api::publish-event.publish-event').count()).toBe(events + 1);
  });

  test('erases the texts too if the person wants that, and keeps the replies of others in their place', async () => {
    const email = newEmail();
    const alone = await approvedComment(cms, 'Una opinión sin respuestas', { email });
    const answered = await approvedComment(cms, 'Una opinión con respuesta', { email });
    const verified = { where: { id: answered.id }, data: { verifiedBy: 'decision' } };
    await cms.strapi.db.query(uidOf('comment')).update(verified);
    await send(cms.url, 'comments', comment('Una respuesta de otra persona', { parentId: answered.documentId }));
    await eraseData(cms.url, await mailedToken(email), { comments: 'erase-texts' });
    expect(await cms.strapi.db.query(uidOf('comment')).findOne({ where: { id: alone.id } })).toBeNull();
    expect(await cms.strapi.db.query(uidOf('comment')).findOne({ where: { id: answered.id } })).toMatchObject({
      ...{ name: 'Anónimo', text: 'Quien escribió este comentario lo ha retirado.', moderation: 'approved' },
      verifiedBy: null,
    });
    expect(await storedComment(cms.strapi, 'Una respuesta de otra persona')).toMatchObject({
      parent: { id: answered.id },
    });
  });

  test('counts the erased events of the browser that sends it, if measurement was allowed there', async () => {
    const { email } = await newPerson();
    const clientId = '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002';
    const { body } = await eraseData(cms.url, await mailedToken(email), { clientId });
    expect(body.erased.events).toBe(0);
  });

  test('that is sent twice at once is one erasure with one receipt', async () => {
    const { email } = await newPerson();
    const link = await mailedToken(email);
    const answers = await Promise.all([eraseData(cms.url, link), eraseData(cms.url, link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('leaves the data of other people as they are', async () => {
    const other = await newPerson();
    const { email } = await newPerson();
    await eraseData(cms.url, await mailedToken(email));
    expect(await applicationOf(cms.strapi, other.token)).toMatchObject({ email: other.email });
    expect(await storedComment(cms.strapi, other.text)).toMatchObject({ name: 'Lali Z.' });
  });

  test('leaves a receipt that is shown by its number and its site only', async () => {
    const { email } = await newPerson();
    const { body: receipt } = await eraseData(cms.url, await mailedToken(email));
    const show = (locale: string, id: string) => postData(cms.url, 'receipts', { locale, id });
    expect(await show('es-ES', receipt.id)).toEqual({ status: 200, body: receipt });
    expect((await show('es-MX', receipt.id)).status).toBe(404);
    expect((await show('es-ES', '0000-0000-0000-0000')).status).toBe(404);
  });

  test.each([
    ['es-MX', '2026-11-24'],
    ['es-ES', '2026-11-25'],
  ] as const)('%s: dates the receipt by the day of the country', async (site, day) => {
    const addressHash = personalData.lookupHash('email', newEmail());
    const now = new Date('2026-11-25T04:17:00Z');
    const request = { site, addressHash, comments: 'keep-texts', now } as const;
    const before = { events: null, links: 0 };
    expect(await erasePersonalData(cms.strapi, personalData, request, before)).toMatchObject({ site, day });
  });
});

describe('the token of a link to data', () => {
  const hash = (token: string) => personalData.lookupHash('token', token);
  const links = () => new MailedLinks(cms.strapi, personalData);

  test('opens the data again and again within its hour', async () => {
    const { email } = await newPerson();
    const token = await mailedToken(email);
    for (let count = 0; count < 3; count += 1) expect((await readData(cms.url, token)).status).toBe(200);
    const [link] = await rows('mailed-link', { tokenHash: hash(token) });
    const left = Date.parse(String(link?.expiresAt)) - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
  });

  test('opens and erases nothing once it has expired', async () => {
    const { email, token: applicant } = await newPerson();
    const token = await mailedToken(email);
    await cms.strapi.db
      .query(uidOf('mailed-link'))
      .updateMany({ where: { tokenHash: hash(token) }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await readData(cms.url, token)).status).toBe(404);
    expect((await eraseData(cms.url, token)).status).toBe(404);
    expect(await applicationOf(cms.strapi, applicant)).toMatchObject({ email });
  });

  test('opens nothing after the erasure, and neither does any other link of the address', async () => {
    const { email } = await newPerson();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    expect((await eraseData(cms.url, second)).status).toBe(200);
    for (const token of [first, second]) expect((await readData(cms.url, token)).status).toBe(404);
  });

  test('opens nothing on another site', async () => {
    const { email } = await newPerson();
    const token = await mailedToken(email);
    expect((await readData(cms.url, token, 'es-MX')).status).toBe(404);
    expect((await eraseData(cms.url, token, { locale: 'es-MX' })).status).toBe(404);
  });

  test('opens nothing if it was guessed, is malformed, or belongs to a link of another purpose', async () => {
    const { id } = await newPerson();
    const ofStatus = await links().issue({ purpose: 'status', site: 'es-ES', subject: String(id) }, new Date());
    for (const token of ['A'.repeat(43), ofStatus]) {
      expect((await readData(cms.url, token)).status).toBe(404);
      expect((await eraseData(cms.url, token)).status).toBe(404);
    }
    expect((await readData(cms.url, '../../etc/passwd')).status).toBe(422);
  });
});
