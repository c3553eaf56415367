import { comparable } from '../addresses/site-addresses';
import { isRecord } from '../entry-rules/figures';
import { textsOf } from '../entry-rules/texts-of';

/** `[texto](/ruta/)` in Markdown. */
const MARKDOWN_LINK = /\]\((\/[^)\s"]*)/g;

/** Addresses that no entry has: the way out to a lender, files, feeds. */
const OF_THE_PRODUCT = /^(\/[a-z]{2})?\/(go|media|feeds|calendars|mail|my-data|unsubscribe)\//;

/** The addresses of the site to which an entry links, in its texts and in the `url` of its blocks. */
export function linksOf(data: unknown): string[] {
  const written = textsOf(data).flatMap(({ text }) => [...text.matchAll(MARKDOWN_LINK)].map(([, path = '']) => path));
  return [...new Set([...written, ...urlsOf(data)])].filter((path) => path.startsWith('/') && !path.startsWith('//'));
}

function urlsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'url' && typeof item === 'string') return [item];
    // The address of a file is no link.
    return isRecord(item) && 'mime' in item ? [] : urlsOf(item);
  });
}

/** Advice on links to addresses at which nothing is published. @param known published addresses and redirects */
export function linkAdvice(data: unknown, known: ReadonlySet<string>): string[] {
  return linksOf(data)
    .filter((path) => !known.has(comparable(path)) && !OF_THE_PRODUCT.test(path))
    .map((path) => `El enlace a ${path} no lleva a ninguna página publicada. Corrígelo, o publica antes esa página.`);
}
