import type { Settings } from '../environment';

/** An S3-compatible bucket, and where its files are read. */
export interface Bucket {
  name: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Without a slash at the end. */
  publicUrl: string;
}

/** The bucket for uploads; null = a folder. `readEnvironment` refuses one that is named by halves. */
export function bucketOf(settings: Settings): Bucket | null {
  const { UPLOADS_S3_BUCKET: name, UPLOADS_S3_REGION: region, UPLOADS_S3_ENDPOINT: endpoint } = settings;
  const { UPLOADS_S3_ACCESS_KEY_ID: accessKeyId, UPLOADS_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const publicUrl = settings.UPLOADS_S3_PUBLIC_URL?.replace(/\/+$/, '');
  if (!name || !region || !endpoint || !accessKeyId || !secretAccessKey || !publicUrl) return null;
  return { name, region, endpoint, accessKeyId, secretAccessKey, publicUrl };
}

/** What Strapi's upload plugin is told: its folder, or its provider for S3. */
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
        // `endpoint/bucket/file`, which every compatible service understands and which needs no name of its own in DNS.
        forcePathStyle: true,
        // Newer checksums of Amazon's own are refused by others.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        // Who may read is a matter of the bucket; most services refuse a word about it with each file.
        params: { Bucket: name, ACL: undefined },
      },
    },
  };
}
