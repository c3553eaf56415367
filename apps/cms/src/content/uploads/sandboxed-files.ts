import type { Core } from '@strapi/strapi';

/** The router ignores case. */
const UPLOADED = /^\/uploads\//i;

/** The web app sends the same with its copies (`mediaHeaders`). */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves uploaded files in a sandbox: one that was stored before drawings were checked may contain a script, which would run with
 * the session of an administrator who opens it. It belongs after `strapi::security`, whose policy is that of the panel.
 */
const sandboxedFiles: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    if (UPLOADED.test(ctx.path)) ctx.set('Content-Security-Policy', SANDBOX);
    return next();
  };
};

export default sandboxedFiles;
