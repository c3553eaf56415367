import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { redactedError } from '../../platform/logging/redacted-error';
import { aroundUploads, type UploadProvider } from '../../platform/strapi-internals/upload-plugin';
import type { UploadSpace } from './upload-space';
import { nameOf, newHash, type UploadedFile } from './whole-files';

/** The files of one upload or replacement. */
interface Run {
  /** The sizes of a picture are written at the same time. */
  written: { file: UploadedFile; writing: Promise<unknown> }[];
  /** The files of the former picture. Its row names them until the replacement has ended. */
  replaced: UploadedFile[];
}

/**
 * Makes an upload all or nothing: if a file, another size of it or its row cannot be written, the files that were written are
 * deleted. A replacement is written under new names, and the former files are deleted once the row names the new ones.
 */
export function storeAllOrNothing(strapi: Core.Strapi, provider: UploadProvider, space: UploadSpace): void {
  const scope = new AsyncLocalStorage<Run>();
  const uploadStream = provider.uploadStream.bind(provider);
  const deleteFile = provider.delete.bind(provider);

  provider.uploadStream = (file) => {
    const writing = uploadStream(file);
    scope.getStore()?.written.push({ file, writing });
    return writing;
  };
  provider.replaceStream = (file, old) => {
    // A new address, because browsers keep the old one for a year. Strapi names the other sizes after this file, once this function
    // has returned its promise. So this happens at once.
    if (nameOf(file) === nameOf(old)) file.hash = newHash(old.hash);
    scope.getStore()?.replaced.push(old);
    return provider.uploadStream(file);
  };
  // During a replacement Strapi deletes the sizes that the new picture lacks, before it writes the row.
  provider.delete = async (file) => {
    const run = scope.getStore();
    return run ? void run.replaced.push(file) : deleteFile(file);
  };

  aroundUploads(strapi, async (work) => {
    const run: Run = { written: [], replaced: [] };
    const result = await scope.run(run, work).catch(async (error: unknown) => {
      await deleteWritten(deleteFile, run);
      throw error;
    });
    space.recordStored();
    await deleteReplaced(strapi, deleteFile, run);
    return result;
  });
}

type DeleteFile = UploadProvider['delete'];

/** A former file that cannot be deleted takes space and harms nobody, so the replacement has succeeded. */
async function deleteReplaced(strapi: Core.Strapi, deleteFile: DeleteFile, { replaced }: Run): Promise<void> {
  for (const result of await Promise.allSettled(replaced.map(deleteFile))) {
    if (result.status === 'rejected') {
      strapi.log.warn(`A replaced file of an upload was not deleted: ${redactedError(result.reason)}`);
    }
  }
}

/** Waits for files that are still being written, because they would otherwise remain. */
async function deleteWritten(deleteFile: DeleteFile, { written }: Run): Promise<void> {
  await Promise.allSettled(written.map(({ writing }) => writing));
  await Promise.allSettled(written.map(({ file }) => deleteFile(file)));
}
