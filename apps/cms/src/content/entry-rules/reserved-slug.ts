import { fixedPageAt, isFixedPageId, machinePaths, unwrittenPageAt } from '@prestafaro/addresses';
import { isLocale } from '@prestafaro/countries';
import { choiceLabel } from '../labels/choices';
import { page } from '../labels/content-types/page';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

interface PageDraft {
  slug?: string | null;
  fixedPage?: string | null;
}

/** The refusal of a slug that {@link reservedSlug} explains. */
export function slugProblems(locale: string, page: PageDraft): Problem[] {
  const message = reservedSlug(locale, page);
  return message ? [{ path: ['slug'], message }] : [];
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
  const isUnwritten = isLocale(locale) && unwrittenPageAt(locale, path) !== undefined;
  if (isUnwritten || firstSegments.includes(path)) return `La dirección ${path} es del propio sitio: ${another}.`;
  const owner = isLocale(locale) ? fixedPageAt(locale, path) : undefined;
  if (!owner) return null;
  return `La dirección ${path} es de una página fija: elige «${choiceLabel(owner)}» en ${fieldName(page, 'fixedPage')} o ${another}.`;
}
