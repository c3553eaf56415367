import { randomUUID } from 'node:crypto';
import { contentPath, isLocale, siteOfLocale } from '@prestafaro/countries';
import type { PublishEvent } from '@prestafaro/types';
import type { EditorialType } from '../content-types';

/** A published row as far as an event needs it. */
export interface PublishedRow {
  documentId: string;
  locale: string;
  slug?: string | null;
  from?: string | null;
  fixedPage?: string | null;
  isAtRoot?: boolean | null;
  tags?: { slug: string }[];
  author?: { slug: string } | null;
  lender?: { slug: string } | null;
}

/**
 * Compares what a site published of one document before and after a write, and says it as one event.
 * @returns null where nothing was published before or after: visitors see no change.
 */
export function describeChange(
  type: EditorialType,
  before: PublishedRow | undefined,
  after: PublishedRow | undefined,
  now: Date,
): PublishEvent | null {
  const current = after ?? before;
  if (!current || !isLocale(current.locale)) return null;
  return {
    id: randomUUID(),
    event: after ? 'publish' : 'unpublish',
    type,
    documentId: current.documentId,
    locale: current.locale,
    subject: null,
    slug: current.slug ?? null,
    previousSlug: before?.slug ?? null,
    path: after ? pathOf(type, after) : null,
    previousPath: before ? pathOf(type, before) : null,
    related: related(before, after),
    at: now.toISOString(),
  };
}

function pathOf(type: EditorialType, row: PublishedRow): string | null {
  if (!isLocale(row.locale)) return null;
  const site = siteOfLocale(row.locale);
  const slug = row.slug ?? '';
  switch (type) {
    case 'page':
      return contentPath(site, { type, slug, fixedPage: row.fixedPage ?? null });
    case 'article':
      return contentPath(site, { type, slug, isAtRoot: row.isAtRoot ?? false });
    case 'tag':
    case 'author':
    case 'lender':
    case 'bank':
    case 'work-calendar':
      return contentPath(site, { type, slug });
    case 'lenders-guide':
      return contentPath(site, { type });
    case 'redirect':
      return row.from ?? null;
    case 'site-setting':
    case 'menu':
    case 'offer':
    case 'partner':
    case 'testimonial':
      return null;
  }
}

/** The tags, the author and the lender whose pages show the entry, or showed it until now. */
function related(...rows: (PublishedRow | undefined)[]): PublishEvent['related'] {
  const seen = new Map<string, PublishEvent['related'][number]>();
  for (const row of rows) {
    for (const { slug } of row?.tags ?? []) seen.set(`tag ${slug}`, { type: 'tag', slug });
    if (row?.author) seen.set(`author ${row.author.slug}`, { type: 'author', slug: row.author.slug });
    if (row?.lender) seen.set(`lender ${row.lender.slug}`, { type: 'lender', slug: row.lender.slug });
  }
  return [...seen.values()];
}
