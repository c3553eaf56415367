import type { Core } from '@strapi/strapi';
import { asContentType } from '../content-types';
import type { DocumentAction } from './document-action';

/** A draft with its own fields, and with the components that the caller asked for. */
export interface Draft {
  documentId: string;
  locale: string;
  [attribute: string]: unknown;
}

/** The drafts that the action `publish` is about to publish; it names an entry and brings no data. */
export function draftsToPublish(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locales }: DocumentAction,
  populate: object = {},
): Promise<Draft[]> {
  const site = locales === 'all' || locales.length === 0 ? {} : { locale: { $in: locales } };
  return strapi.db.query(asContentType(uid)).findMany({ where: { documentId, publishedAt: null, ...site }, populate });
}
