import { fixedPageAt, isFixedPageId, machinePaths } from '@prestafaro/addresses';
import { isLocale } from '@prestafaro/countries';
import { page } from '../labels/content-types/page';
import { fieldName } from '../labels/field-name';

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
  const another = `escribe otra en ${fieldName(page, 'slug')}`;
  if (firstSegments.includes(path)) return `La dirección ${path} es del propio sitio: ${another}.`;
  const owner = isLocale(locale) ? fixedPageAt(locale, path) : undefined;
  if (!owner) return null;
  return `La dirección ${path} es de una página fija: elige “${owner}” en ${fieldName(page, 'fixedPage')} o ${another}.`;
}
