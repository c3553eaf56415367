import type { UID } from '@strapi/strapi';

/**
 * The types that editors write, in the order in which the admin should name them.
 * Adding one here (and nowhere else) gives it: the read token's permission, a place in the read-only GraphQL schema,
 * the roles of editors, the country guard and the publish webhook.
 */
export const EDITORIAL_TYPES = ['site-setting', 'menu', 'page', 'article', 'tag', 'author', 'redirect'] as const;

export type EditorialType = (typeof EDITORIAL_TYPES)[number];
export type EditorialUid = `api::${EditorialType}.${EditorialType}`;

export const editorialUid = (type: EditorialType): EditorialUid => `api::${type}.${type}`;

export const EDITORIAL_UIDS: readonly EditorialUid[] = EDITORIAL_TYPES.map(editorialUid);

/** `api::page.page` → `page`; null for a type that editors do not write. */
export function editorialTypeOf(uid: string): EditorialType | null {
  return EDITORIAL_TYPES.find((type) => editorialUid(type) === uid) ?? null;
}

/** Strapi generates its types per application at build time; here a checked cast is simpler than generated files. */
export const asContentType = (uid: string): UID.ContentType => uid as UID.ContentType;
