import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { answer, type RequestContext } from '../../platform/http/answer';
import { MAX_FIELDS_BYTES, MAX_FILE_BYTES, tooLarge } from './upload-limits';

/** The router ignores case. */
const UPLOAD = /^\/upload(\/|$)/i;

interface ParsedFile {
  filepath: string;
}

/**
 * Refuses files where nothing takes them, and too large ones by what the sender announces: the body parser would write those of
 * anybody to the disk before a route is found. The parser counts the bytes of a sender who announces nothing
 * (config/middlewares.ts).
 * It belongs before `strapi::body`, which removes only the files of the field `files` afterwards; the others are removed here.
 */
const multipartLimit: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (!ctx.is('multipart')) return next();
    if (!UPLOAD.test(ctx.path)) return answer(ctx, 415, { error: 'no-files-here' });
    const announced = Number(ctx.get('content-length'));
    if (announced > MAX_FILE_BYTES + MAX_FIELDS_BYTES) {
      throw new errors.PayloadTooLargeError(tooLarge('El archivo', announced));
    }
    try {
      await next();
    } finally {
      await Promise.all(filesOf(ctx).map(({ filepath }) => rm(filepath, { force: true })));
    }
  };
};

export default multipartLimit;

function filesOf(ctx: RequestContext): ParsedFile[] {
  const { files } = ctx.request as { files?: Record<string, ParsedFile | ParsedFile[]> };
  return Object.values(files ?? {}).flat();
}
