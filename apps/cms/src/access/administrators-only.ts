import type { Core } from '@strapi/strapi';
import { authenticateAdministrator } from '../platform/strapi-internals/admin-session';

/** Where the i18n plugin reads the locale of a write before the route authenticates the sender. The router ignores case. */
const ENTRIES = /^\/content-manager\/(collection|single)-types\//i;

/**
 * Authenticates the sender of a write first: otherwise anybody may ask which types and locales exist, each time at the cost of a
 * query.
 */
const administratorsOnly: Core.MiddlewareFactory = (_config, { strapi }) => {
  return (ctx, next) => {
    const isWrite = ctx.method !== 'GET' && ctx.method !== 'HEAD';
    return isWrite && ENTRIES.test(ctx.path) ? authenticateAdministrator(strapi, ctx, next) : next();
  };
};

export default administratorsOnly;
