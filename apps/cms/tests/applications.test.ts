import { randomUUID } from 'node:crypto';
import type { EncryptedColumn } from '@prestafaro/application';
import { addDays, latestBirthDate, todayIn, toIsoDate } from '@prestafaro/countries';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PERSONAL_TYPES, type PersonalType, uidOf } from '../src/content/content-types';
import { createCounters } from '../src/platform/redis/counters';
import { createApplicationKeys } from '../src/visitors/applications/application-keys';
import { submitApplication } from '../src/visitors/applications/submit-application';
import { RateLimit } from '../src/visitors/endpoints/rate-limits';
import { AttackGuard } from '../src/visitors/proofs/attack-guard';
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
import { decryptAccount } from './support/encrypted-account';
import { applicationOf, changesOf, countPersonalRows, personalData, type Row, rowsOf } from './support/personal-rows';
import { createSample } from './support/sample-data';
import { APPLICATION_SECRET, READ_TOKEN, type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { newAddress } from './support/visitors';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await createLendingSite(cms.strapi);
});
afterAll(() => cms?.stop());

const rows = (type: PersonalType) => rowsOf(cms.strapi, type);
const everyCount = () => countPersonalRows(cms.strapi);
const rowOf = (token: string) => applicationOf(cms.strapi, token);
const changesOfId = (id: number) => changesOf(cms.strapi, id);

describe('POST /api/applications: authentication', () => {
  test.each([null, READ_TOKEN, `${WRITE_TOKEN}x`])(
    'answers 401 for the bearer %s and stores nothing',
    async (token) => {
      const before = await everyCount();
      for (const path of ['applications', 'applications/progress', 'applications/withdraw'] as const) {
        expect((await post(cms.url, path, submission(), token)).status, path).toBe(401);
      }
      expect(await everyCount()).toEqual(before);
    },
  );

  test('lets no token read personal data', async () => {
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

  test('GraphQL has no type and no field of personal data', () => {
    const { service } = cms.strapi.plugin('graphql');
    const types: object = service('content-api').buildSchema().getTypeMap();
    const personal = Object.keys(types).filter((name) =>
      /applica|consent|click|postback|deskexport|mailsupp|^mail/i.test(name),
    );
    expect(personal).toEqual([]);
    const settings: { getFields(): object } = (types as Record<string, never>).SiteSetting as never;
    expect(Object.keys(settings.getFields())).not.toContain('networks');
  });
});

describe('POST /api/applications', () => {
  test('R16: does not store the arm of a visitor who has not consented to experiments', async () => {
    const { body } = await submit(cms.url, submission({ arm: '0300.1-B', isArmAllowed: false }));
    expect(await rowOf(String(body.token))).toMatchObject({ arm: null });
  });

  test('stores the application with its history and every consent, and answers only with a token', async () => {
    const phone = newPhone();
    const changes = {
      address: '203.0.113.77',
      arm: '0300.1-B',
      isArmAllowed: true,
      attribution: { utm_source: 'boletin' },
    };
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

  test('stores documents, accounts and phones only as ciphertext, and finds the application by their hashes', async () => {
    const phone = newPhone();
    const message = submission({}, { phone });
    const row = await rowOf(await applied(cms.url, message));
    const inTheDatabase = JSON.stringify([row, await cms.strapi.db.connection('applications').where({ id: row.id })]);
    for (const plain of [phone, SECRETS.document, SECRETS.account, message.key, message.address]) {
      expect(inTheDatabase).not.toContain(plain);
    }
    const decrypted = (column: EncryptedColumn) =>
      personalData.decrypt(`applications.${column}`, String(row.keyHash), String(row[column]));
    expect(decrypted('phoneSealed')).toBe(`+34${phone}`);
    expect(decrypted('documentSealed')).toBe(SECRETS.document);
    expect(decryptAccount(personalData, String(row.keyHash), String(row.accountSealed))).toEqual({
      number: SECRETS.account,
      bank: null,
      branchCode: null,
    });
    expect(row.phoneHash).toBe(personalData.lookupHash('phone', `+34${phone}`));
    expect([row.documentMasked, row.accountMasked]).toEqual(['•••• 78Z', 'ES91 •••• •••• 1332']);
  });

  test('accepts a short form without document and account, and matches it', async () => {
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

  test.each(['500.0', '500,00', '500.00 €'])('stores the amount "%s" as 500', async (amount) => {
    const token = await applied(cms.url, submission({}, { amount }));
    expect(await rowOf(token)).toMatchObject({ amount: 500 });
  });

  test('stores an amount above the settings while a published offer lends it, and refuses it before and after', async () => {
    const large = { amount: '5000' };
    const tooMuch = [422, { problems: [{ field: 'amount', code: 'too-high' }] }];
    const refusal = async (answers: Record<string, string>) => {
      const { status, body } = await submit(cms.url, submission({}, answers));
      return [status, body];
    };
    expect(await refusal(large)).toEqual(tooMuch);
    const limits = { minAmount: 3000, maxAmount: 5000, minDays: 91, maxDays: 120 };
    const data = { offerId: 99, isActive: true, lenderLink: 'https://partner.example/loan', ...limits };
    const { documentId } = await createSample(cms.strapi, 'offer', 'oferta-larga', { data });
    expect(await rowOf(await applied(cms.url, submission({}, large)))).toMatchObject({ amount: 5000 });
    expect(await refusal({ amount: '5001' })).toEqual(tooMuch);
    await cms.strapi.documents('api::offer.offer').unpublish({ documentId, locale: 'es-ES' });
    expect(await refusal(large)).toEqual(tooMuch);
  });

  test('stores offers_shown with no matches if no offer fits', async () => {
    const token = await applied(cms.url, submission({}, { amount: '700' }));
    expect(await rowOf(token)).toMatchObject({ status: 'offers_shown', offersChecked: 3, matchCount: 0 });
  });
});

describe('POST /api/applications: the same idempotency key', () => {
  test('stores fifty simultaneous identical submissions once and returns one token', async () => {
    const message = submission();
    const before = await rows('application').count();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(cms.url, message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect(await rows('application').count()).toBe(before + 1);
    expect(await changesOfId((await rowOf(String(answers[0]?.body.token))).id)).toHaveLength(2);
  });

  test('stores one application when several processes receive it at once', async () => {
    const counters = createCounters(undefined, cms.strapi.log);
    const services = {
      strapi: cms.strapi,
      personalData,
      keys: createApplicationKeys(APPLICATION_SECRET),
      limit: new RateLimit(counters, 'applications', { perAddress: 100, perPerson: 100 }),
      guard: new AttackGuard({
        counters,
        form: 'applications',
        secret: APPLICATION_SECRET,
        perMinute: 100,
        log: cms.strapi.log,
      }),
    };
    const message = submission();
    const before = await rows('application').count();
    const now = new Date();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => submitApplication(services, message, now)));
    expect(new Set(outcomes.map((outcome) => outcome.outcome === 'stored' && outcome.token)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.outcome === 'stored' && outcome.isNew)).toHaveLength(1);
    expect(await rows('application').count()).toBe(before + 1);
  });

  test('accepts a repeat with another network, proof or order, and answers 409 for another answer or consent', async () => {
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

test('POST /api/applications: stores two applications for two idempotency keys', async () => {
  const message = submission();
  const [first, second] = [await applied(cms.url, message), await applied(cms.url, { ...message, key: randomUUID() })];
  expect(second).not.toBe(first);
  expect((await rowOf(second)).id).not.toBe((await rowOf(first)).id);
});

describe('POST /api/applications: refuses and does not store', () => {
  test.each<[string, object, Record<string, string>, object[]]>([
    [
      'missing answers',
      {},
      { firstName: '', phone: ' ' },
      [
        { field: 'firstName', code: 'missing' },
        { field: 'phone', code: 'missing' },
      ],
    ],
    [
      'a document with a wrong letter',
      {},
      { document: '12345678A' },
      [{ field: 'document', code: 'document:checksum' }],
    ],
    ['more than the site lends', {}, { amount: '1001' }, [{ field: 'amount', code: 'too-high' }]],
    ['fewer days than it lends for', {}, { days: '90' }, [{ field: 'days', code: 'too-low' }]],
    ['an amount with cents', {}, { amount: '300,50' }, [{ field: 'amount', code: 'not-whole' }]],
    ['thousands or decimals', {}, { monthlyIncome: '1,000' }, [{ field: 'monthlyIncome', code: 'ambiguous' }]],
    ['half a day', {}, { days: '91,5' }, [{ field: 'days', code: 'not-whole' }]],
    [
      'required consents that are not given',
      { consents: CONSENTS.map((consent) => ({ ...consent, isGiven: false })) },
      {},
      [
        { field: 'terms', code: 'consent' },
        { field: 'lenders', code: 'consent' },
      ],
    ],
    [
      'a consent that the form does not have',
      { consents: [...CONSENTS, { ...CONSENTS[0], purpose: 'push' }] },
      {},
      [{ field: 'push', code: 'invalid' }],
    ],
    ['an invalid idempotency key', { key: 'key' }, {}, [{ field: 'key', code: 'invalid' }]],
    ['an unknown site', { locale: 'en-US' }, {}, [{ field: 'locale', code: 'invalid' }]],
  ])('%s', async (_, changes, answers, problems) => {
    const before = await everyCount();
    const { status, body, headers } = await submit(cms.url, submission(changes, answers));
    expect([status, body]).toEqual([422, { problems }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await everyCount()).toEqual(before);
  });

  test('an applicant who is 18 tomorrow, but accepts one who is 18 today', async () => {
    const eighteen = latestBirthDate('ES', todayIn('ES', new Date()));
    const before = await everyCount();
    const young = submission({}, { birthDate: toIsoDate(addDays(eighteen, 1)) });
    const { status, body } = await submit(cms.url, young);
    expect([status, body]).toEqual([422, { problems: [{ field: 'birthDate', code: 'under-age' }] }]);
    expect(await everyCount()).toEqual(before);
    const today = submission({}, { birthDate: toIsoDate(eighteen) });
    expect((await submit(cms.url, today)).status).toBe(201);
  });

  test('a body that is too large', async () => {
    const { status, body } = await submit(cms.url, { ...submission(), more: 'x'.repeat(64 * 1024) });
    expect([status, body]).toEqual([413, { error: 'too-large' }]);
  });

  test('a body of unknown length that is too large', async () => {
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

describe('POST /api/applications: document and account (R21)', () => {
  test('are stored by no form that does not ask for them, and are not needed', async () => {
    const row = await rowOf(await applied(cms.url, submission({ isIdentityAsked: false })));
    expect(row).toMatchObject({ documentSealed: null, accountSealed: null, hasBankAccount: true, matchCount: 2 });
  });

  test('of a form that asks for them may be left out', async () => {
    const row = await rowOf(await applied(cms.url, submission({}, { document: '', account: '' })));
    expect(row).toMatchObject({ documentSealed: null, accountSealed: null });
  });

  test('the offers are read once for a form', async () => {
    const offers = cms.strapi.db.query(uidOf('offer'));
    const reads = vi.spyOn(offers, 'findMany');
    await applied(cms.url, submission());
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  test('excludes lenders that need one if the applicant has none', async () => {
    const message = submission({}, { account: '', hasBankAccount: 'no' });
    const row = await rowOf(await applied(cms.url, message));
    expect(row).toMatchObject({ hasBankAccount: false, matchCount: 1 });
  });
});
