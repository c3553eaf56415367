import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { expect, test, vi } from 'vitest';
import { LOCALIZED_TYPES, uidOf } from './content/content-types';
import type { DocumentMiddleware } from './content/documents/document-action';
import type { DeliverySettings } from './delivery/lenders/delivery-settings';
import type { Outbox } from './delivery/publishing/outbox';
import { documentMiddlewares, MIDDLEWARE_KINDS } from './document-middlewares';

const WRITE_ACTIONS = ['create', 'clone', 'update', 'discardDraft', 'publish', 'unpublish', 'delete'];
const WRITES_OF_QUERIES = ['create', 'createMany', 'update', 'updateMany', 'delete', 'deleteMany'];

const writeActions = LOCALIZED_TYPES.flatMap((type) => WRITE_ACTIONS.map((action) => [action, type] as const));

/** A Strapi with one administrator, who may do either everything or nothing. `wrote` is called at each attempt to write. */
const deliverySettings: DeliverySettings = { secrets: new Map(), isPrivateAllowed: false };

function strapiFor(mayWrite: boolean, wrote: (what: string) => void): Core.Strapi {
  const queries = {
    findOne: async () => null,
    findMany: async () => [{ id: 1, documentId: 'abc', locale: 'es-ES' }],
    count: async () => 0,
    ...Object.fromEntries(WRITES_OF_QUERIES.map((name) => [name, async () => wrote(name)])),
  };
  const transaction = { onCommit: () => undefined, trx: { raw: async () => wrote('raw') } };
  return {
    requestContext: { get: () => ({ state: { userAbility: {}, user: { id: 1 } } }) },
    service: () => ({
      createPermissionsManager: () => ({ ability: { can: () => mayWrite }, toSubject: (row: object) => row }),
    }),
    plugin: () => ({ service: () => ({ getDefaultLocale: async () => 'es-ES' }) }),
    getModel: () => ({ attributes: {} }),
    get: (name: string) => (name === 'prestafaro.delivery-settings' ? deliverySettings : undefined),
    documents: () => ({ delete: async () => wrote('document') }),
    db: {
      query: () => queries,
      transaction: (work: (scope: typeof transaction) => unknown) => work(transaction),
    },
  } as unknown as Core.Strapi;
}

const outboxFor = (wrote: (what: string) => void) =>
  ({ add: async () => wrote('event'), wake: () => undefined }) as unknown as Outbox;

/** Form data for any type that breaks most rules. It is frozen, so that a change throws a TypeError. */
function frozenContext(action: string, uid: string) {
  const data = Object.freeze({
    slug: 'blog',
    title: 'Título',
    fixedPage: 'privacy',
    moderation: 'rejected',
    blocks: Object.freeze([Object.freeze({ __component: 'blocks.table', caption: 'Tabla', rows: 'a|b' })]),
    minAmount: 900,
    maxAmount: 300,
    number: 7,
  });
  const params = { documentId: 'abc', locale: 'es-ES', status: 'published', data };
  return { uid, action, params, contentType: {} } as unknown as Parameters<DocumentMiddleware>[0];
}

test('documentMiddlewares: are in the order of their kinds: guard, order, event, change, check, record', () => {
  const kinds = documentMiddlewares(strapiFor(true, vi.fn()), outboxFor(vi.fn())).map(({ kind }) => kind);
  const inOrder = [...kinds].sort((a, b) => MIDDLEWARE_KINDS.indexOf(a) - MIDDLEWARE_KINDS.indexOf(b));
  expect(kinds).toEqual(inOrder);
  expect(new Set(kinds)).toEqual(new Set(MIDDLEWARE_KINDS));
});

test('only document-middlewares.ts registers a middleware of the Document Service', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const registering = files.filter((file) =>
    /\bdocuments\s*\.use\(/.test(readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(registering.filter((file) => !file.endsWith('.test.ts'))).toEqual(['document-middlewares.ts']);
});

test.each(writeActions)(
  'a caller without permission causes no write and no change by %s of %s',
  async (action, type) => {
    const wrote = vi.fn();
    const written = vi.fn();
    const chain = documentMiddlewares(strapiFor(false, wrote), outboxFor(wrote));
    const context = frozenContext(action, uidOf(type));
    const run = chain.reduceRight<() => Promise<unknown>>(
      (next, { middleware }) =>
        async () =>
          middleware(context, next as never),
      async () => written(),
    );
    await expect(run()).rejects.toBeInstanceOf(errors.ForbiddenError);
    expect(wrote).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
  },
);

test.each(
  documentMiddlewares(strapiFor(true, vi.fn()), outboxFor(vi.fn()))
    .filter(({ kind }) => kind === 'guard' || kind === 'check')
    .map(({ name }) => name),
)('the %s middleware neither writes a row nor changes the entry, for any action and type', async (name) => {
  const wrote = vi.fn();
  const chain = documentMiddlewares(strapiFor(true, wrote), outboxFor(wrote));
  const { middleware } = chain.find((candidate) => candidate.name === name) as (typeof chain)[number];
  for (const [action, type] of writeActions) {
    const next = async () => ({ documentId: 'abc', locale: 'es-ES' });
    const refusal = await middleware(frozenContext(action, uidOf(type)), next as never).catch(
      (error: unknown) => error,
    );
    if (refusal instanceof Error) expect(refusal).toBeInstanceOf(errors.ValidationError);
  }
  expect(wrote).not.toHaveBeenCalled();
});
