import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Bucket } from './upload-settings';
import { BucketAway, UploadSpace } from './upload-space';
import { addressOf, nameOf, type UploadedFile, writeWhole } from './whole-files';

interface Provider {
  uploadStream(file: UploadedFile): Promise<unknown>;
  replaceStream(file: UploadedFile, old: UploadedFile): Promise<unknown>;
  delete(file: UploadedFile): Promise<unknown>;
}

type Work = (...parameters: unknown[]) => Promise<unknown>;

/** A picture is several files, written at the same time. */
interface Written {
  file: UploadedFile;
  writing: Promise<unknown>;
}

/**
 * Makes an upload all or nothing: if a file, another size of it or its row cannot be written, what was written for it is
 * taken away again. Wherever the files are, their address is `/uploads/name`, so that they may move.
 * @param bucket null = in a folder of the CMS
 */
export function registerUploads(strapi: Core.Strapi, bucket: Bucket | null): UploadSpace {
  const folder = path.join(strapi.dirs.static.public, 'uploads');
  const space = new UploadSpace(bucket ? null : folder, strapi.log);
  const provider: Provider = strapi.plugin('upload').provider;
  if (bucket) {
    nameAsInFolder(provider);
    leadToBucket(strapi, bucket);
  } else {
    writeIntoFolder(provider, folder);
  }
  takeAwayAfterFailure(strapi, provider, space);
  return space;
}

function writeIntoFolder(provider: Provider, folder: string): void {
  provider.uploadStream = (file) => writeWhole(folder, file);
  provider.replaceStream = async (file, old) => {
    await writeWhole(folder, file);
    if (nameOf(file) !== nameOf(old)) await provider.delete(old);
  };
}

function nameAsInFolder(provider: Provider): void {
  const named = async (file: UploadedFile, storing: Promise<unknown>) => {
    await storing.catch((cause: unknown) => {
      throw new BucketAway('The bucket did not take a file', { cause });
    });
    file.url = addressOf(file);
  };
  const uploadStream = provider.uploadStream.bind(provider);
  const replaceStream = provider.replaceStream.bind(provider);
  provider.uploadStream = (file) => named(file, uploadStream(file));
  provider.replaceStream = (file, old) => named(file, replaceStream(file, old));
}

/** For the admin, and for a web application that does not know the bucket. */
function leadToBucket(strapi: Core.Strapi, { publicUrl }: Bucket): void {
  strapi.server.routes([
    {
      method: 'GET',
      path: '/uploads/:name',
      config: { auth: false },
      handler: (ctx) => ctx.redirect(`${publicUrl}/${encodeURIComponent(ctx.params.name)}`),
    },
  ]);
}

function takeAwayAfterFailure(strapi: Core.Strapi, provider: Provider, space: UploadSpace): void {
  const scope = new AsyncLocalStorage<Written[]>();
  const uploadStream = provider.uploadStream.bind(provider);
  provider.uploadStream = (file) => {
    const writing = uploadStream(file);
    scope.getStore()?.push({ file, writing });
    return writing;
  };

  const service: Record<'upload' | 'replace', Work> = strapi.plugin('upload').service('upload');
  for (const action of ['upload', 'replace'] as const) {
    const act = service[action].bind(service);
    service[action] = (...parameters) =>
      scope.run([], async () => {
        try {
          const result = await act(...parameters);
          space.noteStored();
          return result;
        } catch (error) {
          await takeAway(provider, scope.getStore() ?? []);
          throw error;
        }
      });
  }
}

/** What is still being written is waited for: it would stand there afterwards. */
async function takeAway(provider: Provider, written: readonly Written[]): Promise<void> {
  await Promise.allSettled(written.map(({ writing }) => writing));
  await Promise.allSettled(written.map(({ file }) => provider.delete(file)));
}
