import type { Core } from '@strapi/strapi';
import { requestKind } from '../metrics/request-kind';
import { bodyOf } from './answer';

/**
 * Gives an empty body to a request whose type the parser does not read, such as XML. Handlers of Strapi take properties of the
 * body unchecked, and answer 500 without one. It belongs after `strapi::body`; GraphQL has a parser of its own.
 */
const unreadBodies: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    if (bodyOf(ctx) === undefined && requestKind(ctx.path) !== 'graphql') Object.assign(ctx.request, { body: {} });
    return next();
  };
};

export default unreadBodies;
