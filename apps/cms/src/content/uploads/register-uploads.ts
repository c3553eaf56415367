import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { aroundUploads, type UploadProvider, uploadProvider } from '../../platform/strapi-internals/upload-plugin';
import { refuseOtherContent } from './refuse-other-content';
import type { Bucket } from './upload-settings';
import { BucketError, UploadSpace } from './upload-space';
import { addressOf, nameOf, newHash, type UploadedFile, writeWhole } from './whole-files';

/** One of the files of a picture, which are written at the same time. */
interface Written {
  file: UploadedFile;
  writing: Promise<unknown>;
}

/**
 * Makes an upload all or nothing: if a file, another size of it or its row cannot be written, the files that were written are
 * deleted. On a disk and in a bucket the address of a file is `/uploads/name`, so that files may move.
 * @param bucket null = files are in a folder of the CMS
 */
export function registerUploads(strapi: Core.Strapi, bucket: Bucket | null): UploadSpace {
  const folder = path.join(strapi.dirs.static.public, 'uploads');
  const space = new UploadSpace(bucket ? null : folder, strapi.log);
  const provider = uploadProvider(strapi);
  if (bucket) {
    nameAsInFolder(provider);
    redirectToBucket(strapi, bucket);
  } else {
    writeIntoFolder(provider, folder);
  }
  nameReplacements(provider);
  refuseOtherFiles(strapi);
  deleteAfterFailure(strapi, provider, space);
  return space;
}

function writeIntoFolder(provider: UploadProvider, folder: string): void {
  provider.uploadStream = (file) => writeWhole(folder, file);
  provider.replaceStream = async (file, old) => {
    await writeWhole(folder, file);
    if (nameOf(file) !== nameOf(old)) await provider.delete(old);
  };
}

function nameAsInFolder(provider: UploadProvider): void {
  const named = async (file: UploadedFile, storing: Promise<unknown>) => {
    await storing.catch((cause: unknown) => {
      throw new BucketError('The bucket refused a file', { cause });
    });
    file.url = addressOf(file);
  };
  const uploadStream = provider.uploadStream.bind(provider);
  const replaceStream = provider.replaceStream.bind(provider);
  provider.uploadStream = (file) => named(file, uploadStream(file));
  provider.replaceStream = (file, old) => named(file, replaceStream(file, old));
}

/** Gives a replaced file a new address, because browsers keep the old one for a year. */
function nameReplacements(provider: UploadProvider): void {
  const replaceStream = provider.replaceStream.bind(provider);
  provider.replaceStream = (file, old) => {
    // Strapi names the other sizes after this file, once this function has returned its promise. So this happens at once.
    if (nameOf(file) === nameOf(old)) file.hash = newHash(old.hash);
    return replaceStream(file, old);
  };
}

/** Checks content and size as a file arrives, because Strapi checks the size of what it has recompressed. */
function refuseOtherFiles(strapi: Core.Strapi): void {
  aroundUploads(strapi, async (work, { files }) => {
    await refuseOtherContent(files);
    return work();
  });
}

/** Redirects to the bucket: for the admin, and for a web app that does not know the bucket. */
function redirectToBucket(strapi: Core.Strapi, { publicUrl }: Bucket): void {
  strapi.server.routes([
    {
      method: 'GET',
      path: '/uploads/:name',
      config: { auth: false },
      handler: (ctx) => ctx.redirect(`${publicUrl}/${encodeURIComponent(ctx.params.name)}`),
    },
  ]);
}

function deleteAfterFailure(strapi: Core.Strapi, provider: UploadProvider, space: UploadSpace): void {
  const scope = new AsyncLocalStorage<Written[]>();
  const uploadStream = provider.uploadStream.bind(provider);
  provider.uploadStream = (file) => {
    const writing = uploadStream(file);
    scope.getStore()?.push({ file, writing });
    return writing;
  };

  aroundUploads(strapi, (work) =>
    scope.run([], async () => {
      try {
        const result = await work();
        space.recordStored();
        return result;
      } catch (error) {
        await deleteWritten(provider, scope.getStore() ?? []);
        throw error;
      }
    }),
  );
}

/** Waits for files that are still being written, because they would otherwise remain. */
async function deleteWritten(provider: UploadProvider, written: readonly Written[]): Promise<void> {
  await Promise.allSettled(written.map(({ writing }) => writing));
  await Promise.allSettled(written.map(({ file }) => provider.delete(file)));
}
