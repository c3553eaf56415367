import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { mostRead, readSearchDocuments } from '@/cms/search-documents';
import type { FindableEntry } from '@/server/search/findable-entries';
import {
  partOfDocument,
  partsOfSite,
  readStoredDocuments,
  type StoredDocument,
  storeDocuments,
} from '@/server/search/stored-documents';

/** Some of the documents that were asked for. */
export interface CollectedDocuments {
  /** Former ones among them keep the time of the entry that they were made of. */
  readonly documents: readonly StoredDocument[];
  /** Why some are missing or former ones; undefined: each is there as its entry is now. */
  readonly fault?: unknown;
}

const everyPart: readonly number[] = Array.from({ length: partsOfSite }, (_, part) => part);

/** Parts that are collected together: of a site with 8 000 entries they fill ten reads from the CMS. */
const partsAtOnce = 16;

/**
 * Collects the documents of entries: those that are stored, and from the CMS those that are new or whose entry has changed. What is
 * read is stored at once, so that no other server reads it. After a read that failed the CMS is asked no more.
 * @param wanted the entries
 * @param all every entry of the site that the search may find: documents of others are no longer stored
 */
export async function* collectDocuments(
  locale: Locale,
  wanted: readonly FindableEntry[],
  all: ReadonlyMap<string, FindableEntry>,
): AsyncGenerator<CollectedDocuments> {
  const byPart = inParts(wanted);
  // All of them, where all is wanted: a part may have only documents of entries that are gone.
  const parts = wanted.length === all.size ? everyPart : [...byPart.keys()];
  let fault: unknown;
  for (let start = 0; start < parts.length; start += partsAtOnce) {
    const some = parts.slice(start, start + partsAtOnce);
    const stored = new Map((await readStoredDocuments(locale, some)).map((one) => [one.document.documentId, one]));
    const entries = some.flatMap((part) => byPart.get(part) ?? []);
    const lacking = entries.filter(({ documentId, updatedAt }) => stored.get(documentId)?.updatedAt !== updatedAt);
    const read = fault === undefined ? await readAll(locale, lacking) : { documents: [], fault };
    fault = read.fault;
    for (const one of read.documents) stored.set(one.document.documentId, one);
    const gone = [...stored.values()].filter(({ document }) => !all.has(document.documentId));
    for (const { document } of gone) stored.delete(document.documentId);
    await storeParts(locale, new Set([...read.documents, ...gone].map(partOf)), [...stored.values()]);
    yield { documents: entries.flatMap(({ documentId }) => stored.get(documentId) ?? []), fault };
  }
}

/** The entries of each part. */
function inParts(entries: readonly FindableEntry[]): ReadonlyMap<number, readonly FindableEntry[]> {
  const byPart = new Map<number, FindableEntry[]>();
  for (const entry of entries) {
    const part = partOfDocument(entry.documentId);
    const ofPart = byPart.get(part);
    if (ofPart) ofPart.push(entry);
    else byPart.set(part, [entry]);
  }
  return byPart;
}

const partOf = ({ document }: StoredDocument): number => partOfDocument(document.documentId);

/** Reads entries from the CMS, as many at a time as it permits. */
async function readAll(locale: Locale, entries: readonly FindableEntry[]): Promise<CollectedDocuments> {
  const documents: StoredDocument[] = [];
  const times = new Map(entries.map(({ documentId, updatedAt }) => [documentId, updatedAt]));
  try {
    for (let start = 0; start < entries.length; start += mostRead) {
      for (const document of await readSearchDocuments(locale, entries.slice(start, start + mostRead))) {
        documents.push({ updatedAt: times.get(document.documentId) ?? '', document });
      }
    }
    return { documents };
  } catch (fault) {
    return { documents, fault };
  }
}

/** @param documents all that are known of these parts and of others */
async function storeParts(locale: Locale, parts: ReadonlySet<number>, documents: readonly StoredDocument[]) {
  for (const part of parts) {
    await storeDocuments(
      locale,
      part,
      documents.filter((one) => partOf(one) === part),
    );
  }
}
