import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_FOLDER } from '../../scripts/paths.mjs';
import { type Locale, sites } from './product.ts';
import type { ListedPage } from './sitemap.ts';

/** Kinds of which a site has many pages with the same parts: the list of the sitemap, and the path below the site's base path. */
const REPEATED: readonly [list: string, path: RegExp][] = [
  ['articles', /./],
  ['authors', /./],
  ['blog', /^\/blog\/./],
  ['lenders', /^\/bank\//],
  ['lenders', /^\/[^/]+\/[^/]+\/$/],
];

interface SeededPage {
  slug: string;
  kind?: string;
  isComputed?: boolean;
  blocks?: { type: string }[];
}

/** The pages and calendars of the seed, by their slugs. A Markdown file is one text, below its fields. */
function readSeededPages(locale: Locale): Map<string, SeededPage> {
  const pages = ['pages', 'calendars'].flatMap((name) => {
    const folder = join(CMS_FOLDER, 'seed', locale, name);
    return readdirSync(folder).map((file): SeededPage => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (file.endsWith('.json')) return JSON.parse(text);
      return { slug: /^slug: (\S+)$/m.exec(text)?.[1] ?? file, kind: /^kind: (\S+)$/m.exec(text)?.[1] };
    });
  });
  return new Map(pages.map((page) => [page.slug, page]));
}

/** The parts by which a page is one of many; undefined for a page of its own. */
function partsOf({ list, path }: ListedPage, seeded: Map<string, SeededPage>): readonly string[] | undefined {
  const repeated = REPEATED.findIndex(([name, pattern]) => name === list && pattern.test(path));
  if (repeated >= 0) return [`repeated ${repeated}`];
  const { kind, isComputed, blocks = [] } = seeded.get(path.split('/').at(-2) ?? '') ?? {};
  if (isComputed !== undefined) return [`computed: ${isComputed}`];
  return kind === 'seo' || kind === 'legal' ? [kind, ...blocks.map(({ type }) => type)] : undefined;
}

/** Every page but those of which a site has many. Of these, pages until each part, such as a block, is on one of them. */
export function pickPages(locale: Locale, pages: readonly ListedPage[]): string[] {
  const { basePath } = sites[locale];
  const seeded = readSeededPages(locale);
  const picked = new Set<string>();
  return pages.flatMap(({ list, path }) => {
    const parts = partsOf({ list, path: path.slice(basePath.length) }, seeded);
    if (parts?.every((part) => picked.has(part))) return [];
    for (const part of parts ?? []) picked.add(part);
    return [path];
  });
}
