import { challengeAnswerSchema } from '@prestafaro/types/challenge';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applied, createLendingSite, submission, submit } from './support/applicants';
import { recordLog } from './support/log-lines';
import { solved } from './support/proof';
import { type RunningCms, startCms } from './support/start-cms';
import { newAddress } from './support/visitors';

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

async function challenged(message = submission()) {
  const { status, body, headers } = await submit(cms.url, message);
  expect([status, headers.get('cache-control')]).toEqual([428, 'no-store']);
  return challengeAnswerSchema.parse(body);
}

test('a filled honeypot: needs a proof and is stored with it, so that no person who is helped by a program loses an application (R34)', async () => {
  const message = submission({ isHoneypotFilled: true });
  const { challenge } = await challenged(message);
  await applied(cms.url, { ...message, proof: await solved(challenge) });
});

test('proof of work: is required from each form while a site gets too many forms a minute, with one log line', async () => {
  const first = submission();
  await applied(cms.url, first);
  for (let time = 1; time < FORMS_PER_MINUTE; time += 1) {
    expect((await submit(cms.url, submission({}, { email: 'none' }))).status).toBe(422);
  }
  const before = await stored();
  await challenged();
  await challenged();
  expect(await stored()).toBe(before);
  expect((await submit(cms.url, first)).status, 'a repeat needs no proof').toBe(200);
  expect(
    (await submit(cms.url, submission({}, { email: 'none' }))).status,
    'invalid answers are reported before the proof',
  ).toBe(422);
  expect(
    logged.filter((line) => line.includes('es-ES gets more than 5 applications a minute, or that for an hour')),
  ).toHaveLength(1);
});

test('proof of work: a solved challenge is accepted for one application only', async () => {
  const { challenge } = await challenged();
  const proof = await solved(challenge);
  const message = submission({ proof });
  const token = await applied(cms.url, message);
  expect((await submit(cms.url, message)).body).toEqual({ outcome: 'stored', token });
  await challenged(submission({ proof }));
});

test('proof of work: refuses a proof that is invented, changed, unsolved or of another site', async () => {
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
    encode({
      ...right,
      challenge: { parameters: { ...parameters, data: { ...parameters.data, site: 'es-MX' } }, signature },
    }),
  ];
  for (const proof of proofs) await challenged(submission({ proof }));
});

test('proof of work: a ticket is accepted after half a minute without scripts, from its network, for one application only', async () => {
  const address = newAddress();
  const { wait, waitSeconds } = await challenged(submission({ address }));
  expect(waitSeconds).toBe(30);
  await challenged(submission({ proof: wait, address }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await challenged(submission({ proof: wait, address: newAddress() }));
  await applied(cms.url, submission({ proof: wait, address }));
  await challenged(submission({ proof: wait, address }));
});

test('proof of work: is not required any more ten minutes after the last excess form', async () => {
  await challenged();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  await applied(cms.url);
});
