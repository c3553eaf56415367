import type { EditorialType } from '../content-types';

export interface UniquenessRule {
  type: EditorialType;
  table: string;
  attribute: string;
  column: string;
}

export interface UniqueRow {
  index: string;
  table: string;
  columns: readonly string[];
}

/**
 * Of what visitors send, and of what we remember beside it, there is one row each. The query engine writes them past every
 * check of the Document Service, and a search before the write may lose a race: the database keeps these alone.
 */
export const UNIQUE_ROWS: readonly UniqueRow[] = [
  // One rating per person and article.
  {
    index: 'ratings_person_subject_unique',
    table: 'ratings',
    columns: ['person_hash', 'locale', 'subject_type', 'subject_id'],
  },
  // One application for the key of a form, and one for a token.
  { index: 'applications_key_hash_unique', table: 'applications', columns: ['key_hash'] },
  { index: 'applications_token_hash_unique', table: 'applications', columns: ['token_hash'] },
  // A click id names one click, and one report of a network is one row.
  { index: 'clicks_click_id_unique', table: 'clicks', columns: ['click_id'] },
  { index: 'postbacks_digest_unique', table: 'postbacks', columns: ['digest'] },
  { index: 'offer_numbers_site_offer_id_unique', table: 'offer_numbers', columns: ['site', 'offer_id'] },
];

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
