import type { Core } from '@strapi/strapi';

type Version = Record<string, unknown>;

interface DocumentMetadata {
  getAvailableLocales(...parameters: unknown[]): Promise<Version[]>;
}

/**
 * Removes the names and e-mail addresses of administrators from the list of the other sites that an entry of the content manager
 * carries, because an editor of one country may read it for all others. Touches the content manager's service of that list.
 * Call it in `register()`.
 */
export function hideAdministratorsOfOtherSites(strapi: Core.Strapi): void {
  const service: DocumentMetadata = strapi.plugin('content-manager').service('document-metadata');
  const getAvailableLocales = service.getAvailableLocales.bind(service);
  service.getAvailableLocales = async (...parameters) =>
    (await getAvailableLocales(...parameters)).map(({ createdBy: _, updatedBy: __, ...version }) => version);
}
