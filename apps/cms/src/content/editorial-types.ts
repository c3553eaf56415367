import { contentPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { EditorialType } from '@prestafaro/types/content-type';
import articleSchema from '../api/article/content-types/article/schema.json';
import authorSchema from '../api/author/content-types/author/schema.json';
import bankSchema from '../api/bank/content-types/bank/schema.json';
import lenderSchema from '../api/lender/content-types/lender/schema.json';
import lendersGuideSchema from '../api/lenders-guide/content-types/lenders-guide/schema.json';
import menuSchema from '../api/menu/content-types/menu/schema.json';
import offerSchema from '../api/offer/content-types/offer/schema.json';
import pageSchema from '../api/page/content-types/page/schema.json';
import partnerSchema from '../api/partner/content-types/partner/schema.json';
import redirectSchema from '../api/redirect/content-types/redirect/schema.json';
import siteSettingSchema from '../api/site-setting/content-types/site-setting/schema.json';
import tagSchema from '../api/tag/content-types/tag/schema.json';
import testimonialSchema from '../api/testimonial/content-types/testimonial/schema.json';
import workCalendarSchema from '../api/work-calendar/content-types/work-calendar/schema.json';
import { article } from './labels/content-types/article';
import { author } from './labels/content-types/author';
import { bank } from './labels/content-types/bank';
import { lender } from './labels/content-types/lender';
import { lendersGuide } from './labels/content-types/lenders-guide';
import { menu } from './labels/content-types/menu';
import { offer } from './labels/content-types/offer';
import { page } from './labels/content-types/page';
import { partner } from './labels/content-types/partner';
import { redirect } from './labels/content-types/redirect';
import { siteSetting } from './labels/content-types/site-setting';
import { tag } from './labels/content-types/tag';
import { testimonial } from './labels/content-types/testimonial';
import { workCalendar } from './labels/content-types/work-calendar';
import type { ContentTypeLabels } from './labels/label-types';

/** The part of a schema file that other parts of the CMS use. */
export interface TypeSchema {
  kind: string;
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string };
}

/** The fields that decide the address of an entry. Each type has some of them. */
export interface AddressedRow {
  slug?: string | null;
  from?: string | null;
  fixedPage?: string | null;
  isAtRoot?: boolean | null;
  kind?: string | null;
  lender?: { slug?: string | null } | null;
}

/**
 * Where `seed/<locale>/` holds the entries of a type: one file for each entry (JSON or Markdown), one file with a list, or
 * the file of a single type (`menu.json`, `lenders-guide.md`). `keyField`: names an item of a list that has no `key`.
 */
export type SeedSource = { folder: string } | { list: string; keyField?: string } | { single: string };

/** Everything that an editorial content type needs. The compiler reports a missing part. */
export interface EditorialEntry {
  /** The type's schema as Strapi reads it. The table, the GraphQL fields and the name in the admin are derived from it. */
  schema: TypeSchema;
  labels: ContentTypeLabels;
  /** The public path of an entry, for publish events; null if the type has no pages of its own. */
  path: ((site: Site, row: AddressedRow) => string | null) | null;
  /** Relations to entries whose pages show this one. A publish event names those entries too. */
  shownBy: readonly ('tags' | 'author' | 'lender' | 'bank' | 'banks')[];
  /** Attributes that must be unique among the published entries of a site: attribute → column. */
  unique: Readonly<Record<string, string>>;
  seed: SeedSource;
}

const slugOf = ({ slug }: AddressedRow): string => slug ?? '';

/** A page of a lender stands below the lender's own page; without a published lender it has no address. */
function pathOfPage(site: Site, row: AddressedRow): string | null {
  const page = { type: 'page', slug: slugOf(row), fixedPage: row.fixedPage ?? null } as const;
  if (row.kind !== 'lender') return contentPath(site, page);
  const lender = row.lender?.slug;
  return lender ? contentPath(site, { ...page, fixedPage: null, lender }) : null;
}

/**
 * The types that editors write, in the order of the seed: an entry comes after the entries to which it refers. The keys are
 * exactly those of the list in packages/types. Derived from an entry here: labels in the admin, the permissions of each
 * country's editors, the country guard, the read token's permission, the root fields of GraphQL, publish events with their
 * paths, the unique indexes with their check, and the seed.
 */
export const EDITORIAL = {
  tag: {
    schema: tagSchema,
    labels: tag,
    path: (site, row) => contentPath(site, { type: 'tag', slug: slugOf(row) }),
    shownBy: [],
    unique: { slug: 'slug' },
    seed: { list: 'tags.json', keyField: 'slug' },
  },
  author: {
    schema: authorSchema,
    labels: author,
    path: (site, row) => contentPath(site, { type: 'author', slug: slugOf(row) }),
    shownBy: [],
    unique: { slug: 'slug', number: 'number' },
    seed: { folder: 'authors' },
  },
  bank: {
    schema: bankSchema,
    labels: bank,
    path: (site, row) => contentPath(site, { type: 'bank', slug: slugOf(row) }),
    shownBy: [],
    unique: { slug: 'slug' },
    seed: { folder: 'banks' },
  },
  article: {
    schema: articleSchema,
    labels: article,
    path: (site, row) => contentPath(site, { type: 'article', slug: slugOf(row), isAtRoot: row.isAtRoot ?? false }),
    shownBy: ['tags', 'author', 'banks'],
    unique: { slug: 'slug' },
    seed: { folder: 'articles' },
  },
  lender: {
    schema: lenderSchema,
    labels: lender,
    path: (site, row) => contentPath(site, { type: 'lender', slug: slugOf(row) }),
    shownBy: ['bank'],
    unique: { slug: 'slug', number: 'number' },
    seed: { folder: 'lenders' },
  },
  offer: {
    schema: offerSchema,
    labels: offer,
    path: null,
    shownBy: ['lender'],
    unique: { offerId: 'offer_id' },
    seed: { list: 'offers.json' },
  },
  partner: {
    schema: partnerSchema,
    labels: partner,
    path: null,
    shownBy: ['lender'],
    unique: {},
    seed: { list: 'partners.json' },
  },
  testimonial: {
    schema: testimonialSchema,
    labels: testimonial,
    path: null,
    shownBy: [],
    unique: {},
    seed: { list: 'testimonials.json' },
  },
  'work-calendar': {
    schema: workCalendarSchema,
    labels: workCalendar,
    path: (site, row) => contentPath(site, { type: 'work-calendar', slug: slugOf(row) }),
    shownBy: ['tags', 'author'],
    unique: { slug: 'slug' },
    seed: { folder: 'calendars' },
  },
  page: {
    schema: pageSchema,
    labels: page,
    path: pathOfPage,
    shownBy: ['lender'],
    unique: { slug: 'slug', fixedPage: 'fixed_page' },
    seed: { folder: 'pages' },
  },
  'lenders-guide': {
    schema: lendersGuideSchema,
    labels: lendersGuide,
    path: (site) => contentPath(site, { type: 'lenders-guide' }),
    shownBy: [],
    unique: {},
    seed: { single: 'lenders-guide' },
  },
  redirect: {
    schema: redirectSchema,
    labels: redirect,
    path: (_site, { from }) => from ?? null,
    shownBy: [],
    unique: { from: 'from' },
    seed: { list: 'redirects.json', keyField: 'from' },
  },
  menu: {
    schema: menuSchema,
    labels: menu,
    path: null,
    shownBy: [],
    unique: {},
    seed: { single: 'menu' },
  },
  'site-setting': {
    schema: siteSettingSchema,
    labels: siteSetting,
    path: null,
    shownBy: [],
    unique: {},
    seed: { single: 'settings' },
  },
} as const satisfies Record<EditorialType, EditorialEntry>;

export type { EditorialType };

export const EDITORIAL_TYPES = Object.keys(EDITORIAL) as readonly EditorialType[];

export const editorialEntry = (type: EditorialType): EditorialEntry => EDITORIAL[type];
