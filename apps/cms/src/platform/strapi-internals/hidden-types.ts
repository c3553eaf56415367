import type { Core } from '@strapi/strapi';

interface ContentTypesService {
  findAllContentTypes(): { uid: string }[];
}

/**
 * Makes content types unknown to the content manager. `visible: false` in a schema hides a type from its menu only: Strapi
 * still gives the super administrator the permission to read every type, and lets him hand it to any role. For a type that
 * this service does not list there is no such permission. Touches that service. To be called in `register()`.
 */
export function hideFromContentManager(strapi: Core.Strapi, uids: readonly string[]): void {
  const service: ContentTypesService = strapi.plugin('content-manager').service('content-types');
  const findAll = service.findAllContentTypes.bind(service);
  service.findAllContentTypes = () => findAll().filter(({ uid }) => !uids.includes(uid));
}
