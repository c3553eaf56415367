import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commentPage } from './support/comment-page';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { approvedComment, comment, send, storedComment } from './support/visitors';

let cms: RunningCms;
let article: string;
let lender: string;
beforeAll(async () => {
  cms = await startCms();
  article = (await createSample(cms.strapi, 'article', 'un-articulo')).documentId;
  lender = (await createSample(cms.strapi, 'lender', 'un-prestamista')).documentId;
});
afterAll(() => cms?.stop());

describe('published reviews in GraphQL', () => {
  test('contain no pending or rejected comment in any order and on any page', async () => {
    const about = { subjectType: 'lender', subjectId: lender };
    await approvedComment(cms, 'La única que se ve, y es muy negativa', { ...about, rating: 1 });
    await send(cms.url, 'comments', comment('oculta: espera', about));
    await send(cms.url, 'comments', comment('oculta: rechazada', { ...about, rating: 5 }));
    const { documentId } = await storedComment(cms.strapi, 'oculta: rechazada');
    const data = { moderation: 'rejected', rejectionReason: 'other' };
    await cms.strapi.documents('api::comment.comment').update({ documentId, locale: 'es-ES', data } as never);
    for (const order of ['newest', 'oldest', 'moderation', 'email:asc']) {
      for (const number of [-1, 0, 1, 2, 1000, 2_000_000_000]) {
        const found = await commentPage(cms, 'lender', lender, { order, page: number });
        expect(JSON.stringify(found)).not.toContain('oculta');
        expect(found.ratingCount).toBe(1);
        expect(found.ratingAverage).toBe(1);
      }
    }
    const texts = (await commentPage(cms, 'lender', lender)).comments.map(({ text }) => text);
    expect(texts).toContain('La única que se ve, y es muy negativa');
  });

  test('are sorted from the newest or from the oldest, ten to a page', async () => {
    const { documentId } = await createSample(cms.strapi, 'article', 'muy-comentado');
    const about = { subjectType: 'article', subjectId: documentId };
    for (let index = 10; index < 22; index += 1) await approvedComment(cms, `Comentario número ${index}`, about);
    const newest = await commentPage(cms, 'article', documentId);
    expect(newest).toMatchObject({ total: 12, pageCount: 2 });
    expect(newest.comments.map(({ text }) => text.slice(-2))).toEqual('21 20 19 18 17 16 15 14 13 12'.split(' '));
    const oldest = await commentPage(cms, 'article', documentId, { order: 'oldest', page: 2 });
    expect(oldest.comments.map(({ text }) => text.slice(-2))).toEqual(['20', '21']);
  });

  test('have no fields for e-mail address, hash or moderation', async () => {
    for (const field of [
      'email',
      'personHash',
      'contentHash',
      'moderation',
      'decisions { by }',
      'documentId',
      'createdBy { id }',
    ]) {
      const { errors } = await cms.graphql(
        `{ commentPage(locale: "es-ES", subjectType: "home", subjectId: "home", order: "newest", page: 1) { comments { ${field} } } }`,
      );
      expect(errors[0]?.message, field).toMatch(/Cannot query field/);
    }
  });

  test('have no list of comments, ratings or reports, and no filter for one', async () => {
    const fields = [
      'comments',
      'comment',
      'comments_connection',
      'ratings',
      'rating',
      'commentReports',
      'commentReport',
    ];
    for (const field of fields) {
      const { errors } = await cms.graphql(`{ ${field} { __typename } }`);
      expect(errors[0]?.message, field).toMatch(/Cannot query field/);
    }
    const filtered =
      '{ commentPage(locale: "es-ES", subjectType: "home", subjectId: "home", order: "newest", page: 1, filters: {}) { total } }';
    expect((await cms.graphql(filtered)).errors[0]?.message).toMatch(/Unknown argument "filters"/);
    const schema = String(readFileSync(new URL('../../../packages/types/schema.graphql', import.meta.url)));
    expect(schema).not.toMatch(
      /personHash|contentHash|rejectionReason|CommentReport|CommentFiltersInput|RatingFiltersInput/,
    );
  });

  test('need the read token', async () => {
    const query =
      '{ commentPage(locale: "es-ES", subjectType: "home", subjectId: "home", order: "newest", page: 1) { total } }';
    expect((await cms.graphql(query, {}, null)).status).toBe(401);
    expect((await cms.graphql(query, {}, WRITE_TOKEN)).status).toBe(401);
  });
});

describe('the address of a visitor', () => {
  test('is in no column, in no file of the database and in no log line, not even of a failure', async () => {
    const address = '198.51.100.77';
    const lines: string[] = [];
    const levels = ['error', 'warn', 'info', 'http', 'debug'] as const;
    const spies = levels.map((level) =>
      vi.spyOn(cms.strapi.log, level).mockImplementation((...args: unknown[]) => {
        lines.push(args.map(String).join(' '));
        return cms.strapi.log;
      }),
    );
    expect((await send(cms.url, 'comments', comment('Desde una dirección propia', { address }))).status).toBe(201);
    const stars = { locale: 'es-ES', subjectType: 'article', subjectId: article, stars: 3, address };
    expect((await send(cms.url, 'ratings', stars)).status).toBe(201);

    const create = vi.spyOn(cms.strapi.db, 'transaction').mockRejectedValueOnce(
      Object.assign(new Error(`insert into comments values ('eva-secret@example.com', '${address}')`), {
        code: 'SQLITE_X',
      }),
    );
    const failed = await send(cms.url, 'comments', comment('Esto no se puede guardar', { address }));
    expect([failed.status, failed.body]).toEqual([500, { error: 'failed' }]);
    create.mockRestore();
    for (const spy of spies) spy.mockRestore();

    expect(lines.join('\n')).toContain('POST /api/comments failed: Error (SQLITE_X)');
    expect(lines.join('\n')).not.toMatch(/198\.51\.100\.77|eva-secret|Esto no se puede/);
    const folder = path.dirname(String(process.env.DATABASE_FILENAME));
    for (const file of readdirSync(folder).filter((name) => name.startsWith('cms.sqlite'))) {
      expect(readFileSync(path.join(folder, file)).includes(address), file).toBe(false);
    }
  });
});
