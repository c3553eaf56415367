import { fixedPageAt, isFixedPageId, machinePaths } from '@prestafaro/addresses';
import { isLocale } from '@prestafaro/countries';

interface PageDraft {
  slug?: string | null;
  fixedPage?: string | null;
}

/**
 * Explains why a page may not have its slug on a site. A page at `/blog/` or at the path of a fixed page would hide the page
 * that the site serves there.
 * @returns null if it may
 */
export function reservedSlug(locale: string, { slug, fixedPage }: PageDraft): string | null {
  if (!slug || isFixedPageId(fixedPage)) return null;
  const path = `/${slug}/`;
  const firstSegments = machinePaths.map((machinePath) => `/${machinePath.split('/')[1]}/`);
  if (firstSegments.includes(path)) return `${path} belongs to the site itself. Choose another slug.`;
  const owner = isLocale(locale) ? fixedPageAt(locale, path) : undefined;
  return owner ? `${path} is the address of the fixed page “${owner}”. Set that field instead of the slug.` : null;
}
