import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@prestafaro/countries';
import { EDITORIAL_TYPES, type EditorialType, editorialEntry, type SeedSource } from '../editorial-types';
import { markdownToBlocks, parseMarkdownFile } from './markdown';

/** One entry of the seed. `key` names the same document in every locale. Relations are keys and images are file names. */
export interface SeedEntry {
  type: EditorialType | 'comment';
  key: string;
  data: Record<string, unknown>;
  /** It is stored as a draft, which no visitor can see, until an editor publishes it: `isDraft` in its file. */
  isDraft: boolean;
  /** The path of its file, for messages. */
  file: string;
}

export interface SiteSeed {
  locale: Locale;
  /** In the order of their creation: an entry comes after the entries to which it refers. */
  entries: SeedEntry[];
}

/** The seeds of all sites that have a folder under `root`, in the order of the sites. */
export function readSeeds(root: string): SiteSeed[] {
  return locales
    .filter((locale) => existsSync(path.join(root, locale)))
    .map((locale) => ({ locale, entries: readEntries(path.join(root, locale)) }));
}

/** The image files of all sites by file name, because a site may use a drawing of another site. */
export function readMedia(root: string): Map<string, string> {
  const folders = locales.map((locale) => path.join(root, locale, 'media')).filter((folder) => existsSync(folder));
  return new Map(folders.flatMap((folder) => readdirSync(folder).map((name) => [name, path.join(folder, name)])));
}

function readEntries(folder: string): SeedEntry[] {
  const editorial = EDITORIAL_TYPES.flatMap((type) => readType(folder, type, editorialEntry(type).seed));
  return [...editorial, ...readList(path.join(folder, 'comments.json'), 'comment')];
}

function readType(folder: string, type: EditorialType, source: SeedSource): SeedEntry[] {
  if ('list' in source) return readList(path.join(folder, source.list), type, source.keyField);
  if ('folder' in source) return readFolder(path.join(folder, source.folder), type);
  return ['.json', '.md']
    .map((extension) => path.join(folder, source.single + extension))
    .filter((file) => existsSync(file))
    .map((file) => entryOf(type, type, file, readEntry(file)));
}

function readList(file: string, type: SeedEntry['type'], keyField = 'key'): SeedEntry[] {
  if (!existsSync(file)) return [];
  const items = readJson(file);
  if (!Array.isArray(items)) throw new Error(`${file} must be a list, in square brackets`);
  return (items as Record<string, unknown>[]).map(({ key, ...data }) =>
    entryOf(type, String(key ?? data[keyField]), file, data),
  );
}

function readFolder(folder: string, type: EditorialType): SeedEntry[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(json|md)$/.test(file))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => entryOf(type, path.parse(file).name, file, readEntry(file)));
}

function entryOf(
  type: SeedEntry['type'],
  key: string,
  file: string,
  { isDraft, ...data }: Record<string, unknown>,
): SeedEntry {
  return { type, key, data, isDraft: isDraft === true, file };
}

function readEntry(file: string): Record<string, unknown> {
  if (file.endsWith('.json')) return readJson(file) as Record<string, unknown>;
  const { head, body } = parseMarkdownFile(readFileSync(file, 'utf8'), file);
  return { ...head, blocks: markdownToBlocks(body) };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
