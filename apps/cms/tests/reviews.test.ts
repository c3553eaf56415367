import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOWANCES } from '../src/visitors/reviews/allowances';
import { commentPage } from './support/comment-page';
import { createSample } from './support/sample-data';
import { READ_TOKEN, type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { approvedComment, comment, newAddress, send, storedComment } from './support/visitors';

let cms: RunningCms;
let article: string;
let lender: string;
beforeAll(async () => {
  cms = await startCms();
  article = (await createSample(cms.strapi, 'article', 'un-articulo')).documentId;
  lender = (await createSample(cms.strapi, 'lender', 'un-prestamista')).documentId;
});
afterAll(() => cms?.stop());

const comments = () => cms.strapi.db.query('api::comment.comment');
const ratings = () => cms.strapi.db.query('api::rating.rating');
const reports = () => cms.strapi.db.query('api::comment-report.comment-report');

const rating = (stars: number, address = newAddress(), changes: object = {}) =>
  send(cms.url, 'ratings', { locale: 'es-ES', subjectType: 'article', subjectId: article, stars, address, ...changes });

const report = (commentId: string, address = newAddress(), changes: object = {}) =>
  send(cms.url, 'comment-reports', { locale: 'es-ES', commentId, reason: 'false', text: null, address, ...changes });

describe('review endpoints: authentication', () => {
  test.each([null, READ_TOKEN, `${WRITE_TOKEN}x`, ''])(
    'answer 401 for the bearer %s and store nothing',
    async (token) => {
      for (const where of ['comments', 'ratings', 'comment-reports'] as const) {
        const { status } = await send(cms.url, where, comment('Nadie lo verá nunca'), token);
        expect(status, where).toBe(401);
      }
      expect(await comments().count()).toBe(0);
    },
  );

  test('let the write token read nothing', async () => {
    expect((await cms.graphql('{ articles { title } }', {}, WRITE_TOKEN)).status).toBe(401);
    for (const where of ['comments', 'ratings', 'comment-reports', 'articles', 'upload/files']) {
      const response = await fetch(`${cms.url}/api/${where}`, { headers: { authorization: `Bearer ${WRITE_TOKEN}` } });
      expect([401, 403, 404, 405], where).toContain(response.status);
    }
  });
});

describe('POST /api/comments', () => {
  test('stores a pending comment with the facts for the moderator and without the visitor’s address', async () => {
    const text = 'Una opinión que espera';
    const answer = await send(
      cms.url,
      'comments',
      comment(text, { subjectType: 'lender', subjectId: lender, rating: 2 }),
    );
    expect([answer.status, answer.body]).toEqual([201, { outcome: 'accepted' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const row = await storedComment(cms.strapi, text);
    expect(row).toMatchObject({
      locale: 'es-ES',
      subjectType: 'lender',
      subjectId: lender,
      subjectTitle: 'un-prestamista',
      name: 'Eva',
      email: null,
      emailSealed: expect.stringMatching(/^k1\.row\./),
      emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      rating: 2,
      parent: null,
      moderation: 'pending',
      verifiedBy: null,
      personHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
    });
    expect(await commentPage(cms, 'lender', lender)).toMatchObject({ total: 0, comments: [], ratingCount: 0 });
  });

  test('answers 422 with one code per field for an invalid comment', async () => {
    const message = comment('corto', { name: '', email: 'x', rating: 9, locale: 'en' });
    const { status, body } = await send(cms.url, 'comments', message);
    expect(status).toBe(422);
    expect(body).toEqual({
      errors: [
        { field: 'locale', code: 'invalid' },
        { field: 'name', code: 'missing' },
        { field: 'email', code: 'invalid' },
        { field: 'text', code: 'too_short' },
        { field: 'rating', code: 'invalid' },
      ],
    });
    for (const broken of [{}, [], comment('x'.repeat(2001))]) {
      expect((await send(cms.url, 'comments', broken)).status).toBe(422);
    }
  });

  test('refuses two links and accepts one', async () => {
    const two = await send(cms.url, 'comments', comment('Mirad https://a.example y https://b.example'));
    expect([two.status, two.body]).toEqual([422, { errors: [{ field: 'text', code: 'links' }] }]);
    expect((await send(cms.url, 'comments', comment('Lo dice https://a.example'))).status).toBe(201);
  });

  test('answers 404 for a subject that is not published on this site', async () => {
    const draft = await createSample(cms.strapi, 'article', 'borrador', { status: 'draft' });
    const subjects = [
      { subjectType: 'article', subjectId: draft.documentId },
      { subjectType: 'article', subjectId: article, locale: 'pl-PL' },
      { subjectType: 'article', subjectId: lender },
      { subjectType: 'home', subjectId: article },
    ];
    for (const subject of subjects) {
      const { status, body } = await send(cms.url, 'comments', comment('Sobre algo que no existe', subject));
      expect([status, body]).toEqual([404, { error: 'unknown-subject' }]);
    }
    expect((await send(cms.url, 'comments', comment('Główna strona', { locale: 'pl-PL' }))).status).toBe(201);
  });

  test('stores a repeat within an hour once, even a simultaneous one, and stores it again after the hour', async () => {
    const text = 'He enviado esto dos veces';
    const message = comment(text, { subjectType: 'article', subjectId: article });
    const answers = await Promise.all([1, 2, 3].map(() => send(cms.url, 'comments', message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ outcome: 'repeated' });
    const shouted = await send(cms.url, 'comments', { ...message, text: text.toUpperCase() });
    expect(shouted.body).toEqual({ outcome: 'repeated' });
    expect(await comments().count({ where: { text } })).toBe(1);

    expect((await send(cms.url, 'comments', { ...message, subjectType: 'lender', subjectId: lender })).status).toBe(
      201,
    );
    expect((await send(cms.url, 'comments', { ...message, address: newAddress() })).status).toBe(201);
    await comments().updateMany({ where: { text }, data: { sentAt: new Date(Date.now() - 61 * 60_000) } });
    expect((await send(cms.url, 'comments', message)).body).toEqual({ outcome: 'accepted' });
  });

  test('accepts a reply to an approved comment, and puts a reply to a reply under the top comment', async () => {
    const about = { subjectType: 'article', subjectId: article };
    const top = await approvedComment(cms, 'La primera de un hilo', about);
    const reply = await approvedComment(cms, 'Una respuesta a la primera', {
      ...about,
      parentId: top.documentId,
      rating: 5,
    });
    expect(reply).toMatchObject({ parent: { id: top.id }, rating: null });
    const deeper = await approvedComment(cms, 'Una respuesta a la respuesta', { ...about, parentId: reply.documentId });
    expect(deeper).toMatchObject({ parent: { id: top.id } });
    const thread = (await commentPage(cms, 'article', article)).comments.find(({ id }) => id === top.documentId);
    expect(thread?.replies.map(({ text }) => text)).toEqual([
      'Una respuesta a la primera',
      'Una respuesta a la respuesta',
    ]);
  });

  test('refuses a reply to a comment that is not approved, of another subject or unknown', async () => {
    await send(cms.url, 'comments', comment('Todavía nadie la ha leído'));
    const pending = await storedComment(cms.strapi, 'Todavía nadie la ha leído');
    const elsewhere = await approvedComment(cms, 'De otra página', { subjectType: 'lender', subjectId: lender });
    for (const parentId of [pending.documentId, elsewhere.documentId, 'nothing']) {
      const { status } = await send(cms.url, 'comments', comment('Una respuesta a nada', { parentId }));
      expect(status).toBe(404);
    }
  });

  test('limits submissions per address and states the waiting time', async () => {
    const address = newAddress();
    for (let index = 0; index < ALLOWANCES.comments.perPerson; index += 1) {
      expect((await send(cms.url, 'comments', comment(`Insisto por vez número ${index}`, { address }))).status).toBe(
        201,
      );
    }
    const answer = await send(cms.url, 'comments', comment('Insisto una vez más', { address }));
    expect(answer.status).toBe(429);
    const { retryAfterSeconds } = answer.body as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(3500);
    expect(answer.headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect((await send(cms.url, 'comments', comment('Yo llego por primera vez'))).status).toBe(201);
  });
});

describe('POST /api/ratings', () => {
  test('replaces a person’s earlier rating of the article', async () => {
    const summary = async () =>
      (
        await cms.graphql(
          'query ($id: String!) { ratingSummary(locale: "es-ES", subjectType: "article", subjectId: $id) { count average } }',
          { id: article },
        )
      ).data.ratingSummary;
    const address = newAddress();
    expect((await rating(2, address)).body).toEqual({ outcome: 'accepted' });
    expect((await rating(2, address)).body).toEqual({ outcome: 'repeated' });
    expect(await summary()).toEqual({ count: 1, average: 2 });
    expect((await rating(5, address)).body).toEqual({ outcome: 'accepted' });
    expect((await rating(4)).status).toBe(201);
    expect(await summary()).toEqual({ count: 2, average: 4.5 });
  });

  test('stores two simultaneous identical ratings once, by a unique index of the database', async () => {
    const { documentId } = await createSample(cms.strapi, 'article', 'a-la-vez');
    const address = newAddress();
    await Promise.all([1, 2, 3].map((stars) => rating(stars, address, { subjectId: documentId })));
    const rows = await ratings().findMany({ where: { subjectId: documentId } });
    expect(rows).toHaveLength(1);
    const { id: _, documentId: __, ...copy } = rows[0];
    await expect(ratings().create({ data: copy })).rejects.toThrow(/unique/i);
  });

  test('accepts one to five stars for a published article only', async () => {
    expect((await rating(3, newAddress(), { subjectId: lender })).status).toBe(404);
    expect((await rating(3, newAddress(), { locale: 'pl-PL' })).status).toBe(404);
    expect((await rating(6)).body).toEqual({ errors: [{ field: 'stars', code: 'invalid' }] });
    expect((await rating(3, newAddress(), { subjectType: 'lender', subjectId: lender })).status).toBe(422);
  });
});

describe('POST /api/comment-reports', () => {
  test('stores one open report per person', async () => {
    const { documentId, id } = await approvedComment(cms, 'Una opinión que alguien denuncia');
    const address = newAddress();
    expect((await report(documentId, address)).status).toBe(201);
    expect((await report(documentId, address, { reason: 'offensive' })).body).toEqual({ outcome: 'repeated' });
    expect((await report(documentId)).status).toBe(201);
    const open = await reports().findMany({ where: { comment: { id } } });
    expect(open).toMatchObject([{ state: 'open', reason: 'false', locale: 'es-ES' }, { state: 'open' }]);
  });

  test('answers 404 for a comment that is not visible', async () => {
    await send(cms.url, 'comments', comment('Nadie puede denunciar esto'));
    const { documentId } = await storedComment(cms.strapi, 'Nadie puede denunciar esto');
    expect((await report(documentId)).body).toEqual({ error: 'unknown-subject' });
    expect((await report('nothing')).status).toBe(404);
  });
});
