import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import s3Provider from '@strapi/provider-upload-aws-s3';
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

type ProviderOptions = Parameters<typeof s3Provider.init>[0] & {
  s3Options: { requestHandler: { requestTimeout: number } };
};

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

test('providerSettings: a request ends with an error if the bucket takes the connection and does not answer', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const bucket = bucketOf(readSettings({ ...complete, UPLOADS_S3_ENDPOINT: endpoint }));
  const { providerOptions } = providerSettings(bucket) as { providerOptions: ProviderOptions };
  const { s3Options } = providerOptions;
  const { requestHandler } = s3Options;
  expect(requestHandler.requestTimeout).toBeLessThanOrEqual(10_000);
  // The same options with a short timeout.
  const brief = { ...s3Options, maxAttempts: 1, requestHandler: { ...requestHandler, requestTimeout: 50 } };
  const provider = s3Provider.init({ ...providerOptions, s3Options: brief });
  const file = { hash: 'faro_1', ext: '.png' } as Parameters<typeof provider.delete>[0];
  await expect(provider.delete(file)).rejects.toMatchObject({ name: 'TimeoutError' });
  silent.closeAllConnections();
  silent.close();
});
