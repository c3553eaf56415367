import { randomUUID } from 'node:crypto';
import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { addressFactsSchema, isAddressedType, type PublishEvent } from '@prestafaro/types';
import { type AddressedRow, type EditorialType, editorialEntry } from '../../content/editorial-types';

/** The part of a published row that an event needs. */
export interface PublishedRow extends AddressedRow {
  documentId: string;
  locale: string;
  tags?: { documentId: string; slug: string }[];
  author?: { documentId: string; slug: string } | null;
  lender?: { documentId: string; slug: string } | null;
  bank?: { documentId: string; slug: string } | null;
  banks?: { documentId: string; slug: string }[];
}

/**
 * Makes the event for one document on one site from its published rows before and after a write.
 * @returns null if nothing was published before or after, because visitors see no change
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
    address: addressOf(type, after),
    at: now.toISOString(),
  };
}

/**
 * What the web app's manifest needs of the entry. Undefined if the row is not as expected: the web app then reads all addresses of
 * the site, which is slow but right.
 */
function addressOf(type: EditorialType, after: PublishedRow | undefined): PublishEvent['address'] {
  if (!after || !isAddressedType(type)) return null;
  return addressFactsSchema.safeParse({ type, row: after }).data;
}

function pathOf(type: EditorialType, row: PublishedRow): string | null {
  const { path } = editorialEntry(type);
  return path && isLocale(row.locale) ? path(siteOfLocale(row.locale), row) : null;
}

/** The tags, authors, lenders and banks whose pages show the entry now or showed it before. */
function related(...rows: (PublishedRow | undefined)[]): PublishEvent['related'] {
  const seen = new Map<string, PublishEvent['related'][number]>();
  for (const row of rows) {
    for (const { slug } of row?.tags ?? []) seen.set(`tag ${slug}`, { type: 'tag', slug });
    if (row?.author) seen.set(`author ${row.author.slug}`, { type: 'author', slug: row.author.slug });
    for (const { slug } of [row?.bank ?? [], row?.banks ?? []].flat()) seen.set(`bank ${slug}`, { type: 'bank', slug });
    if (row?.lender) seen.set(`lender ${row.lender.slug}`, { type: 'lender', slug: row.lender.slug });
  }
  return [...seen.values()];
}
