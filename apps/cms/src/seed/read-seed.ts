import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@prestafaro/countries';
import type { EditorialType } from '../content-types';
import { markdownToBlocks, parseMarkdownFile } from './markdown';

/** One entry of the seed: `key` names the same document in every locale. Relations are still keys, images file names. */
export interface SeedEntry {
  type: EditorialType | 'comment';
  key: string;
  data: Record<string, unknown>;
}

export interface SiteSeed {
  locale: Locale;
  /** In the order in which they must be made: what is referred to comes first. */
  entries: SeedEntry[];
}

/** The seeds of all sites that have a folder under `root`, in the order of the sites. */
export function readSeeds(root: string): SiteSeed[] {
  return locales
    .filter((locale) => existsSync(path.join(root, locale)))
    .map((locale) => ({ locale, entries: readEntries(path.join(root, locale)) }));
}

/** Image files of all sites by file name; a site may use another site's drawing. */
export function readMedia(root: string): Map<string, string> {
  const folders = locales.map((locale) => path.join(root, locale, 'media')).filter((folder) => existsSync(folder));
  return new Map(folders.flatMap((folder) => readdirSync(folder).map((name) => [name, path.join(folder, name)])));
}

function readEntries(folder: string): SeedEntry[] {
  return [
    ...readList(folder, 'tags.json', 'tag', ({ key, slug }) => String(key ?? slug)),
    ...readFolder(folder, 'authors', 'author'),
    ...readFolder(folder, 'articles', 'article'),
    ...readFolder(folder, 'lenders', 'lender'),
    ...readFolder(folder, 'banks', 'bank'),
    ...readList(folder, 'offers.json', 'offer'),
    ...readList(folder, 'partners.json', 'partner'),
    ...readList(folder, 'testimonials.json', 'testimonial'),
    ...readFolder(folder, 'calendars', 'work-calendar'),
    ...readFolder(folder, 'pages', 'page'),
    ...readFolder(folder, '.', 'lenders-guide', /^lenders-guide\./),
    ...readList(folder, 'redirects.json', 'redirect', ({ from }) => String(from)),
    ...readSingle(folder, 'menu.json', 'menu'),
    ...readSingle(folder, 'settings.json', 'site-setting'),
    ...readList(folder, 'comments.json', 'comment'),
  ];
}

function readList(
  folder: string,
  name: string,
  type: SeedEntry['type'],
  keyOf: (item: Record<string, unknown>) => string = ({ key }) => String(key),
): SeedEntry[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  const items = readJson(file) as Record<string, unknown>[];
  return items.map((item) => {
    const { key: _, ...data } = item;
    return { type, key: keyOf(item), data };
  });
}

function readSingle(folder: string, name: string, type: EditorialType): SeedEntry[] {
  const file = path.join(folder, name);
  return existsSync(file) ? [{ type, key: type, data: readJson(file) as Record<string, unknown> }] : [];
}

function readFolder(folder: string, name: string, type: EditorialType, files = /\.(json|md)$/): SeedEntry[] {
  const directory = path.join(folder, name);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => files.test(file))
    .sort()
    .map((file) => ({ type, key: path.parse(file).name, data: readEntry(path.join(directory, file)) }));
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
