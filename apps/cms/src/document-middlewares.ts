import type { Core } from '@strapi/strapi';
import { countryGuard } from './access/countries/country-guard';
import type { DocumentMiddleware } from './content/documents/document-action';
import { entryRules } from './content/entry-rules/entry-rules';
import { fixedSlugs } from './content/entry-rules/fixed-slug';
import { readingTime } from './content/entry-rules/reading-minutes';
import { uniquenessCheck } from './content/uniqueness/uniqueness-check';
import type { Outbox } from './delivery/publishing/outbox';
import { publishEvents } from './delivery/publishing/publish-events';
import { offerNumbers } from './visitors/clicks/offer-numbers';
import { moderation } from './visitors/reviews/moderation';
import { reviewEvents } from './visitors/reviews/review-events';

/** What a middleware does, in the order in which the kinds stand. */
export const MIDDLEWARE_KINDS = [
  // Refuses a caller who may not write there. Changes nothing.
  'guard',
  // Opens a transaction around everything inside it, compares what visitors see before and after, and writes publish events.
  'event',
  // Completes the entry that is to be written, or the rows that depend on it.
  'change',
  // Refuses an entry. Changes nothing.
  'check',
  // Writes rows beside the entry once the entry is written.
  'record',
] as const;

export interface NamedMiddleware {
  name: string;
  kind: (typeof MIDDLEWARE_KINDS)[number];
  middleware: DocumentMiddleware;
}

/**
 * Every middleware of the Document Service, the outermost first. The order is that of the kinds:
 * - Guards come first, because a caller who may not write must cause no write at all.
 * - Events surround all that writes. An event and its change so share one transaction: one exists exactly if the other
 *   does, and a refusal of a check takes back what a change has written.
 * - Changes stand before checks, because a check must see what will be stored: the slug of a fixed page, not what a form held.
 */
export const documentMiddlewares = (strapi: Core.Strapi, outbox: Outbox): readonly NamedMiddleware[] => [
  { name: 'country guard', kind: 'guard', middleware: countryGuard(strapi) },
  { name: 'publish events', kind: 'event', middleware: publishEvents(strapi, outbox) },
  { name: 'review events', kind: 'event', middleware: reviewEvents(strapi, outbox) },
  { name: 'moderation', kind: 'change', middleware: moderation(strapi) },
  { name: 'fixed slugs', kind: 'change', middleware: fixedSlugs(strapi) },
  { name: 'reading time', kind: 'change', middleware: readingTime() },
  { name: 'uniqueness', kind: 'check', middleware: uniquenessCheck(strapi) },
  { name: 'entry rules', kind: 'check', middleware: entryRules(strapi) },
  { name: 'offer numbers', kind: 'record', middleware: offerNumbers(strapi) },
];

/** To be called in `register()`: Strapi runs what is registered first outermost. */
export function registerDocumentMiddlewares(strapi: Core.Strapi, outbox: Outbox): void {
  for (const { middleware } of documentMiddlewares(strapi, outbox)) strapi.documents.use(middleware);
}
