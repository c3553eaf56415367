import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { retainedApplications } from '../src/leads/retention/applications';
import { retentionJob } from '../src/leads/retention/retention-job';
import { runRetention } from '../src/leads/retention/run-retention';
import { applicationWithToken, clickId, networks, postback, publishOffer, rowsOf } from './support/click-out';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { storeApplication } from './support/stored-applications';
import { approvedComment } from './support/visitors';

const days = {
  ...{ unpickedDays: 180, declinedDays: 360, finishedBlockDays: 300, finishedEraseDays: 2000 },
  ...{ clickDays: 400, consentProofDays: 1800, commentEmailDays: 90 },
};

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks, retention: days } });
  await publishOffer(cms.strapi, 1);
});
afterAll(() => cms?.stop());

/** The time of every change in a test. The clock of the job is set relative to it. */
let start: Date;
beforeEach(async () => {
  start = new Date();
  for (const type of ['application', 'application-change', 'click', 'postback', 'consent-record', 'comment'] as const) {
    await cms.strapi.db.query(uidOf(type)).deleteMany({});
  }
});
afterEach(() => void vi.restoreAllMocks());

const DAY_MS = 86_400_000;
/** Runs the job a number of days, and optionally milliseconds, after the start. */
const runOnDay = async (day: number, milliseconds = 0) => {
  const counts = await runRetention(cms.strapi, new Date(start.getTime() + day * DAY_MS + milliseconds));
  return counts.map(({ site, rule, action, count }) => `${site} ${rule}: ${action} ${count}`);
};
const applicationIn = (status: string, row: object = {}) =>
  storeApplication(cms.strapi, { row: { status, statusChangedAt: start, ...row } });
const applications = () => rowsOf(cms.strapi, 'application');

function consent(changes: object = {}) {
  return cms.strapi.db.query(uidOf('consent-record')).create({
    data: {
      ...{ applicationId: null, subjectHash: 'a'.repeat(64), site: 'es-ES', purpose: 'terms', isGiven: true },
      ...{ textVersion: 'es-ES:1', text: 'Acepto', at: start, truncatedAddress: '203.0.113.0', channel: 'form' },
      ...{ isBlocked: false, ...changes },
    },
  });
}

describe('retention: an application', () => {
  test.each([
    ['submitted', 180, 'unpicked'],
    ['offers_shown', 180, 'unpicked'],
    ['withdrawn', 180, 'unpicked'],
    ['offer_picked', 360, 'no-loan'],
    ['under_review', 360, 'no-loan'],
    ['approved', 360, 'no-loan'],
    ['declined', 360, 'no-loan'],
  ])('with the status %s is kept until day %i and then erased once', async (status, day, rule) => {
    await applicationIn(status);
    expect(await runOnDay(day, -1)).toEqual([]);
    expect(await applications()).toMatchObject([{ status, isBlocked: false }]);
    expect(await runOnDay(day)).toEqual([`es-ES ${rule}: erase 1`]);
    expect(await applications()).toEqual([]);
    expect(await runOnDay(day)).toEqual([]);
  });

  test.each(['signed', 'paid_out'])(
    'with the status %s is blocked after its time in use, and erased much later',
    async (status) => {
      await applicationIn(status);
      expect(await runOnDay(300, -1)).toEqual([]);
      expect(await runOnDay(300)).toEqual(['es-ES loan-in-use: block 1']);
      expect(await applications()).toMatchObject([{ status, isBlocked: true }]);
      expect(await runOnDay(300)).toEqual([]);
      expect(await runOnDay(2000, -1)).toEqual([]);
      expect(await runOnDay(2000)).toEqual(['es-ES loan-limitation: erase 1']);
      expect(await applications()).toEqual([]);
    },
  );

  test('is kept longer after a status change, because the period starts again', async () => {
    await applicationIn('declined', { statusChangedAt: new Date(start.getTime() + 100 * DAY_MS) });
    expect(await runOnDay(360)).toEqual([]);
    expect(await runOnDay(460)).toEqual(['es-ES no-loan: erase 1']);
  });

  test('under a claim is blocked instead of erased, until the claim is closed', async () => {
    const id = await applicationIn('declined', { isUnderClaim: true });
    expect(await runOnDay(360)).toEqual(['es-ES no-loan: block 1']);
    expect(await applications()).toMatchObject([{ id, isBlocked: true }]);
    expect(await runOnDay(3000)).toEqual([]);
    await cms.strapi.db.query(uidOf('application')).update({ where: { id }, data: { isUnderClaim: false } });
    expect(await runOnDay(3000)).toEqual(['es-ES no-loan: erase 1']);
  });

  test('that changes between reading and erasing is kept', async () => {
    const id = await applicationIn('declined', { statusChangedAt: new Date(start.getTime() + DAY_MS) });
    const store = retainedApplications(cms.strapi);
    expect(await store.erase([id], start)).toBe(0);
    expect(await store.block?.([id], start)).toBe(0);
    expect(await applications()).toMatchObject([{ id, isBlocked: false }]);
  });

  test('of a site without periods of its own follows the default periods', async () => {
    await storeApplication(cms.strapi, { site: 'es-MX', row: { status: 'declined', statusChangedAt: start } });
    expect(await runOnDay(365, -1)).toEqual([]);
    expect(await runOnDay(365)).toEqual(['es-MX no-loan: erase 1']);
  });

  test('is erased together with 449 others in one run', async () => {
    const [row] = (await applicationIn('declined')) ? await applications() : [];
    const { id: _, documentId: __, ...copy } = row ?? {};
    const unique = (index: number) => ({ keyHash: `key-${index}`, tokenHash: `token-${index}` });
    await cms.strapi.db.transaction(async () => {
      for (let index = 0; index < 449; index += 1) {
        await cms.strapi.db.query(uidOf('application')).create({ data: { ...copy, ...unique(index) } });
      }
    });
    expect(await runOnDay(360)).toEqual(['es-ES no-loan: erase 450']);
    expect(await applications()).toEqual([]);
  });
});

describe('retention: after an application is erased', () => {
  async function erasedWithClick() {
    const { id, token } = await applicationWithToken(cms.strapi);
    const click = await clickId(cms, 1, { token });
    await consent({ applicationId: id });
    const note = { noteKey: 'x', adminId: 1, adminName: 'x', text: 'x', at: start };
    await cms.strapi.db.query(uidOf('application-note')).create({ data: { ...note, applicationId: id } });
    const other = await applicationIn('signed');
    await consent({ applicationId: other });
    // The status was set a moment after the start, so the rule applies a day later.
    expect(await runOnDay(361)).toEqual(['es-ES loan-in-use: block 1', 'es-ES no-loan: erase 1']);
    return { click, other };
  }

  test('its history and its notes are deleted, its clicks are unlinked, its consents are blocked, and other rows stay', async () => {
    const { click, other } = await erasedWithClick();
    expect(await rowsOf(cms.strapi, 'application-change')).toEqual([]);
    expect(await rowsOf(cms.strapi, 'application-note')).toEqual([]);
    expect(await rowsOf(cms.strapi, 'click')).toMatchObject([{ clickId: click, applicationId: null }]);
    const [{ at, createdAt, updatedAt } = {}] = await rowsOf(cms.strapi, 'click');
    // The proofs of its consents have the time of the same press.
    for (const time of [at, createdAt, updatedAt]) {
      expect(new Date(String(time)).toISOString()).toMatch(/^\d{4}-\d{2}-01T00:00:00\.000Z$/);
    }
    expect(await rowsOf(cms.strapi, 'consent-record')).toMatchObject([
      { applicationId: null, isBlocked: true },
      { applicationId: other, isBlocked: false },
    ]);
  });

  test('a postback about its click is still accepted', async () => {
    const { click } = await erasedWithClick();
    expect((await postback(cms, { click_id: click, status: 'sale' })).body.outcome).toBe('applied');
  });
});

describe('retention: a click', () => {
  test('is deleted after its period, with its reports', async () => {
    const click = await clickId(cms, 1);
    await postback(cms, { click_id: click, status: 'hold' });
    expect(await runOnDay(400, -1)).toEqual([]);
    expect(await runOnDay(401)).toEqual(['es-ES click: erase 1']);
    expect(await rowsOf(cms.strapi, 'click')).toEqual([]);
    expect(await rowsOf(cms.strapi, 'postback')).toEqual([]);
    expect(await runOnDay(401)).toEqual([]);
  });

  test('of an application under a claim is kept as long as the claim is open', async () => {
    const { id, token } = await applicationWithToken(cms.strapi, { row: { isUnderClaim: true } });
    await clickId(cms, 1, { token });
    expect(await runOnDay(401)).toEqual(['es-ES no-loan: block 1']);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toHaveLength(1);
    expect(await runOnDay(401)).toEqual([]);
  });
});

describe('retention: the proof of a consent', () => {
  test('is deleted after its period if nothing relies on it', async () => {
    await consent({ isBlocked: true });
    expect(await runOnDay(1800, -1)).toEqual([]);
    expect(await runOnDay(1800)).toEqual(['es-ES consent-proof: erase 1']);
    expect(await rowsOf(cms.strapi, 'consent-record')).toEqual([]);
  });

  test('that was revoked is kept for its period from the revocation', async () => {
    await consent({ revokedAt: new Date(start.getTime() + 100 * DAY_MS) });
    expect(await runOnDay(1900, -1)).toEqual([]);
    expect(await runOnDay(1900)).toEqual(['es-ES consent-proof: erase 1']);
  });

  test('is kept at any age while something relies on it', async () => {
    await consent();
    await consent({ applicationId: await applicationIn('signed', { isUnderClaim: true, isBlocked: true }) });
    expect(await runOnDay(5000)).toEqual([]);
    expect(await rowsOf(cms.strapi, 'consent-record')).toHaveLength(2);
  });
});

test('retention: the receipt of an erasure is deleted after the period of the proofs', async () => {
  const day = start.toISOString().slice(0, 10);
  const receipt = { receiptId: 'AAAA-BBBB-CCCC-DDDD', site: 'es-ES', day, erased: {}, kept: {} };
  await cms.strapi.db.query(uidOf('erasure-receipt')).create({ data: receipt });
  expect(await runOnDay(1799)).toEqual([]);
  expect(await runOnDay(1801)).toEqual(['es-ES consent-proof: erase 1']);
  expect(await cms.strapi.db.query(uidOf('erasure-receipt')).count()).toBe(0);
});

test('retention: a comment stays, and its author’s e-mail address and hash are deleted after their period', async () => {
  const { id } = await approvedComment(cms, 'Una opinión que se queda');
  const stored = () => cms.strapi.db.query(uidOf('comment')).findOne({ where: { id } });
  expect(await runOnDay(90, -1)).toEqual([]);
  expect(await stored()).toMatchObject({ emailSealed: expect.any(String), personHash: expect.any(String) });
  expect(await runOnDay(91)).toEqual(['es-ES comment-author: erase 1']);
  expect(await stored()).toMatchObject({
    ...{ email: null, emailSealed: null, emailHash: null, personHash: null },
    ...{ text: 'Una opinión que se queda', name: 'Eva', moderation: 'approved' },
  });
  expect(await runOnDay(91)).toEqual([]);
});

test('retention: periods above the legal maximum are refused when saved, and ignored if they are stored', async () => {
  const tooLong = { retention: { ...days, declinedDays: 366 } };
  await expect(createSample(cms.strapi, 'site-setting', 'mal', { locale: 'es-MX', data: tooLong })).rejects.toThrow(
    /«Sin préstamo \(días\)» es 366/,
  );
  await createSample(cms.strapi, 'site-setting', 'mal', { locale: 'es-MX', data: { retention: days } });
  await cms.strapi.db
    .query('settings.retention')
    .updateMany({ where: { declinedDays: 360 }, data: { declinedDays: 999 } });
  const error = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await storeApplication(cms.strapi, { site: 'es-MX', row: { status: 'declined', statusChangedAt: start } });
  expect(await runOnDay(365)).toEqual(['es-MX no-loan: erase 1']);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('retention: the settings of es-MX are not used'));
  await cms.strapi.db
    .query('settings.retention')
    .updateMany({ where: { declinedDays: 999 }, data: { declinedDays: 360 } });
});

test('retention: the job fails after a run in which a site failed, so that it runs again within an hour', async () => {
  await applicationIn('declined');
  vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  vi.spyOn(cms.strapi.db, 'transaction').mockRejectedValueOnce(new Error('busy'));
  const run = retentionJob(cms.strapi).run(new Date(start.getTime() + 365 * DAY_MS));
  await expect(run).rejects.toThrow(/^Retention failed for es-..$/);
});

test('retention: an error of one site does not stop the others, and the log contains no names', async () => {
  await applicationIn('declined');
  const broken = { site: 'es-MX', row: { status: 'declined', statusChangedAt: start, email: 'secret@example.com' } };
  await storeApplication(cms.strapi, broken as never);
  const error = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const info = vi.spyOn(cms.strapi.log, 'info').mockReturnValue(cms.strapi.log);
  const { transaction } = cms.strapi.db;
  let calls = 0;
  vi.spyOn(cms.strapi.db, 'transaction').mockImplementation(((work: never) => {
    calls += 1;
    if (calls === 1) throw Object.assign(new Error('values: secret@example.com'), { code: 'SQLITE_BUSY' });
    return transaction.call(cms.strapi.db, work);
  }) as never);
  const first = await runOnDay(365);
  expect(first).toHaveLength(1);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^retention: es-.. failed .*: Error \(SQLITE_BUSY\)$/)]]);
  expect(info).toHaveBeenCalledWith(expect.stringMatching(/^retention: es-.. no-loan: erase 1$/));
  expect(await runOnDay(365)).toHaveLength(1);
});
