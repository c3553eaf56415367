import type { Core } from '@strapi/strapi';

interface BucketProvider {
  objectExists(file: { hash: string; ext: string }): Promise<boolean>;
}

/** Asks for a file that is not there: who may say so reaches the bucket with a key that is good. */
const NONE = { hash: 'health-check', ext: '' };

/** @returns what is wrong with the bucket of uploads, in words; null = nothing. */
export async function bucketProblem(strapi: Core.Strapi): Promise<string | null> {
  const provider: BucketProvider = strapi.plugin('upload').provider;
  try {
    await provider.objectExists(NONE);
    return null;
  } catch (error) {
    const { $metadata, code = 'no code' } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
    const status = $metadata?.httpStatusCode;
    if (status === 403) return 'the bucket refuses the key; it needs the right to list, read, write and delete';
    return status ? `the bucket answers ${status}` : `the bucket does not answer (${code})`;
  }
}
