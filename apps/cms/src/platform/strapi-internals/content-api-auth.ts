import type { Core } from '@strapi/strapi';

/** A way to authenticate callers of the content API and of GraphQL. */
export interface AuthStrategy {
  name: string;
  authenticate(context: { get(header: string): string }): { authenticated: boolean; credentials?: object };
  /** @throws ForbiddenError unless the caller has every scope (`api::page.page.find`). */
  verify(auth: unknown, required: { scope?: string | string[] }): void;
}

/** Touches the registry of strategies, which the manual does not describe. Call it in `register()`. */
export function addAuthStrategy(strapi: Core.Strapi, strategy: AuthStrategy): void {
  strapi.get('auth').register('content-api', strategy);
}

/**
 * Runs the check of Strapi's own GraphQL resolvers before they read a type.
 * @param context of a GraphQL resolver
 * @throws ForbiddenError
 */
export async function verifyScope(strapi: Core.Strapi, context: object, scope: string): Promise<void> {
  const { state } = context as { state: { auth: unknown } };
  await strapi.get('auth').verify(state.auth, { scope: [scope] });
}
