import type { Core } from '@strapi/strapi';
import type { UploadSpace } from '../../content/uploads/upload-space';
import type { DatabaseWatch } from '../database/database-watch';
import type { RequestMetrics } from '../metrics/request-metrics';

/** The objects of `register()` that middlewares need. Strapi creates the middlewares, so they cannot be passed as arguments. */
export interface Operations {
  database: DatabaseWatch;
  requests: RequestMetrics;
  uploads: UploadSpace;
}

const provided = new WeakMap<Core.Strapi, Operations>();

export const provideOperations = (strapi: Core.Strapi, operations: Operations): void => {
  provided.set(strapi, operations);
};

/** Call it when Strapi creates its middlewares, which is after `register()`. */
export function operationsOf(strapi: Core.Strapi): Operations {
  const operations = provided.get(strapi);
  if (!operations) throw new Error('A middleware was created before register() provided its dependencies');
  return operations;
}
