import type { Core } from '@strapi/strapi';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { editorialTypeOf } from '../content-types';
import type { DocumentMiddleware } from '../documents/document-action';

const WRITES = new Set(['create', 'clone', 'update', 'discardDraft', 'publish', 'unpublish', 'delete']);
/** The lock for writing entries, and for deleting files that entries may use. */
export const EDITORIAL_LOCK = 'editorial writes';

/**
 * Runs the writes of editors in one transaction each, one after the other, also those of several CMS. Otherwise one editor could
 * unpublish a tag at the moment in which another one publishes an article with it.
 */
export const editorialOrder =
  (strapi: Core.Strapi): DocumentMiddleware =>
  async (context, next) =>
    editorialTypeOf(context.uid) && WRITES.has(context.action)
      ? oneAtATime(strapi, EDITORIAL_LOCK, async () => next())
      : next();
