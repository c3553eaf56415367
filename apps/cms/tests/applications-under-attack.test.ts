import { challengeAnswerSchema } from '@prestafaro/types/application';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applied, createLendingSite, submission, submit } from './support/applicants';
import { recordLog } from './support/log-lines';
import { type RunningCms, startCms } from './support/start-cms';

const FORMS_PER_MINUTE = 5;

let cms: RunningCms;
let logged: string[];
beforeAll(async () => {
  cms = await startCms({ environment: { FORMS_PER_MINUTE: String(FORMS_PER_MINUTE) } });
  await createLendingSite(cms.strapi);
  logged = recordLog(cms.strapi);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => cms?.stop());

const stored = () => cms.strapi.db.query('api::application.application').count();

/** What altcha's solver hands in. */
async function solved(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function challenged(message = submission()) {
  const { status, body, headers } = await submit(cms.url, message);
  expect([status, headers.get('cache-control')]).toEqual([428, 'no-store']);
  return challengeAnswerSchema.parse(body);
}

test('a site that gets more forms a minute than people send wants a proof with each, and one line says so', async () => {
  const first = submission();
  await applied(cms.url, first);
  for (let time = 1; time < FORMS_PER_MINUTE; time += 1) {
    expect((await submit(cms.url, submission({}, { email: 'none' }))).status).toBe(422);
  }
  const before = await stored();
  await challenged();
  await challenged();
  expect(await stored()).toBe(before);
  expect((await submit(cms.url, first)).status, 'a repeat needs none').toBe(200);
  expect((await submit(cms.url, submission({}, { email: 'none' }))).status, 'what is wrong is said first').toBe(422);
  expect(logged.filter((line) => line.includes('es-ES gets more than 5 forms a minute'))).toHaveLength(1);
});

test('who has solved the challenge is stored, and the proof is worth one application', async () => {
  const { challenge } = await challenged();
  const proof = await solved(challenge);
  const message = submission({ proof });
  const token = await applied(cms.url, message);
  expect((await submit(cms.url, message)).body).toEqual({ outcome: 'stored', token });
  await challenged(submission({ proof }));
});

test('a proof is not spent on a form that only learns that the account is wanted', async () => {
  const proof = await solved((await challenged()).challenge);
  const message = submission({ proof, isAccountAsked: false }, { account: '', hasBankAccount: '' });
  expect((await submit(cms.url, message)).body.outcome).toBe('account-wanted');
  expect((await submit(cms.url, { ...message, isAccountAsked: true })).status).toBe(201);
});

test('what is made up, of another site, changed or not solved is no proof', async () => {
  const { challenge } = await challenged();
  const right = JSON.parse(Buffer.from(await solved(challenge), 'base64').toString());
  const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
  const { parameters, signature } = right.challenge;
  const easier = { parameters: { ...parameters, keyPrefix: '00', keySignature: undefined }, signature };
  const proofs = [
    'none',
    encode({}),
    encode({ ...right, solution: { ...right.solution, derivedKey: '00'.repeat(32) } }),
    encode({ ...right, challenge: easier }),
    encode({ ...right, challenge: { parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature } }),
    encode({ ...right, challenge: { parameters: { ...parameters, data: { site: 'es-MX' } }, signature } }),
  ];
  for (const proof of proofs) await challenged(submission({ proof }));
});

test('who has no scripts waits half a minute with a ticket, which is worth one application too', async () => {
  const { wait, waitSeconds } = await challenged();
  expect(waitSeconds).toBe(30);
  await challenged(submission({ proof: wait }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await applied(cms.url, submission({ proof: wait }));
  await challenged(submission({ proof: wait }));
});

test('ten minutes after the last of too many forms nothing is wanted any more', async () => {
  await challenged();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  await applied(cms.url);
});
