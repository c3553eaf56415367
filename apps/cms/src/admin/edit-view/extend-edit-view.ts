import type { StrapiApp } from '@strapi/strapi/admin';
import { isSignOut } from '../../platform/strapi-internals/admin-sign-out';
import { watchActions } from '../watch-actions';
import { checkedAction } from './checked-action';
import { CopyOffer } from './copy-offer';
import type { ContentManagerApis } from './document-action';
import { EntryPanel } from './entry-panel';
import { leaveSlugEmpty } from './leave-slug-empty';
import { removeCopies } from './local-copy';
import { useSlugOfTitle } from './use-slug-of-title';

const CHECKED = ['update', 'publish'];

/** Has nothing to show: the form shows the slug. */
function SlugOfTitle(): null {
  useSlugOfTitle();
  return null;
}

/** Deletes what an editor typed and did not save when the editor signs out. To be called in `register()`. */
export function forgetCopiesAtSignOut(app: StrapiApp): void {
  watchActions(app, (action) => {
    if (isSignOut(action)) removeCopies(sessionStorage);
  });
}

/** The edit view checks an entry before it saves it, and keeps what is typed. To be called in `bootstrap()`. */
export function extendEditView(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as unknown as ContentManagerApis;
  addDocumentAction((actions) =>
    actions.map((action) => (action.type && CHECKED.includes(action.type) ? checkedAction(action) : action)),
  );
  addEditViewSidePanel([EntryPanel]);
  leaveSlugEmpty(app);
  // Nothing high: on a narrow screen they stand above the drawer, which shrinks by it.
  const parts = { 'copy-offer': CopyOffer, 'slug-of-title': SlugOfTitle };
  for (const [name, Component] of Object.entries(parts)) {
    contentManager.injectComponent('editView', 'right-links', { name, Component });
  }
}
