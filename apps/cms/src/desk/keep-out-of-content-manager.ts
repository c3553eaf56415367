import type { Core } from '@strapi/strapi';
import { PERSONAL_TYPES, uidOf } from '../content-types';

interface ContentTypesService {
  findAllContentTypes(): { uid: string }[];
}

/**
 * Makes the personal types unknown to the content manager. That a schema says `visible: false` hides them from its menu
 * only: Strapi still gives the super administrator the permission to read every type, sealed columns included, and lets him
 * hand it to any role. Of a type that its service does not list there is no such permission. To be called in `register()`.
 */
export function keepOutOfContentManager(strapi: Core.Strapi): void {
  const personal = new Set<string>(PERSONAL_TYPES.map(uidOf));
  const service: ContentTypesService = strapi.plugin('content-manager').service('content-types');
  const findAll = service.findAllContentTypes.bind(service);
  service.findAllContentTypes = () => findAll().filter(({ uid }) => !personal.has(uid));
}
