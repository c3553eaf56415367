import { challengeAnswerSchema } from '@prestafaro/types/challenge';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLendingSite, submission, submit } from './support/applicants';
import { solved } from './support/proof';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { comment, newAddress, send, type VisitorAnswer, type VisitorPath } from './support/visitors';

/** Of comments and of reports a tenth. */
const FORMS_PER_MINUTE = 50;
const COMMENTS_PER_MINUTE = 5;

let cms: RunningCms;
let article: string;
beforeAll(async () => {
  cms = await startCms({ environment: { FORMS_PER_MINUTE: String(FORMS_PER_MINUTE) } });
  await createLendingSite(cms.strapi);
  article = (await createSample(cms.strapi, 'article', 'un-articulo')).documentId;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => cms?.stop());

const sendComment = (changes: object = {}) => send(cms.url, 'comments', comment(`Un texto ${newAddress()}`, changes));
const challengeOf = (answer: VisitorAnswer) => {
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([428, 'no-store']);
  return challengeAnswerSchema.parse(answer.body);
};
const stored = () => cms.strapi.db.query('api::comment.comment').count();

test('comments of many addresses above the normal number need a proof each, and never close the site', async () => {
  for (let count = 0; count < COMMENTS_PER_MINUTE; count += 1) expect((await sendComment()).status).toBe(201);
  const before = await stored();
  // Thirty addresses closed the comments of a country for an hour.
  for (let count = 0; count < 30; count += 1) challengeOf(await sendComment());
  expect(await stored()).toBe(before);
  const { challenge } = challengeOf(await sendComment());
  expect((await sendComment({ proof: await solved(challenge) })).status).toBe(201);
});

test('a proof is accepted for one comment only, and for no application', async () => {
  const proof = await solved(challengeOf(await sendComment()).challenge);
  expect((await sendComment({ proof })).status).toBe(201);
  challengeOf(await sendComment({ proof }));
  const other = await solved(challengeOf(await sendComment()).challenge);
  for (let count = 0; count <= FORMS_PER_MINUTE; count += 1) await submit(cms.url, submission({}, { email: 'none' }));
  expect((await submit(cms.url, submission({ proof: other }))).status).toBe(428);
});

test('a comment that the person may not send yet does not use up the proof', async () => {
  const address = newAddress();
  const proofOf = async () => solved(challengeOf(await sendComment({ address })).challenge);
  for (let count = 0; count < 10; count += 1) {
    expect((await sendComment({ address, proof: await proofOf() })).status).toBe(201);
  }
  const proof = await proofOf();
  expect((await sendComment({ address, proof })).status).toBe(429);
  expect((await sendComment({ proof })).status).toBe(201);
});

test('without scripts, a ticket is accepted after half a minute from the network that got it', async () => {
  const address = newAddress();
  const { wait, waitSeconds } = challengeOf(await sendComment({ address }));
  expect(waitSeconds).toBe(30);
  expect(challengeOf(await sendComment({ address, proof: wait })).wait).toBe(wait);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  challengeOf(await sendComment({ address: newAddress(), proof: wait }));
  expect((await sendComment({ address, proof: wait })).status).toBe(201);
});

test.each([
  ['ratings', FORMS_PER_MINUTE, () => ({ subjectType: 'article', subjectId: article, stars: 4 })],
  ['comment-reports', COMMENTS_PER_MINUTE, () => ({ commentId: 'nothing', reason: 'false', text: null })],
] satisfies [VisitorPath, number, () => object][])(
  '%s above %d a minute need a proof',
  async (form, perMinute, fields) => {
    const message = () => ({ locale: 'es-ES', ...fields(), proof: null, address: newAddress() });
    for (let count = 0; count < perMinute; count += 1) {
      expect((await send(cms.url, form, message())).status).not.toBe(428);
    }
    const { challenge } = challengeOf(await send(cms.url, form, message()).then(() => send(cms.url, form, message())));
    expect((await send(cms.url, form, { ...message(), proof: await solved(challenge) })).status).not.toBe(428);
  },
);
