import type { UID } from '@strapi/strapi';

/**
 * The types that editors write, in the order in which the admin should name them.
 * Adding one here (and nowhere else) gives it: the read token's permission, a place in the read-only GraphQL schema,
 * the roles of editors, the country guard and the publish webhook.
 */
export const EDITORIAL_TYPES = [
  'site-setting',
  'menu',
  'page',
  'article',
  'tag',
  'author',
  'lender',
  'lenders-guide',
  'offer',
  'bank',
  'partner',
  'testimonial',
  'work-calendar',
  'redirect',
] as const;

/**
 * What visitors send in. Localized and fenced by country like the rest, but without drafts: a moderator decides, and
 * nothing of them is in the generated GraphQL schema. `graphql/visitor-opinions.ts` shows what was approved.
 */
export const VISITOR_TYPES = ['comment', 'comment-report', 'rating'] as const;

/**
 * What is known of a person who applies, and what follows from it. Invisible in the content manager and in GraphQL:
 * only the desk of the lead managers reads it (`desk/`), and only the query engine writes it. A row names its site itself.
 */
export const PERSONAL_TYPES = [
  'application',
  'application-change',
  'consent-record',
  'click',
  'postback',
  'desk-export',
] as const;

export type PersonalType = (typeof PERSONAL_TYPES)[number];
export type EditorialType = (typeof EDITORIAL_TYPES)[number];
export type VisitorType = (typeof VISITOR_TYPES)[number];
/** Every type that belongs to a country. */
export type FencedType = EditorialType | VisitorType;
export type UidOf<Type extends FencedType | PersonalType> = `api::${Type}.${Type}`;
export type EditorialUid = UidOf<EditorialType>;

export const FENCED_TYPES: readonly FencedType[] = [...EDITORIAL_TYPES, ...VISITOR_TYPES];

export const uidOf = <Type extends FencedType | PersonalType>(type: Type): UidOf<Type> =>
  `api::${type}.${type}` as UidOf<Type>;

export const EDITORIAL_UIDS: readonly EditorialUid[] = EDITORIAL_TYPES.map(uidOf);

/** `api::page.page` → `page`; null for a type that editors do not write. */
export function editorialTypeOf(uid: string): EditorialType | null {
  return EDITORIAL_TYPES.find((type) => uidOf(type) === uid) ?? null;
}

/** `api::comment.comment` → `comment`; null for a type that belongs to no country. */
export function fencedTypeOf(uid: string): FencedType | null {
  return FENCED_TYPES.find((type) => uidOf(type) === uid) ?? null;
}

/** Strapi generates its types per application at build time; here a checked cast is simpler than generated files. */
export const asContentType = (uid: string): UID.ContentType => uid as UID.ContentType;
