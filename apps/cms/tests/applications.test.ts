import { randomUUID } from 'node:crypto';
import { addDays, latestBirthDate, todayIn, toIsoDate } from '@prestafaro/countries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_TYPES, type PersonalType } from '../src/content/content-types';
import { createCounters } from '../src/platform/redis/counters';
import { createApplicationKeys } from '../src/visitors/applications/application-keys';
import { AttackGuard } from '../src/visitors/applications/attack-guard';
import { decryptAccount } from '../src/visitors/applications/encrypted-account';
import { submitApplication } from '../src/visitors/applications/submit-application';
import { RateLimit } from '../src/visitors/endpoints/rate-limits';
import {
  applied,
  CONSENTS,
  createLendingSite,
  newPhone,
  post,
  SECRETS,
  submission,
  submit,
} from './support/applicants';
import { applicationOf, changesOf, countPersonalRows, personalData, type Row, rowsOf } from './support/personal-rows';
import { APPLICATION_SECRET, READ_TOKEN, type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { newAddress } from './support/visitors';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ environment: { FORMS_PER_MINUTE: '100000' } });
  await createLendingSite(cms.strapi);
});
afterAll(() => cms?.stop());

const rows = (type: PersonalType) => rowsOf(cms.strapi, type);
const everyCount = () => countPersonalRows(cms.strapi);
const rowOf = (token: string) => applicationOf(cms.strapi, token);
const changesOfId = (id: number) => changesOf(cms.strapi, id);

describe('who may hand in an application', () => {
  test.each([null, READ_TOKEN, `${WRITE_TOKEN}x`])('not the bearer of %s', async (token) => {
    const before = await everyCount();
    for (const path of ['applications', 'applications/progress', 'applications/withdraw'] as const) {
      expect((await post(cms.url, path, submission(), token)).status, path).toBe(401);
    }
    expect(await everyCount()).toEqual(before);
  });

  test('and nobody reads one back, with whatever token', async () => {
    const { id } = await rowOf(await applied(cms.url));
    for (const type of PERSONAL_TYPES) {
      for (const token of [READ_TOKEN, WRITE_TOKEN]) {
        for (const path of [`${type}s`, `${type}s/${id}`, type]) {
          const headers = { authorization: `Bearer ${token}` };
          const { status } = await fetch(`${cms.url}/api/${path}`, { headers });
          expect([401, 403, 404, 405], path).toContain(status);
        }
      }
    }
  });

  test('GraphQL knows none of what is known of a person', () => {
    const { service } = cms.strapi.plugin('graphql');
    const types: object = service('content-api').buildSchema().getTypeMap();
    const personal = Object.keys(types).filter((name) => /applica|consent|click|postback|deskexport/i.test(name));
    expect(personal).toEqual([]);
    const settings: { getFields(): object } = (types as Record<string, never>).SiteSetting as never;
    expect(Object.keys(settings.getFields())).not.toContain('networks');
  });
});

describe('an application', () => {
  test('is stored with its history and the proof of every box, and answered with a token alone', async () => {
    const phone = newPhone();
    const changes = { address: '203.0.113.77', arm: '0300.1-B', attribution: { utm_source: 'boletin' } };
    const { status, body, headers } = await submit(cms.url, submission(changes, { phone }));
    expect(status).toBe(201);
    expect(body).toEqual({ outcome: 'stored', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(headers.get('cache-control')).toBe('no-store');
    const row = await rowOf(String(body.token));
    expect(row).toMatchObject({
      site: 'es-ES',
      country: 'ES',
      status: 'offers_shown',
      form: 'application',
      formVersion: null,
      arm: '0300.1-B',
      attribution: { utm_source: 'boletin' },
      firstName: SECRETS.firstName,
      birthDate: SECRETS.birthDate,
      phoneMasked: expect.stringMatching(/^\+34 •+ •+ \d{3}$/),
      documentKind: 'dni',
      accountKind: 'iban',
      amount: 300,
      days: 100,
      purpose: 'car',
      monthlyIncome: 1437,
      inDefaultRegister: false,
      offersChecked: 3,
      lendersChecked: 2,
      matchCount: 2,
      isBlocked: false,
    });
    expect(await changesOfId(row.id)).toMatchObject([
      { fromStatus: 'draft', toStatus: 'submitted', source: 'visitor' },
      { fromStatus: 'submitted', toStatus: 'offers_shown', source: 'matching' },
    ]);
    const consents: Row[] = await rows('consent-record').findMany({ where: { applicationId: row.id } });
    expect(consents.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual(
      CONSENTS.map(({ purpose, isGiven }) => [purpose, isGiven]),
    );
    expect(consents[0]).toMatchObject({
      truncatedAddress: '203.0.113.0/24',
      channel: 'application',
      text: 'El texto de la casilla terms',
      textVersion: 'es-ES:0123456789ab',
      subjectHash: personalData.lookupHash('email', SECRETS.email),
    });
  });

  test('holds document, account and telephone sealed, and is found by them', async () => {
    const phone = newPhone();
    const message = submission({}, { phone });
    const row = await rowOf(await applied(cms.url, message));
    const inTheDatabase = JSON.stringify([row, await cms.strapi.db.connection('applications').where({ id: row.id })]);
    for (const plain of [phone, SECRETS.document, SECRETS.account, message.key, message.address]) {
      expect(inTheDatabase).not.toContain(plain);
    }
    expect(personalData.decrypt('applications.phoneSealed', String(row.phoneSealed))).toBe(`+34${phone}`);
    expect(personalData.decrypt('applications.documentSealed', String(row.documentSealed))).toBe(SECRETS.document);
    expect(decryptAccount(personalData, String(row.accountSealed))).toEqual({
      number: SECRETS.account,
      bank: null,
      branchCode: null,
    });
    expect(row.phoneHash).toBe(personalData.lookupHash('phone', `+34${phone}`));
    expect([row.documentMasked, row.accountMasked]).toEqual(['•••• 78Z', 'ES91 •••• •••• 1332']);
  });

  test('of a short form has neither document nor account, and still matches', async () => {
    const message = submission({ form: 'reg', version: 2 }, { document: '', account: '' });
    const row = await rowOf(await applied(cms.url, message));
    expect(row).toMatchObject({
      form: 'reg',
      formVersion: 2,
      documentSealed: null,
      accountSealed: null,
      matchCount: 2,
    });
    const consent = await rows('consent-record').findOne({ where: { applicationId: row.id } });
    expect(consent.channel).toBe('reg.2');
  });

  test('that nothing matches has seen every offer and none of them fits', async () => {
    const token = await applied(cms.url, submission({}, { amount: '700' }));
    expect(await rowOf(token)).toMatchObject({ status: 'offers_shown', offersChecked: 3, matchCount: 0 });
  });
});

describe('the same key', () => {
  test('fifty times at once is one application and one token', async () => {
    const message = submission();
    const before = await rows('application').count();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(cms.url, message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect(await rows('application').count()).toBe(before + 1);
    expect(await changesOfId((await rowOf(String(answers[0]?.body.token))).id)).toHaveLength(2);
  });

  test('is one application too where several processes take it in and only the database knows', async () => {
    const counters = createCounters(undefined, cms.strapi.log);
    const services = {
      strapi: cms.strapi,
      personalData,
      keys: createApplicationKeys(APPLICATION_SECRET),
      limit: new RateLimit(counters, 'applications', { perAddress: 100, perPerson: 100, perSite: 100 }),
      guard: new AttackGuard({ counters, secret: APPLICATION_SECRET, perMinute: 100, log: cms.strapi.log }),
    };
    const message = submission();
    const before = await rows('application').count();
    const now = new Date();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => submitApplication(services, message, now)));
    expect(new Set(outcomes.map((outcome) => outcome.outcome === 'stored' && outcome.token)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.outcome === 'stored' && outcome.isNew)).toHaveLength(1);
    expect(await rows('application').count()).toBe(before + 1);
  });

  test('with another network, proof or order is the same; with another answer or box it is refused', async () => {
    const message = submission();
    const token = await applied(cms.url, message);
    const repeat = {
      ...message,
      address: newAddress(),
      proof: 'none',
      consents: [...CONSENTS].reverse(),
      answers: Object.fromEntries(Object.entries({ ...message.answers, bank: ' ' }).reverse()),
    };
    expect(await submit(cms.url, repeat)).toMatchObject({ status: 200, body: { outcome: 'stored', token } });
    const others = [
      { ...message, answers: { ...message.answers, amount: '350' } },
      { ...message, consents: CONSENTS.map((consent) => ({ ...consent, isGiven: true })) },
    ];
    for (const other of others) {
      expect(await submit(cms.url, other)).toMatchObject({ status: 409, body: { error: 'key-reused' } });
    }
    expect(await rowOf(token)).toMatchObject({ amount: 300 });
  });
});

test('two forms of two visitors have two keys and two applications', async () => {
  const message = submission();
  const [first, second] = [await applied(cms.url, message), await applied(cms.url, { ...message, key: randomUUID() })];
  expect(second).not.toBe(first);
  expect((await rowOf(second)).id).not.toBe((await rowOf(first)).id);
});

describe('what is refused is not stored', () => {
  test.each<[string, object, Record<string, string>, object[]]>([
    [
      'no answers',
      {},
      { firstName: '', phone: ' ' },
      [
        { field: 'firstName', code: 'missing' },
        { field: 'phone', code: 'missing' },
      ],
    ],
    [
      'a document with another letter',
      {},
      { document: '12345678A' },
      [{ field: 'document', code: 'document:checksum' }],
    ],
    ['more than the site lends', {}, { amount: '1001' }, [{ field: 'amount', code: 'too-high' }]],
    ['fewer days than it lends for', {}, { days: '90' }, [{ field: 'days', code: 'too-low' }]],
    [
      'boxes that were not ticked',
      { consents: CONSENTS.map((consent) => ({ ...consent, isGiven: false })) },
      {},
      [
        { field: 'terms', code: 'consent' },
        { field: 'lenders', code: 'consent' },
      ],
    ],
    [
      'a box that the form has not',
      { consents: [...CONSENTS, { ...CONSENTS[0], purpose: 'push' }] },
      {},
      [{ field: 'push', code: 'invalid' }],
    ],
    ['a key that is none', { key: 'key' }, {}, [{ field: 'key', code: 'invalid' }]],
    ['a site that is none', { locale: 'en-US' }, {}, [{ field: 'locale', code: 'invalid' }]],
  ])('%s', async (_, changes, answers, problems) => {
    const before = await everyCount();
    const { status, body, headers } = await submit(cms.url, submission(changes, answers));
    expect([status, body]).toEqual([422, { problems }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await everyCount()).toEqual(before);
  });

  test('who comes of age tomorrow, though not who does today', async () => {
    const eighteen = latestBirthDate('ES', todayIn('ES', new Date()));
    const before = await everyCount();
    const young = submission({}, { birthDate: toIsoDate(addDays(eighteen, 1)) });
    const { status, body } = await submit(cms.url, young);
    expect([status, body]).toEqual([422, { problems: [{ field: 'birthDate', code: 'under-age' }] }]);
    expect(await everyCount()).toEqual(before);
    const today = submission({}, { birthDate: toIsoDate(eighteen) });
    expect((await submit(cms.url, today)).status).toBe(201);
  });

  test('a body that no form has', async () => {
    const { status, body } = await submit(cms.url, { ...submission(), more: 'x'.repeat(64 * 1024) });
    expect([status, body]).toEqual([413, { error: 'too-large' }]);
  });

  test('a body of unknown length that no form has', async () => {
    const text = JSON.stringify({ ...submission(), more: 'x'.repeat(64 * 1024) });
    const response = await fetch(`${cms.url}/api/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WRITE_TOKEN}` },
      body: new Blob([text]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

describe('the account (R21)', () => {
  const unasked = (answers: Record<string, string> = {}) =>
    submission({ isAccountAsked: false }, { account: '', hasBankAccount: '', ...answers });

  test('is asked for where lenders that match need it, and nothing is stored before', async () => {
    const before = await everyCount();
    const message = unasked();
    const { status, body } = await submit(cms.url, message);
    expect([status, body]).toEqual([200, { outcome: 'account-wanted', lenders: ['prestamista-2'], matching: 2 }]);
    expect(await everyCount()).toEqual(before);
    const asked = { ...message, isAccountAsked: true, answers: { ...message.answers, account: SECRETS.account } };
    expect((await submit(cms.url, asked)).status).toBe(201);
  });

  test('is not asked for where none of them does', async () => {
    const row = await rowOf(await applied(cms.url, unasked({ amount: '950' })));
    expect(row).toMatchObject({ accountSealed: null, matchCount: 1 });
  });

  test('that somebody has not got keeps them from the lenders that need one', async () => {
    const message = submission({}, { account: '', hasBankAccount: 'no' });
    const row = await rowOf(await applied(cms.url, message));
    expect(row).toMatchObject({ hasBankAccount: false, matchCount: 1 });
  });
});
