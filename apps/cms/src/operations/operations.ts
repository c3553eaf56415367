import type { Core } from '@strapi/strapi';
import type { DatabaseWatch } from '../database/database-watch';
import type { RequestMetrics } from '../metrics/request-metrics';
import type { UploadSpace } from '../uploads/upload-space';

/** What the middlewares need of what `register` has made: Strapi makes them itself. */
export interface Operations {
  database: DatabaseWatch;
  requests: RequestMetrics;
  uploads: UploadSpace;
}

const NAME = 'prestafaro.operations';

export const provideOperations = (strapi: Core.Strapi, operations: Operations): void => {
  strapi.add(NAME, operations);
};

export const operationsOf = (strapi: Core.Strapi): Operations => strapi.get(NAME) as Operations;
