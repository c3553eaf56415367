import { type Locale, sites } from './product.ts';
import type { ListedPage } from './sitemap.ts';

/** Kinds of which a site has many pages: the list of the sitemap, and the path below the site's base path. */
const REPEATED: readonly [list: string, path: RegExp][] = [
  ['articles', /./],
  ['authors', /./],
  ['blog', /^\/blog\/./],
  ['lenders', /^\/bank\//],
  ['lenders', /^\/[^/]+\/[^/]+\/$/],
  ['pages', /^\/(prestamo|prestamistas-en|microcredito)/],
  ['pages', /^\/(aviso|condiciones|terminos|politica|accesibilidad|polityka)/],
];

/** Every page but those of the repeated kinds, and at most `max` pages of each repeated kind. */
export function pickPages(locale: Locale, pages: readonly ListedPage[], max: number): string[] {
  const { basePath } = sites[locale];
  const picked = new Map<RegExp, number>();
  return pages.flatMap(({ list, path }) => {
    const below = path.slice(basePath.length);
    const template = REPEATED.find(([name, pattern]) => name === list && pattern.test(below))?.[1];
    if (!template) return [path];
    const count = picked.get(template) ?? 0;
    picked.set(template, count + 1);
    return count < max ? [path] : [];
  });
}
