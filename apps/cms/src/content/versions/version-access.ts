import type { Core } from '@strapi/strapi';
import { permissionFieldsOf } from '../../platform/strapi-internals/admin-accounts';
import { currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import { asContentType, uidOf } from '../content-types';
import type { Content } from './content';
import type { PresentDraft } from './present-drafts';
import type { VersionedType } from './versioned-types';

/** What the person of the running request may do with the versions of an entry: what Strapi lets them do with the entry. */
export interface VersionAccess {
  readonly mayRead: boolean;
  readonly mayRestore: boolean;
  /** Leaves out the fields that the person may not read. */
  readable(content: Content): Content;
  /** Leaves out the fields that the person may not change. */
  writable(content: Content): Content;
}

export function versionAccess(strapi: Core.Strapi, type: VersionedType, draft: PresentDraft): VersionAccess {
  const administrator = currentAdministrator(strapi);
  const uid = uidOf(type);
  const entry = { locale: draft.site, createdBy: draft.createdBy };
  const may = (action: 'read' | 'update') =>
    administrator
      ? entryPermission(strapi, administrator, `plugin::content-manager.explorer.${action}`, uid)
      : () => false;
  const [mayRead, mayUpdate] = [may('read'), may('update')];
  const paths = permissionFieldsOf(strapi, asContentType(uid));
  const permitted = (mayDo: ReturnType<typeof may>) => (content: Content) =>
    Object.fromEntries(
      Object.entries(content).filter(([name]) =>
        // A permission lists the fields of a component one by one: `seo.title`.
        paths.filter((path) => path === name || path.startsWith(`${name}.`)).every((path) => mayDo(entry, path)),
      ),
    );
  return {
    mayRead: mayRead(entry),
    mayRestore: mayRead(entry) && mayUpdate(entry),
    readable: permitted(mayRead),
    writable: permitted(mayUpdate),
  };
}
