import type { StrapiApp } from '@strapi/strapi/admin';
import type { ContentManagerApis } from '../edit-view/document-action';

/** Screens that change the model and the forms. Both are code here, so these links led an editor to a refusal. */
const REMOVED = ['configure-the-view', 'edit-the-model'];

/** Removes these links from the edit view. To be called in `bootstrap()`. */
export function removeModelLinks(app: StrapiApp): void {
  const { addDocumentAction } = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
  addDocumentAction((actions) => actions.filter(({ type }) => !type || !REMOVED.includes(type)));
}
