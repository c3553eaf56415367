import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { beforeStop } from '../strapi-internals/before-stop';
import { type ConnectionPool, connectionPool } from '../strapi-internals/knex-pool';

const TIMEOUT_MS = 10_000;
const DATABASE_TIMEOUT_MS = 2000;
const POLL_MS = 50;

/**
 * Completes running requests before the server stops, because Strapi alone would cut them off. New connections are refused at
 * once, and idle ones are closed. Statements that outlive their request are completed too.
 */
export function finishRequestsFirst(strapi: Core.Strapi): void {
  beforeStop(strapi, async () => {
    await finishRequests(strapi.server.httpServer, TIMEOUT_MS);
    await finishStatements(connectionPool(strapi), DATABASE_TIMEOUT_MS);
  });
}

/**
 * Resolves when no statement uses or waits for a connection, or after `timeoutMs`: the database may hang. Closing the pool
 * earlier rejects the statements that wait, and nobody catches a rejection of work that no request waits for.
 */
export async function finishStatements(
  pool: Pick<ConnectionPool, 'numUsed' | 'numPendingAcquires'>,
  timeoutMs: number,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (pool.numUsed() + pool.numPendingAcquires() > 0 && Date.now() < end) await delay(POLL_MS);
}

/** Resolves after the last answer, or after `timeoutMs`. Requests that still run then are cut off. */
export async function finishRequests(server: Server, timeoutMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const polling = setInterval(() => server.closeIdleConnections(), POLL_MS);
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(polling);
  clearTimeout(timer);
}
