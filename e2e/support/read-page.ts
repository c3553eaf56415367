import { type HTMLElement, parse } from 'node-html-parser';

/** What a sweep over all pages compares: read from the HTML of the server, without a browser. */
export interface ReadPage {
  headings: string[];
  title: string;
  description: string;
  canonical: string;
  isNoindex: boolean;
  /** The default layout has a menu in its header, the empty one has none. */
  layout: 'default' | 'empty';
  text: string;
  /** The text between header and footer, without the texts of links. */
  main: string;
  /** The names of the frames of tables in texts, by which a screen reader lists them. */
  tables: string[];
  /** The language of the document. */
  language: string;
  /** The texts of paragraphs, list items and cells, without those marked as being in another language. */
  passages: string[];
  /** What an anchor can lead to. */
  ids: Set<string>;
  /** Addresses of links, as written. */
  links: string[];
  /** Those of its main part, without header and footer. */
  mainLinks: string[];
  /** Each thing of the structured data, with those inside it. */
  things: Record<string, unknown>[];
}

/** @throws {Error} when structured data is not JSON. */
export function readPage(html: string): ReadPage {
  const root = parse(html);
  const meta = (selector: string, attribute = 'content') => root.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    headings: root.querySelectorAll('h1').map((heading) => heading.text.trim()),
    title: root.querySelector('title')?.text ?? '',
    description: meta('meta[name="description"]'),
    canonical: meta('link[rel="canonical"]', 'href'),
    isNoindex: meta('meta[name="robots"]').includes('noindex'),
    layout: root.querySelector('header nav') ? 'default' : 'empty',
    tables: root.querySelectorAll('[role="region"][aria-label]').map((table) => table.getAttribute('aria-label') ?? ''),
    text: root.querySelector('body')?.text ?? '',
    main: textWithoutLinks(root.querySelector('main')),
    language: root.querySelector('html')?.getAttribute('lang') ?? '',
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
    links: root.querySelectorAll('a[href]').map(addressOf),
    mainLinks: root.querySelectorAll('main a[href]').map(addressOf),
    things: root
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => thingsIn(JSON.parse(script.rawText))),
    // Last, because it takes elements out.
    passages: passagesOf(root),
  };
}

const addressOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

/** A link may be the title of another page. */
function textWithoutLinks(element: HTMLElement | null): string {
  const copy = parse(element?.toString() ?? '');
  for (const link of copy.querySelectorAll('a')) link.remove();
  return copy.text;
}

/** What an anchor can lead to. */
export const idsIn = (html: string): Set<string> =>
  new Set(
    parse(html)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );

function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(thingsIn)];
}

/** Where elements are nested, as a list in a cell, only the innermost counts. */
function passagesOf(root: HTMLElement): string[] {
  for (const other of root.querySelectorAll('body [lang], script, style, template')) other.remove();
  const elements = root.querySelectorAll('p, li, td, th, dd, dt, h1, h2, h3, summary, label, legend, button');
  return elements
    .filter((element) => element.querySelector('p, li, td, dd') === null)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
