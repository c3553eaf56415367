import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { beforeStop } from '../strapi-internals/before-stop';

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Lets requests that are being answered end before the server goes: Strapi by itself cuts them off. New connections are
 * refused from the first moment, those at rest are closed.
 */
export function finishRequestsFirst(strapi: Core.Strapi): void {
  beforeStop(strapi, () => finishRequests(strapi.server.httpServer, PATIENCE_MS));
}

/** Resolves when the last answer is out, or after `patience` milliseconds: who is not done by then is cut off. */
export async function finishRequests(server: Server, patience: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const ending = setTimeout(() => server.closeAllConnections(), patience);
  server.closeIdleConnections();
  await closed;
  clearInterval(looking);
  clearTimeout(ending);
}
