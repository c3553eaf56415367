import type { EditorialType } from '../content-types';

export interface UniquenessRule {
  type: EditorialType;
  table: string;
  attribute: string;
  column: string;
}

/**
 * What no two published entries of a site may share. The database keeps each rule by a partial unique index, and
 * a check before publishing says in words which entry is in the way.
 */
export const UNIQUE_PER_SITE: readonly UniquenessRule[] = [
  { type: 'page', table: 'pages', attribute: 'slug', column: 'slug' },
  { type: 'page', table: 'pages', attribute: 'fixedPage', column: 'fixed_page' },
  { type: 'article', table: 'articles', attribute: 'slug', column: 'slug' },
  { type: 'tag', table: 'tags', attribute: 'slug', column: 'slug' },
  { type: 'author', table: 'authors', attribute: 'slug', column: 'slug' },
  { type: 'author', table: 'authors', attribute: 'number', column: 'number' },
  { type: 'lender', table: 'lenders', attribute: 'slug', column: 'slug' },
  { type: 'lender', table: 'lenders', attribute: 'number', column: 'number' },
  { type: 'offer', table: 'offers', attribute: 'offerId', column: 'offer_id' },
  { type: 'bank', table: 'banks', attribute: 'slug', column: 'slug' },
  { type: 'work-calendar', table: 'work_calendars', attribute: 'slug', column: 'slug' },
  { type: 'redirect', table: 'redirects', attribute: 'from', column: 'from' },
];
