import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import { offerDocuments } from '@/features/search/offer-documents';
import { synonymsByPath, unwrittenDocuments } from '@/features/search/page-synonyms';
import { type IndexedDocument, makeSearchIndex, type SearchIndex } from '@/features/search/search-index';
import { synonymsOf } from '@/features/search/synonyms/synonyms-of';
import { log, reasonOf } from '@/server/log/log';
import { collectDocuments } from '@/server/search/collect-documents';
import { type FindableEntries, findableEntries } from '@/server/search/findable-entries';
import { mostHeldDocuments } from '@/server/search/search-memory';
import type { StoredDocument } from '@/server/search/stored-documents';
import { nameFacts, withFacts } from '@/shell/site-view';

/** What an index is compared with. */
interface SiteState extends FindableEntries {
  /** The name of the facts that fill placeholders. */
  readonly facts: string;
  readonly offers: OfferList;
}

interface OfferList {
  readonly documents: readonly IndexedDocument[];
  /** Another one after each change. */
  readonly name: string;
}

interface SiteIndex {
  readonly index: SearchIndex;
  /** Each document in the index with the time of its entry; undefined: it has to be made again. */
  readonly held: Map<string, string | undefined>;
  /** Documents with a placeholder: their text changes with the facts of the site. */
  readonly withPlaceholder: Set<string>;
  /** What the index was compared with last. */
  state?: ComparedState;
  /** When the CMS is asked again for documents that it did not give; by `Date.now()`. */
  retryAt: number;
}

type ComparedState = Pick<SiteState, 'routes' | 'facts' | 'offers'>;

/** Milliseconds for which a search waits for what has changed before it uses the index without it. */
const timeoutMs = 2_000;

/** Milliseconds after which documents are asked for again that the CMS did not give. */
const retryMs = 10_000;

const indexes = processWide('search-indexes', () => ({
  /** In the order of their last use. */
  known: new Map<Locale, SiteIndex>(),
  updating: new Map<Locale, { readonly state: SiteState; readonly done: Promise<SiteIndex> }>(),
}));

/**
 * The search index of a site, in the memory of this instance. It is made at the first search; later ones add and remove what has changed
 * since. Concurrent searches share the work.
 * @throws {CmsUnavailable | CmsError} if no document is known and the CMS is away
 */
export async function siteIndex(locale: Locale, now = Date.now()): Promise<SearchIndex> {
  const known = indexes.known.get(locale);
  const [entries, facts] = await Promise.all([findableEntries(locale), factsOf(locale, known)]);
  const offers = await offersOf(locale, entries, known);
  const state = { ...entries, facts, offers };
  if (known) use(locale, known);
  if (known?.state && isSame(known.state, state) && now < known.retryAt) return known.index;
  const updating = shared(locale, state, now);
  return known ? laterOr(known, updating) : (await updating).index;
}

/** The facts as they are known, while neither the CMS nor the cache tells them: the texts of the index are filled already. */
async function factsOf(locale: Locale, known: SiteIndex | undefined): Promise<string> {
  return nameFacts(locale).catch((error: unknown) => {
    if (known?.state) return known.state.facts;
    throw error;
  });
}

/** The offers as they are known, while the feed cannot be loaded. */
async function offersOf(locale: Locale, { routes }: FindableEntries, known: SiteIndex | undefined): Promise<OfferList> {
  const documents = await offerDocuments(locale, routes);
  return documents ? { documents, name: JSON.stringify(documents) } : (known?.state?.offers ?? noOffers);
}

const noOffers: OfferList = { documents: [], name: '' };

const isSame = (one: ComparedState, other: ComparedState) =>
  one.routes === other.routes && one.facts === other.facts && one.offers.name === other.offers.name;

/** Updates of one index run one after the other. */
function shared(locale: Locale, state: SiteState, now: number): Promise<SiteIndex> {
  const running = indexes.updating.get(locale);
  if (running && isSame(running.state, state)) return running.done;
  const previous = running?.done.catch(() => undefined) ?? Promise.resolve();
  const done = previous
    .then(() => update(locale, state, now))
    .finally(() => {
      if (indexes.updating.get(locale)?.done === done) indexes.updating.delete(locale);
    });
  indexes.updating.set(locale, { state, done });
  return done;
}

async function update(locale: Locale, state: SiteState, now: number): Promise<SiteIndex> {
  const { entries, left, facts, offers } = state;
  const site = indexes.known.get(locale) ?? (await emptySite(locale, left));
  for (const documentId of site.held.keys()) if (!entries.has(documentId)) remove(site, documentId);
  if (site.state?.facts !== facts) for (const documentId of site.withPlaceholder) site.held.set(documentId, undefined);
  const wanted = [...entries.values()].filter(({ documentId, updatedAt }) => site.held.get(documentId) !== updatedAt);
  await putOffers(site, offers);
  let fault: unknown;
  for await (const collected of collectDocuments(locale, wanted, entries)) {
    fault = collected.fault;
    await put(site, locale, collected.documents, state);
  }
  if (fault !== undefined && site.held.size === 0) throw fault;
  const isCurrent = wanted.every(({ documentId, updatedAt }) => site.held.get(documentId) === updatedAt);
  site.retryAt = isCurrent ? Number.POSITIVE_INFINITY : now + retryMs;
  site.state = state;
  use(locale, site);
  forgetOthers(locale);
  return site;
}

async function emptySite(locale: Locale, left: number): Promise<SiteIndex> {
  if (left > 0) log.warn('The search leaves documents out: there are too many of a kind', { locale, left });
  const index = await makeSearchIndex(await unwrittenDocuments(locale), synonymsOf(locale).stopWords);
  return { index, held: new Map(), withPlaceholder: new Set(), retryAt: 0 };
}

/** The offers of the last state are replaced. */
async function putOffers({ index, state }: SiteIndex, { documents, name }: OfferList) {
  const former = state?.offers ?? noOffers;
  if (former.name === name) return;
  for (const { documentId } of former.documents) index.remove(documentId);
  await index.put(documents);
}

async function put(
  { index, held, withPlaceholder }: SiteIndex,
  locale: Locale,
  documents: readonly StoredDocument[],
  { routes }: SiteState,
) {
  const changed = documents.filter(({ updatedAt, document }) => held.get(document.documentId) !== updatedAt);
  const texts = changed.map(({ document }) => document);
  const synonyms = synonymsByPath(locale);
  const filled = await withFacts(locale, Promise.resolve(texts));
  await index.put(filled.map((one) => ({ ...one, synonyms: synonyms.get(routes.documents[one.documentId] ?? '') })));
  for (const { updatedAt, document } of changed) {
    held.set(document.documentId, updatedAt);
    if (hasPlaceholder(document)) withPlaceholder.add(document.documentId);
    else withPlaceholder.delete(document.documentId);
  }
}

const hasPlaceholder = ({ title, description, text }: StoredDocument['document']) =>
  [title, description, text].some((part) => part.includes('{'));

function remove({ index, held, withPlaceholder }: SiteIndex, documentId: string): void {
  index.remove(documentId);
  held.delete(documentId);
  withPlaceholder.delete(documentId);
}

/** Puts an index at the end of the order. */
function use(locale: Locale, site: SiteIndex): void {
  indexes.known.delete(locale);
  indexes.known.set(locale, site);
}

/** Forgets the indexes that were not used for longest, until the memory holds the others. Their next search makes them again. */
function forgetOthers(locale: Locale): void {
  let documents = [...indexes.known.values()].reduce((sum, { held }) => sum + held.size, 0);
  for (const [other, { held }] of indexes.known) {
    if (documents <= mostHeldDocuments || other === locale) return;
    indexes.known.delete(other);
    documents -= held.size;
    log.info('The index of the search of a site leaves the memory', { locale: other, documents: held.size });
  }
}

/** The index after an update; as it is now if that takes long or fails. */
async function laterOr({ index }: SiteIndex, updating: Promise<SiteIndex>): Promise<SearchIndex> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<SearchIndex>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, index);
  });
  const updated = updating.then(
    (later) => later.index,
    (error: unknown) => {
      log.debug('The search uses its index as it is', { reason: reasonOf(error) });
      return index;
    },
  );
  return Promise.race([updated, timeout]).finally(() => clearTimeout(timer));
}
