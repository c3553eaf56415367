import type { Core } from '@strapi/strapi';

interface ContentTypesService {
  findAllContentTypes(): { uid: string }[];
}

/**
 * Hides content types from the content manager. `visible: false` in a schema hides a type from its menu only: the super
 * administrator could still read every type and give the permission to any role. No such permission exists for a type that
 * this service does not list. Touches that service. Call it in `register()`.
 */
export function hideFromContentManager(strapi: Core.Strapi, uids: readonly string[]): void {
  const service: ContentTypesService = strapi.plugin('content-manager').service('content-types');
  const findAll = service.findAllContentTypes.bind(service);
  service.findAllContentTypes = () => findAll().filter(({ uid }) => !uids.includes(uid));
}
