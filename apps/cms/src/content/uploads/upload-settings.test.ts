import { expect, test } from 'vitest';
import { readSettings } from '../../platform/environment';
import { bucketOf, providerSettings } from './upload-settings';

const complete = {
  NODE_ENV: 'test',
  UPLOADS_S3_BUCKET: 'files',
  UPLOADS_S3_REGION: 'eu-1',
  UPLOADS_S3_ENDPOINT: 'https://storage.example',
  UPLOADS_S3_ACCESS_KEY_ID: 'name-of-the-key',
  UPLOADS_S3_SECRET_ACCESS_KEY: 'the-key-itself',
  UPLOADS_S3_PUBLIC_URL: 'https://files.example/uploads/',
} as const;

test('bucketOf: null without the variables of a bucket, and the provider stays Strapi’s own', () => {
  expect(bucketOf(readSettings({ NODE_ENV: 'test' }))).toBeNull();
  expect(providerSettings(null)).toEqual({});
});

test('bucketOf: null if any variable of the bucket is missing', () => {
  for (const name of Object.keys(complete).filter((key) => key.startsWith('UPLOADS'))) {
    expect(bucketOf(readSettings({ ...complete, [name]: '' })), name).toBeNull();
  }
});

test('bucketOf: reads the bucket and removes the slash at the end of its public address', () => {
  const bucket = bucketOf(readSettings(complete));
  expect(bucket?.publicUrl).toBe('https://files.example/uploads');
  expect(providerSettings(bucket)).toMatchObject({
    provider: 'aws-s3',
    providerOptions: { baseUrl: 'https://files.example/uploads', s3Options: { params: { Bucket: 'files' } } },
  });
});
