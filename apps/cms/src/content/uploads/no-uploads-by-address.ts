import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** The router ignores case. */
const BY_ADDRESS = /^\/upload\/actions\/upload-from-urls(\/|$)/i;

/**
 * Refuses uploads for which the CMS itself would request an address. Strapi checks the address before it requests it, but
 * neither where a redirect leads nor every internal address (0.0.0.0), so an editor could read what only the CMS reaches.
 */
const noUploadsByAddress: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    if (!BY_ADDRESS.test(ctx.path)) return next();
    throw new errors.ForbiddenError(
      'Aquí no se suben archivos desde una dirección web. Descarga el archivo y súbelo desde tu equipo.',
    );
  };
};

export default noUploadsByAddress;
