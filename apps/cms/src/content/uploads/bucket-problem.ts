import type { Core } from '@strapi/strapi';
import { uploadProvider } from '../../platform/strapi-internals/upload-plugin';

/** A file that does not exist: the bucket answers "not found" only if it is reachable and the key is valid. */
const NONE = { hash: 'health-check', ext: '' };

/** Checks the bucket of uploads. @returns the fault; null if there is none */
export async function bucketProblem(strapi: Core.Strapi): Promise<string | null> {
  try {
    await uploadProvider(strapi).objectExists?.(NONE);
    return null;
  } catch (error) {
    const { $metadata, code = 'no code' } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
    const status = $metadata?.httpStatusCode;
    if (status === 403) return 'the bucket refuses the key; it needs the right to list, read, write and delete';
    return status ? `the bucket answers ${status}` : `the bucket does not answer (${code})`;
  }
}
