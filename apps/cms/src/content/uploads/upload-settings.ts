import type { Settings } from '../../platform/environment';

/** An S3-compatible bucket, and the address at which its files are read. */
export interface Bucket {
  name: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Without a slash at the end. */
  publicUrl: string;
}

/** The bucket for uploads; null = a folder. `readEnvironment` refuses a bucket with missing variables. */
export function bucketOf(settings: Settings): Bucket | null {
  const { UPLOADS_S3_BUCKET: name, UPLOADS_S3_REGION: region, UPLOADS_S3_ENDPOINT: endpoint } = settings;
  const { UPLOADS_S3_ACCESS_KEY_ID: accessKeyId, UPLOADS_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const publicUrl = settings.UPLOADS_S3_PUBLIC_URL?.replace(/\/+$/, '');
  if (!name || !region || !endpoint || !accessKeyId || !secretAccessKey || !publicUrl) return null;
  return { name, region, endpoint, accessKeyId, secretAccessKey, publicUrl };
}

/** The settings of Strapi's upload plugin: its own folder, or its provider for S3. */
export function providerSettings(bucket: Bucket | null): object {
  if (!bucket) return {};
  const { name, region, endpoint, accessKeyId, secretAccessKey, publicUrl } = bucket;
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: publicUrl,
      s3Options: {
        credentials: { accessKeyId, secretAccessKey },
        region,
        endpoint,
        // `endpoint/bucket/file`: every compatible service accepts it, and it needs no DNS name for the bucket.
        forcePathStyle: true,
        // Deleting a file holds the lock of the editors meanwhile. Without `throwOnRequestTimeout` the client only logs a warning.
        requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
        // Other services refuse Amazon's newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        // The bucket decides who may read; most services refuse an ACL with each file.
        params: { Bucket: name, ACL: undefined },
      },
    },
  };
}
