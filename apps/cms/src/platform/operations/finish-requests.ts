import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { beforeStop } from '../strapi-internals/before-stop';

const TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/**
 * Completes running requests before the server stops, because Strapi alone would cut them off. New connections are refused at
 * once, and idle ones are closed.
 */
export function finishRequestsFirst(strapi: Core.Strapi): void {
  beforeStop(strapi, () => finishRequests(strapi.server.httpServer, TIMEOUT_MS));
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
