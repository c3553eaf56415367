import { unstable_useContentManagerContext } from '@strapi/strapi/admin';
import { useEntryLocale } from '../../platform/strapi-internals/admin/entry-locale';

export interface OpenEntry {
  /** `api::page.page` */
  model: string;
  /** undefined while the entry is being created. */
  documentId: string | undefined;
  /** undefined for a type that belongs to no country. */
  locale: string | undefined;
}

/** The entry that the edit view shows. The values of its form contain neither its id nor its locale. */
export function useOpenEntry(): OpenEntry {
  const { model, id } = unstable_useContentManagerContext();
  return { model, documentId: id, locale: useEntryLocale() };
}
