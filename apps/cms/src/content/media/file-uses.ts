import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { MediaFile } from '../../platform/strapi-internals/media-library';
import { listOfEntries } from '../references/list-of-entries';
import { mediaFields } from '../references/reference-fields';
import { type ReferringEntry, referringEntries } from '../references/referring-entries';

/** The drafts and published entries that show one of these files. */
export const usesOfFiles = (strapi: Core.Strapi, ids: readonly number[]): Promise<ReferringEntry[]> =>
  referringEntries(strapi, { fields: mediaFields(strapi), target: { id: { $in: ids } }, rows: {} });

/** @throws ValidationError with the places of use, unless nothing uses the files */
export async function refuseUsedFiles(strapi: Core.Strapi, files: readonly MediaFile[]): Promise<void> {
  for (const { id, name } of files) {
    const uses = await usesOfFiles(strapi, [id]);
    if (uses.length > 0) {
      const places = listOfEntries(uses);
      throw new errors.ValidationError(
        `No se puede borrar «${name}» porque se ve en ${places}. Pon antes otra imagen en esas entradas y publícalas.`,
      );
    }
  }
}
