import type { Core } from '@strapi/strapi';
import { countryGuard } from './access/countries/country-guard';
import { publishedEntries } from './access/published-entries';
import { movedAddresses } from './content/addresses/moved-addresses';
import type { DocumentMiddleware } from './content/documents/document-action';
import { entryRules } from './content/entry-rules/entry-rules';
import { fixedSlugs } from './content/entry-rules/fixed-slug';
import { readingTime } from './content/entry-rules/reading-minutes';
import { spanishRefusals } from './content/entry-rules/spanish-refusals';
import { listedArticles } from './content/list-indexes/listed-articles';
import { changedByHand } from './content/planned-changes/changed-by-hand';
import { editorialOrder } from './content/references/editorial-order';
import { referenceCheck } from './content/references/reference-check';
import { uniquenessCheck } from './content/uniqueness/uniqueness-check';
import { recordVersions } from './content/versions/record-versions';
import type { Outbox } from './delivery/publishing/outbox';
import { publishEvents } from './delivery/publishing/publish-events';
import { offerNumbers } from './visitors/clicks/offer-numbers';
import { commentAddressesShown } from './visitors/reviews/comment-addresses-shown';
import { moderation } from './visitors/reviews/moderation';
import { reviewEvents } from './visitors/reviews/review-events';

/** The kinds of middlewares, in the order in which they run. */
export const MIDDLEWARE_KINDS = [
  // Words the refusals of all inner ones for an editor. Changes nothing.
  'wording',
  // Completes what an administrator reads, or finds by an index what a list reads. Changes nothing that is stored.
  'reading',
  // Refuses a caller who may not write. Changes nothing.
  'guard',
  // Opens a transaction that waits for those of other CMS. Changes nothing.
  'order',
  // Opens a transaction around all inner middlewares, compares the published rows before and after, and writes publish events.
  'event',
  // Completes the entry before it is written, or the rows that depend on it.
  'change',
  // Refuses an invalid entry. Changes nothing.
  'check',
  // Writes rows beside the entry after the entry is written.
  'record',
] as const;

export interface NamedMiddleware {
  name: string;
  kind: (typeof MIDDLEWARE_KINDS)[number];
  middleware: DocumentMiddleware;
}

/**
 * Every middleware of the Document Service, the outermost first, in the order of the kinds:
 * - Guards come before all that write, because a caller without permission must cause no write at all.
 * - One write of editors follows another, because two at once could each remove what the other one refers to.
 * - Events surround everything that writes. An event and its change share one transaction, so one exists exactly if the other
 *   does, and a refusal of a check reverts what a change has written.
 * - Changes come before checks, because a check must see the stored values: the slug of a fixed page, not the one of the form.
 */
export const documentMiddlewares = (strapi: Core.Strapi, outbox: Outbox): readonly NamedMiddleware[] => [
  { name: 'Spanish refusals', kind: 'wording', middleware: spanishRefusals(strapi) },
  { name: 'addresses of comments', kind: 'reading', middleware: commentAddressesShown(strapi) },
  { name: 'lists of articles', kind: 'reading', middleware: listedArticles(strapi) },
  { name: 'country guard', kind: 'guard', middleware: countryGuard(strapi) },
  { name: 'published entries', kind: 'guard', middleware: publishedEntries(strapi) },
  { name: 'editorial order', kind: 'order', middleware: editorialOrder(strapi) },
  { name: 'publish events', kind: 'event', middleware: publishEvents(strapi, outbox) },
  { name: 'review events', kind: 'event', middleware: reviewEvents(strapi, outbox) },
  { name: 'moderation', kind: 'change', middleware: moderation(strapi) },
  { name: 'fixed slugs', kind: 'change', middleware: fixedSlugs(strapi) },
  { name: 'reading time', kind: 'change', middleware: readingTime() },
  { name: 'uniqueness', kind: 'check', middleware: uniquenessCheck(strapi) },
  { name: 'entry rules', kind: 'check', middleware: entryRules(strapi) },
  { name: 'references', kind: 'check', middleware: referenceCheck(strapi) },
  { name: 'moved addresses', kind: 'record', middleware: movedAddresses(strapi) },
  { name: 'planned changes', kind: 'record', middleware: changedByHand(strapi) },
  { name: 'offer numbers', kind: 'record', middleware: offerNumbers(strapi) },
  { name: 'versions', kind: 'record', middleware: recordVersions(strapi) },
];

/** Call it in `register()`: Strapi runs the middleware that is registered first as the outermost. */
export function registerDocumentMiddlewares(strapi: Core.Strapi, outbox: Outbox): void {
  for (const { middleware } of documentMiddlewares(strapi, outbox)) strapi.documents.use(middleware);
}
