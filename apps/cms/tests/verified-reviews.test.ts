import type { VerifiedBy } from '@prestafaro/types/visitor-forms';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { createPersonalData } from '../src/leads/personal-data/personal-data';
import { readEnvironment } from '../src/platform/environment';
import { signInAsAdministrator, signInWithRole } from './support/admin';
import { applicationWithToken, clickId, networks, postback, publishOffer } from './support/click-out';
import { commentPage } from './support/comment-page';
import { countQueries } from './support/count-queries';
import { recordLog } from './support/log-lines';
import { createSample } from './support/sample-data';
import { columnsWith } from './support/search-database';
import { type RunningCms, startCms } from './support/start-cms';
import { comment, send, storedComment } from './support/visitors';

let cms: RunningCms;
/** documentIds. The offers 1 and 2 are of these two. */
const lenders = new Map<number, string>();
beforeAll(async () => {
  cms = await startCms();
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  for (const offerId of [1, 2]) {
    await publishOffer(cms.strapi, offerId);
    const lender = await cms.strapi.db.query(uidOf('lender')).findOne({ where: { slug: `lender-es-es-${offerId}` } });
    lenders.set(offerId, lender.documentId);
  }
});
afterAll(() => cms?.stop());
afterEach(() => void vi.restoreAllMocks());

let reviews = 0;

/** Sends a review of the lender of an offer, with the token of an application. */
async function review(applicationToken: string | null, { lender = 1, ...changes }: Record<string, unknown> = {}) {
  reviews += 1;
  const text = `Una opinión con solicitud, la número ${reviews}`;
  const about = { subjectType: 'lender', subjectId: lenders.get(Number(lender)), applicationToken };
  const { status, body } = await send(cms.url, 'comments', comment(text, { ...about, ...changes }));
  return { status, body, text, row: await storedComment(cms.strapi, text) };
}

/** An application with a click on the offer 1, and what the network reported of it. */
async function applied(...statuses: string[]) {
  const { id, token } = await applicationWithToken(cms.strapi);
  const clicked = await clickId(cms, 1, { token });
  for (const status of statuses) expect((await postback(cms, { click_id: clicked, status })).status).toBe(200);
  return { id, token, clicked };
}

let deliveries = 0;
async function deliver(applicationId: number, changes: object = {}): Promise<void> {
  deliveries += 1;
  const lender = await cms.strapi.db.query(uidOf('lender')).findOne({ where: { documentId: lenders.get(1) } });
  await cms.strapi.db.query(uidOf('delivery')).create({
    data: {
      ...{ idempotencyKey: `00000000-0000-4000-9000-${String(deliveries).padStart(12, '0')}`, kind: 'application' },
      ...{ applicationId, site: 'es-ES', lane: 'entidad', offerId: 1, offerHeader: 'offer-1' },
      ...{ lenderId: lender.documentId, lenderName: lender.name },
      ...{ parts: ['loan'], state: 'accepted', attempts: 1, queuedAt: new Date(), dueAt: new Date(), ...changes },
    },
  });
}

const verifiedBy = (proof: VerifiedBy) => ({
  status: 201,
  body: { outcome: 'accepted', isVerified: true },
  row: { verifiedBy: proof },
});
const notVerified = {
  status: 201,
  body: { outcome: 'accepted', isVerified: false },
  row: { verifiedBy: null },
};

describe('R10: a review is verified', () => {
  test.each(['approved', 'rejected', 'sale'])(
    'by the decision, after the network reported «%s» of a click of the application',
    async (status) => {
      const { token } = await applied(status);
      expect(await review(token)).toMatchObject(verifiedBy('decision'));
    },
  );

  test('by its applicant, who opened the link of our mail about an application that the lender has, while the link is valid', async () => {
    const { id } = await applicationWithToken(cms.strapi);
    await deliver(id);
    const token = 'L'.repeat(43);
    const { APPLICATION_SECRET, PERSONAL_DATA_KEYS } = readEnvironment();
    const tokenHash = createPersonalData(PERSONAL_DATA_KEYS, APPLICATION_SECRET).lookupHash('token', token);
    const expiresAt = new Date(Date.now() + 60_000);
    const links = cms.strapi.db.query(uidOf('mailed-link'));
    const data = { tokenHash, purpose: 'status', subject: String(id), site: 'es-ES', expiresAt, createdAt: new Date() };
    await links.create({ data });
    expect(await review(token)).toMatchObject(verifiedBy('applicant'));
    expect(await review(token, { lender: 2 })).toMatchObject(notVerified);
    await links.updateMany({ where: { tokenHash }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await review(token)).toMatchObject(notVerified);
  });

  test('whatever its stars, and the page says so after a moderator approved it', async () => {
    const { token } = await applied('rejected');
    const { row, text } = await review(token, { rating: 1 });
    const { documentId } = row;
    const approval = { documentId, locale: 'es-ES', data: { moderation: 'approved' } };
    await cms.strapi.documents('api::comment.comment').update(approval as never);
    const page = await commentPage(cms, 'lender', lenders.get(1));
    expect(page.comments.find((each) => each.text === text)).toMatchObject({ verifiedBy: 'decision', rating: 1 });
  });

  test('as before, if its answer was lost and it is sent again', async () => {
    const { token } = await applied('approved');
    const text = 'Una opinión que llega dos veces';
    const message = comment(text, { subjectType: 'lender', subjectId: lenders.get(1), applicationToken: token });
    expect((await send(cms.url, 'comments', message)).body).toEqual({ outcome: 'accepted', isVerified: true });
    expect((await send(cms.url, 'comments', message)).body).toEqual({ outcome: 'repeated', isVerified: true });
  });
});

describe('R10: a review is not verified', () => {
  test('before the lender decided, or with a report that is ignored', async () => {
    for (const statuses of [[], ['hold'], ['test']]) {
      expect(await review((await applied(...statuses)).token)).toMatchObject(notVerified);
    }
  });

  test('because the server of a lender accepted the application', async () => {
    const { id, token } = await applicationWithToken(cms.strapi);
    await deliver(id);
    expect(await review(token)).toMatchObject(notVerified);
  });

  test.each(['waiting', 'refused', 'given_up', 'cancelled'])('with a delivery that is %s', async (state) => {
    const { id, token } = await applicationWithToken(cms.strapi);
    await deliver(id, { state });
    expect(await review(token)).toMatchObject(notVerified);
  });

  test('with a notice to the lender instead of an application', async () => {
    const { id, token } = await applicationWithToken(cms.strapi);
    await deliver(id, { kind: 'withdrawal' });
    expect(await review(token)).toMatchObject(notVerified);
  });

  test('if the answer is of another lender', async () => {
    const { token } = await applied('approved');
    expect(await review(token, { lender: 2 })).toMatchObject(notVerified);
    const { id, token: other } = await applicationWithToken(cms.strapi);
    await deliver(id, { lenderId: lenders.get(2) });
    expect(await review(other)).toMatchObject(notVerified);
    // An earlier version may have sent it to another lender than the named one.
    await deliver(id, { lenderId: null, offerId: 2 });
    expect(await review(other)).toMatchObject(notVerified);
  });

  test('with an application of another country, or one that is kept for claims only (R26)', async () => {
    const foreign = await applied('approved');
    const applications = cms.strapi.db.query(uidOf('application'));
    await applications.update({ where: { id: foreign.id }, data: { country: 'MX' } });
    expect(await review(foreign.token)).toMatchObject(notVerified);
    const blocked = await applied('approved');
    await applications.update({ where: { id: blocked.id }, data: { isBlocked: true } });
    expect(await review(blocked.token)).toMatchObject(notVerified);
  });

  test('without a token, and then the answer says nothing of it', async () => {
    expect(await review(null)).toMatchObject({ body: { outcome: 'accepted' }, row: { verifiedBy: null } });
    expect((await review(null)).body).toEqual({ outcome: 'accepted' });
  });

  test('on the home page and an article, whatever token comes along', async () => {
    const { token } = await applied('approved');
    const { documentId } = await createSample(cms.strapi, 'article', 'articulo-con-marca');
    expect(await review(token, { subjectType: 'home', subjectId: 'home' })).toMatchObject(notVerified);
    expect(await review(token, { subjectType: 'article', subjectId: documentId })).toMatchObject(notVerified);
  });

  test('with a forged token, which takes the same statements as a token with an answer', async () => {
    const { token } = await applied('approved');
    await review(token);
    const known = await countQueries(cms.strapi, () => review(token));
    const forged = await countQueries(cms.strapi, async () =>
      expect(await review('F'.repeat(43))).toMatchObject(notVerified),
    );
    expect(known.some((sql) => sql.includes('deliveries'))).toBe(true);
    expect(forged).toEqual(known);
  });
});

test('R28: neither the application nor its token is stored with a review or logged', async () => {
  const { token } = await applied('approved');
  const before = await columnsWith(cms.strapi, token);
  const lines = recordLog(cms.strapi);
  const { row } = await review(token);
  const other = await review(null);
  await review('F'.repeat(43));
  expect(before).toEqual([]);
  expect(await columnsWith(cms.strapi, token)).toEqual([]);
  const { APPLICATION_SECRET, PERSONAL_DATA_KEYS } = readEnvironment();
  const hash = createPersonalData(PERSONAL_DATA_KEYS, APPLICATION_SECRET).lookupHash('token', token);
  expect(await columnsWith(cms.strapi, hash)).toEqual(['applications.token_hash']);
  expect(Object.keys(row).sort()).toEqual(Object.keys(other.row).sort());
  const log = lines.join('\n');
  for (const secret of [token, hash, 'F'.repeat(43)]) expect(log).not.toContain(secret);
});

describe('R10: the mark', () => {
  const path = '/content-manager/collection-types/api::comment.comment';

  test('can be neither given nor removed in the admin', async () => {
    const moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
    const administrator = await signInAsAdministrator(cms.url);
    const { token } = await applied('approved');
    for (const [proof, call] of [
      ['decision', moderator],
      [null, administrator],
    ] as const) {
      const { row, text } = await review(proof && token);
      const form = { name: row.name, text, moderation: 'approved', verifiedBy: proof ? null : 'decision' };
      expect((await call('PUT', `${path}/${row.documentId}?locale=es-ES`, form)).status).toBe(200);
      const after = await storedComment(cms.strapi, text);
      expect(after).toMatchObject({ moderation: 'approved', verifiedBy: proof });
    }
  });

  test('cannot be given by an import or a seed, which use the Document Service', async () => {
    const { documentId } = (await review(null)).row;
    const documents = cms.strapi.documents('api::comment.comment');
    await documents.update({ documentId, locale: 'es-ES', data: { verifiedBy: 'decision' } } as never);
    const text = 'Una opinión importada de otro sitio';
    await documents.create({
      locale: 'es-ES',
      data: { name: 'Eva', text, subjectType: 'home', subjectId: 'home', verifiedBy: 'decision' },
    } as never);
    expect(await storedComment(cms.strapi, text)).toMatchObject({ verifiedBy: null });
    expect(await cms.strapi.db.query('api::comment.comment').findOne({ where: { documentId } })).toMatchObject({
      verifiedBy: null,
    });
  });

  test('stays when the application is erased, because nothing leads from one to the other (R27)', async () => {
    const { id, token } = await applied('approved');
    const { text } = await review(token);
    await cms.strapi.db.query(uidOf('application')).deleteMany({ where: { id } });
    expect(await storedComment(cms.strapi, text)).toMatchObject({ verifiedBy: 'decision' });
  });
});
