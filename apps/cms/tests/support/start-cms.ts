import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { openTestDatabase } from './test-database';

const require = createRequire(import.meta.url);

export const READ_TOKEN = 'read-token-of-the-tests-0123456789';
export const WRITE_TOKEN = 'write-token-of-the-tests-0123456789';
export const PREVIEW_TOKEN = 'preview-token-of-the-tests-012345678';
export const REVALIDATE_SECRET = 'revalidate-secret-of-the-tests-0123456789';
/** `prueba` is the network of the tests; its secret signs their postbacks. */
export const POSTBACK_SECRET = 'postback-secret-of-the-tests-0123456789';
/** Stands in the addresses that `prueba` calls. */
export const POSTBACK_URL_SECRET = 'address-secret-of-the-tests-0123456789';
export const APPLICATION_SECRET = 'application-secret-of-the-tests-0123456789';
/** Under the id `k1`. */
export const PERSONAL_DATA_KEY = Buffer.alloc(32, 7).toString('base64');
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'Correct-horse-1' };

export interface RunningCms {
  strapi: Core.Strapi;
  url: string;
  graphql(query: string, variables?: object, token?: string | null): Promise<GraphqlAnswer>;
  stop(): Promise<void>;
}

export interface GraphqlAnswer {
  status: number;
  /** Empty if the answer has only errors. */
  data: Record<string, unknown>;
  errors: { message: string }[];
}

interface Options {
  seed?: 'auto' | 'never';
  revalidateUrls?: string[];
  /** Variables that replace those of the tests. */
  environment?: Record<string, string>;
  /** Keeps the database of an earlier start, to test a restart. */
  folder?: string;
}

/** The environment of a test CMS: SQLite and uploads in a folder, a free port, no seed. */
export function cmsEnvironment(home: string): Record<string, string> {
  const secret = 'secret-of-the-tests-0123456789';
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(home, 'cms.sqlite'),
    PUBLIC_DIR: path.join(home, 'public'),
    MAIL_FOLDER: path.join(home, 'mails'),
    APP_KEYS: secret,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    ENCRYPTION_KEY: secret,
    // All tests come from one machine, and are no attack.
    FORMS_PER_MINUTE: '100000',
    CMS_READ_TOKEN: READ_TOKEN,
    CMS_WRITE_TOKEN: WRITE_TOKEN,
    CMS_PREVIEW_TOKEN: PREVIEW_TOKEN,
    VISITOR_HASH_SECRET: secret,
    PERSONAL_DATA_KEYS: `k1:${PERSONAL_DATA_KEY}`,
    APPLICATION_SECRET,
    POSTBACK_SECRETS: `prueba=${POSTBACK_SECRET}`,
    POSTBACK_URL_SECRETS: `prueba=${POSTBACK_URL_SECRET}`,
    REDIS_URL: '',
    REVALIDATE_SECRET,
    REVALIDATE_URLS: '',
    SEED: 'never',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  };
}

/**
 * Starts the compiled CMS (apps/cms/dist) in this process on a free port of the loopback. Its database is a temporary SQLite
 * file, or a PostgreSQL database of its own in the project `postgres`.
 */
export async function startCms({
  seed = 'never',
  revalidateUrls = [],
  environment,
  folder,
}: Options = {}): Promise<RunningCms> {
  const home = folder ?? mkdtempSync(path.join(tmpdir(), 'cms-test-'));
  const database = await openTestDatabase(home);
  const forget = setVariables({
    ...cmsEnvironment(home),
    ...database.environment,
    ...{ SEED: seed, REVALIDATE_URLS: revalidateUrls.join(',') },
    ...environment,
  });
  const load = require('../../scripts/strapi.cjs') as (options: object) => Promise<Core.Strapi>;
  const strapi = await load({ listen: true });
  countLoginsApart(strapi);
  const url = `http://127.0.0.1:${(strapi.server.httpServer.address() as AddressInfo).port}`;
  return {
    strapi,
    url,
    graphql: (query, variables = {}, token = READ_TOKEN) => graphql(url, query, variables, token),
    async stop() {
      await destroy(strapi);
      forget();
      if (folder) return;
      await database.remove();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Strapi counts logins in its process: those at the CMS of one test file would be too many for the next one. */
function countLoginsApart(strapi: Core.Strapi): void {
  const name = randomUUID();
  strapi.config.set('admin.rateLimit', { enabled: true, getUserId: async () => name });
}

/** Sets variables of this process, which other test files use after this one. @returns sets them to what they were before */
function setVariables(variables: Record<string, string>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/**
 * Strapi removes all listeners of the process when it ends, and would cut the test runner's own. It adds only those of the two signals,
 * which the test runner leaves to their default in its workers.
 */
async function destroy(strapi: Core.Strapi): Promise<void> {
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  try {
    await strapi.destroy();
  } finally {
    process.removeAllListeners = removeAllListeners;
    for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  }
}

export async function graphql(
  url: string,
  query: string,
  variables: object,
  token: string | null,
): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Partial<GraphqlAnswer>;
  return { status: response.status, data: answer.data ?? {}, errors: answer.errors ?? [] };
}
