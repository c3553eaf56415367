import { leadIdOf } from '@prestafaro/types/lead-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonalType } from '../src/content/content-types';
import { createPersonalData } from '../src/leads/personal-data/personal-data';
import { rotateKeys } from '../src/leads/personal-data/rotate-keys';
import { APPLICATION_ALLOWANCE } from '../src/visitors/applications/allowances';
import { applied, createLendingSite, newPhone, SECRETS, submission, submit } from './support/applicants';
import { decryptAccount } from './support/encrypted-account';
import { recordLog } from './support/log-lines';
import { applicationOf, countPersonalRows, k1, personalData, type Row, rowsOf } from './support/personal-rows';
import { APPLICATION_SECRET, type RunningCms, startCms } from './support/start-cms';
import { newAddress } from './support/visitors';

let cms: RunningCms;
let logged: string[];
beforeAll(async () => {
  cms = await startCms();
  await createLendingSite(cms.strapi);
  logged = recordLog(cms.strapi);
});
afterAll(() => cms?.stop());

const rows = (type: PersonalType) => rowsOf(cms.strapi, type);
const everyCount = () => countPersonalRows(cms.strapi);
const rowOf = (token: string) => applicationOf(cms.strapi, token);

describe('limits of applications (R34)', () => {
  test('answer 429 to a person with too many applications, but still answer a repeat', async () => {
    const phone = newPhone();
    const first = submission({}, { phone });
    await applied(cms.url, first);
    for (let time = 1; time < APPLICATION_ALLOWANCE.perPerson; time += 1) {
      await applied(cms.url, submission({}, { phone }));
    }
    const { status, body, headers } = await submit(cms.url, submission({}, { phone: `+34 ${phone}` }));
    expect([status, body]).toEqual([429, { retryAfterSeconds: expect.any(Number) }]);
    expect(Number(headers.get('retry-after'))).toBe(body.retryAfterSeconds);
    expect((await submit(cms.url, first)).status).toBe(200);
  });

  test('answer 429 to an address with too many applications', async () => {
    const address = newAddress();
    for (let time = 0; time < APPLICATION_ALLOWANCE.perAddress; time += 1) {
      await applied(cms.url, submission({ address }));
    }
    expect((await submit(cms.url, submission({ address }))).status).toBe(429);
    expect((await submit(cms.url, submission())).status).toBe(201);
  });
});

test('logs contain no person, no query of an address and no token', async () => {
  const token = await applied(cms.url);
  await fetch(`${cms.url}/api/offers-lead?lead_id=${leadIdOf(token)}`);
  await cms.strapi.db.connection.raw('alter table consent_records rename to consent_records_away');
  const failed = await submit(cms.url, submission());
  await cms.strapi.db.connection.raw('alter table consent_records_away rename to consent_records');
  expect([failed.status, failed.body]).toEqual([500, { error: 'failed' }]);
  expect(logged.some((line) => line.includes('POST /api/applications failed'))).toBe(true);
  expect(logged.some((line) => /GET \/api\/offers-lead.*"status":200/.test(line))).toBe(true);
  const { firstName, lastName, email, document, account, birthDate } = SECRETS;
  const values = [
    firstName,
    lastName,
    email,
    document,
    account,
    birthDate,
    token,
    leadIdOf(token),
    'lead_id',
    '203.0.',
    '+346',
  ];
  for (const value of values)
    expect(
      logged.filter((line) => line.includes(value)),
      value,
    ).toEqual([]);
});

test('a failed submission stores nothing, and its idempotency key works afterwards', async () => {
  const message = submission();
  const before = await everyCount();
  await cms.strapi.db.connection.raw('alter table consent_records rename to consent_records_away');
  const failed = await submit(cms.url, message);
  await cms.strapi.db.connection.raw('alter table consent_records_away rename to consent_records');
  expect(failed.status).toBe(500);
  expect(await everyCount()).toEqual(before);
  expect((await submit(cms.url, message)).status).toBe(201);
});

test('a key rotation encrypts every value with the new key, changes none, and may be repeated', async () => {
  const k2 = { id: 'k2', key: Buffer.alloc(32, 9) };
  const rotated = createPersonalData([k2, k1], APPLICATION_SECRET);
  const token = await applied(cms.url);
  const affiliate = {
    ...{ code: 'a-7k3m9x', site: 'es-ES', country: 'ES', state: 'requested', addressHash: 'x' },
    ...{ stateChangedAt: new Date(), requestedAt: new Date(), wishedModel: 'cpl', payoutMethod: 'bank' },
  };
  const encrypted = {
    contact: personalData.encrypt('affiliates.contact', affiliate.code, 'La petición'),
    payoutDetails: personalData.encrypt('affiliates.payoutDetails', affiliate.code, 'La cuenta'),
  };
  await rows('affiliate').create({ data: { ...affiliate, ...encrypted } });
  const proposal = { proposalKey: 'key-1', affiliateId: 1, site: 'es-ES', kind: 'end', at: new Date() };
  const content = personalData.encrypt('affiliate_proposals.content', proposal.proposalKey, 'La propuesta');
  await rows('affiliate-proposal').create({ data: { ...proposal, content, expiresAt: new Date() } });
  const note = { applicationId: 1, noteKey: 'note-1', adminId: 1, adminName: 'x', at: new Date() };
  const text = personalData.encrypt('application_notes.text', note.noteKey, 'La nota');
  await rows('application-note').create({ data: { ...note, text } });
  const applications = await rows('application').count();
  // The CMS sends them meanwhile.
  const mails = expect.any(Number);
  expect(await rotateKeys(cms.strapi, rotated)).toMatchObject({
    ...{ applications, notes: 1, mails, affiliates: 1, proposals: 1, comments: 0 },
    encrypted: expect.any(Number),
  });
  const stored: Row[] = await rows('application').findMany({});
  const values = stored.flatMap(({ phoneSealed, documentSealed, accountSealed }) =>
    [phoneSealed, documentSealed, accountSealed].filter((value) => value !== null),
  );
  expect(values.every((value) => String(value).startsWith('k2.row.'))).toBe(true);
  const only = createPersonalData([k2], APPLICATION_SECRET);
  const [{ contact, payoutDetails } = affiliate as Partial<Row>] = await rows('affiliate').findMany({});
  expect(only.decrypt('affiliates.contact', affiliate.code, String(contact))).toBe('La petición');
  expect(only.decrypt('affiliates.payoutDetails', affiliate.code, String(payoutDetails))).toBe('La cuenta');
  const [proposed] = await rows('affiliate-proposal').findMany({});
  expect(only.decrypt('affiliate_proposals.content', 'key-1', String(proposed?.content))).toBe('La propuesta');
  const [stillNoted] = await rows('application-note').findMany({});
  expect(only.decrypt('application_notes.text', note.noteKey, String(stillNoted?.text))).toBe('La nota');
  const row = await rowOf(token);
  expect(only.decrypt('applications.documentSealed', String(row.keyHash), String(row.documentSealed))).toBe(
    SECRETS.document,
  );
  expect(decryptAccount(only, String(row.keyHash), String(row.accountSealed)).number).toBe(SECRETS.account);
  const again = { applications, mails, affiliates: 1, proposals: 1, comments: 0, encrypted: 0, hashed: 0 };
  expect(await rotateKeys(cms.strapi, rotated)).toMatchObject(again);
});
