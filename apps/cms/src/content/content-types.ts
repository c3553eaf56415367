import type { EditorialType } from '@prestafaro/types/content-type';
import type { UID } from '@strapi/strapi';
import commentSchema from '../api/comment/content-types/comment/schema.json';
import reportSchema from '../api/comment-report/content-types/comment-report/schema.json';
import ratingSchema from '../api/rating/content-types/rating/schema.json';
import { EDITORIAL, EDITORIAL_TYPES, type EditorialEntry } from './editorial-types';
import { comment } from './labels/content-types/comment';
import { commentReport } from './labels/content-types/comment-report';
import { rating } from './labels/content-types/rating';

/** The attributes of every type that belongs to a country. */
type LocalizedEntry = Pick<EditorialEntry, 'schema' | 'labels'>;

/**
 * The types of visitors' messages. They belong to a country like the others but have no drafts, because a moderator decides.
 * The generated GraphQL schema has none of them; `delivery/graphql/visitor-reviews.ts` shows approved ones.
 */
const VISITOR = {
  comment: { schema: commentSchema, labels: comment },
  'comment-report': { schema: reportSchema, labels: commentReport },
  rating: { schema: ratingSchema, labels: rating },
} as const satisfies Record<string, LocalizedEntry>;

export const VISITOR_TYPES = Object.keys(VISITOR) as readonly VisitorType[];

/**
 * The types of applicants' data, of visitors' choices about tracking, of mails, and of deliveries to lenders. The content manager and GraphQL do not know them: only the lead desk reads them
 * (`leads/desk/`), and only the query engine writes them. Each row names its site.
 */
export const PERSONAL_TYPES = [
  'application',
  'application-change',
  'application-note',
  'consent-record',
  'tracking-consent',
  'click',
  'postback',
  'affiliate',
  'affiliate-change',
  'affiliate-credit',
  'affiliate-credit-change',
  'affiliate-payment-run',
  'affiliate-payment',
  'affiliate-proposal',
  'desk-export',
  'desk-filter',
  'mail',
  'mail-suppression',
  'mailed-link',
  'push-subscription',
  'push-notice',
  'unsubscription',
  'delivery',
  'delivery-attempt',
  'erasure-receipt',
] as const;

export type PersonalType = (typeof PERSONAL_TYPES)[number];
export type VisitorType = keyof typeof VISITOR;
/** Every type that belongs to a country. */
export type LocalizedType = EditorialType | VisitorType;
export type UidOf<Type extends LocalizedType | PersonalType> = `api::${Type}.${Type}`;
export type EditorialUid = UidOf<EditorialType>;

export const LOCALIZED_TYPES: readonly LocalizedType[] = [...EDITORIAL_TYPES, ...VISITOR_TYPES];

/** The schema and the labels of each of them. */
export const LOCALIZED: Readonly<Record<LocalizedType, LocalizedEntry>> = { ...EDITORIAL, ...VISITOR };

export const uidOf = <Type extends LocalizedType | PersonalType>(type: Type): UidOf<Type> =>
  `api::${type}.${type}` as UidOf<Type>;

export const EDITORIAL_UIDS: readonly EditorialUid[] = EDITORIAL_TYPES.map(uidOf);

/** `api::page.page` → `page`; null for a type that editors do not write. */
export function editorialTypeOf(uid: string): EditorialType | null {
  return EDITORIAL_TYPES.find((type) => uidOf(type) === uid) ?? null;
}

/** `api::comment.comment` → `comment`; null for a type that belongs to no country. */
export function localizedTypeOf(uid: string): LocalizedType | null {
  return LOCALIZED_TYPES.find((type) => uidOf(type) === uid) ?? null;
}

/** Strapi generates its types per application at build time; here a checked cast is simpler than generated files. */
export const asContentType = (uid: string): UID.ContentType => uid as UID.ContentType;
