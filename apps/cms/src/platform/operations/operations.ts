import type { Core } from '@strapi/strapi';
import type { UploadSpace } from '../../content/uploads/upload-space';
import type { DatabaseWatch } from '../database/database-watch';
import type { RequestMetrics } from '../metrics/request-metrics';

/** What the middlewares need of what `register` has made: Strapi makes them itself. */
export interface Operations {
  database: DatabaseWatch;
  requests: RequestMetrics;
  uploads: UploadSpace;
}

const provided = new WeakMap<Core.Strapi, Operations>();

export const provideOperations = (strapi: Core.Strapi, operations: Operations): void => {
  provided.set(strapi, operations);
};

/** To be called when Strapi makes its middlewares, which is after `register()`. */
export function operationsOf(strapi: Core.Strapi): Operations {
  const operations = provided.get(strapi);
  if (!operations) throw new Error('A middleware was made before register() provided what it needs');
  return operations;
}
