import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { aroundUploads, type UploadProvider, uploadProvider } from '../../platform/strapi-internals/upload-plugin';
import { storeAllOrNothing } from './all-or-nothing';
import { refuseOtherContent } from './refuse-other-content';
import type { Bucket } from './upload-settings';
import { BucketError, UploadSpace } from './upload-space';
import { addressOf, writeWhole } from './whole-files';

/**
 * Makes an upload all or nothing, and refuses files that are no picture. On a disk and in a bucket the address of a file is
 * `/uploads/name`, so that files may move.
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
    provider.uploadStream = (file) => writeWhole(folder, file);
  }
  refuseOtherFiles(strapi);
  storeAllOrNothing(strapi, provider, space);
  return space;
}

function nameAsInFolder(provider: UploadProvider): void {
  const uploadStream = provider.uploadStream.bind(provider);
  provider.uploadStream = async (file) => {
    await uploadStream(file).catch((cause: unknown) => {
      throw new BucketError('The bucket refused a file', { cause });
    });
    file.url = addressOf(file);
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
