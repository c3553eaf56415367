import { consentSeconds } from '@prestafaro/types/tracking-consent';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { DEFAULT_DAYS } from '../src/leads/retention/retention-days';
import { runRetention } from '../src/leads/retention/run-retention';
import { TRACKING_CONSENT_ALLOWANCE } from '../src/visitors/consents/register-tracking-consents';
import { postAsWeb } from './support/post-as-web';
import { READ_TOKEN, type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { newAddress } from './support/visitors';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());
beforeEach(async () => void (await cms.strapi.db.query(uidOf('tracking-consent')).deleteMany({})));

const message = {
  id: '0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
  replacedId: '7d9f4c1e-2a4b-4f6d-9e8a-0242ac120003',
  action: 'choose',
  locale: 'uk-UA',
  textVersion: 1,
  choices: { measurement: true, experiments: false, push: false, functional: true },
};
const stored = () => cms.strapi.db.query(uidOf('tracking-consent')).findMany({});

async function send(changes: object = {}, token: string = WRITE_TOKEN) {
  const response = await postAsWeb(
    cms.url,
    'tracking-consents',
    { ...message, address: newAddress(), ...changes },
    token,
  );
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

describe('POST /api/tracking-consents (R17)', () => {
  test('stores id, replaced id, action, version of the text, time, country and choices, and nothing else', async () => {
    const before = Date.now();
    expect((await send()).status).toBe(201);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    const { id, documentId, createdAt, updatedAt, publishedAt, locale, at, ...own } = row as Record<string, unknown>;
    expect(own).toEqual({
      consentId: message.id,
      replacedId: message.replacedId,
      action: 'choose',
      site: 'uk-UA',
      country: 'UA',
      textVersion: 1,
      ...message.choices,
    });
    expect(new Date(String(at)).getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  test('stores the first choice of a browser without a replaced id', async () => {
    expect((await send({ replacedId: null, action: 'accept' })).status).toBe(201);
    expect(await stored()).toMatchObject([{ replacedId: null, action: 'accept' }]);
  });

  test('stores the choice that a web server of the release before sends, without action and replaced id', async () => {
    expect((await send({ replacedId: undefined, action: undefined })).status).toBe(201);
    expect(await stored()).toMatchObject([{ replacedId: null, action: null }]);
  });

  test('stores the choice of a question that does not have the last category yet', async () => {
    const { functional, ...choices } = message.choices;
    expect((await send({ choices })).status).toBe(201);
    expect(await stored()).toMatchObject([{ ...choices, functional: null }]);
  });

  test('answers 401 without the token of the web app', async () => {
    for (const token of [READ_TOKEN, '']) expect((await send({}, token)).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  test.each([
    { id: 'x' },
    { action: 'ignore' },
    { replacedId: 'ana@example.com' },
    { locale: 'en' },
    { textVersion: 0 },
    { choices: { measurement: true } },
    { choices: { ...message.choices, clientId: 'x' } },
    { email: 'a@b.c' },
  ])('answers 422 for %j', async (change) => {
    expect((await send(change)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('answers 429 with the time to wait after too many choices from one address', async () => {
    const address = newAddress();
    const sent = [];
    for (let count = 0; count <= TRACKING_CONSENT_ALLOWANCE.perPerson; count += 1) sent.push(await send({ address }));
    expect(sent.at(-2)?.status).toBe(201);
    expect(sent.at(-1)).toEqual({ status: 429, retryAfter: expect.stringMatching(/^[1-9]\d*$/) });
  });

  test('is erased after the choice has ended and the days of the site’s setting for proofs have passed', async () => {
    await send();
    const runAfter = (days: number) => runRetention(cms.strapi, new Date(Date.now() + days * 86_400_000));
    const days = consentSeconds / 86_400 + DEFAULT_DAYS.consentProofDays;
    await runAfter(days - 1);
    expect(await stored()).toHaveLength(1);
    await runAfter(days + 1);
    expect(await stored()).toEqual([]);
  });
});
