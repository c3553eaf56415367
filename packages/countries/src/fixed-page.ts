import { type FixedPageId, fixedPageIds, samePaths, type WordedPaths } from './fixed-page-id.ts';
import { englishPaths } from './fixed-pages/english.ts';
import { malayPaths } from './fixed-pages/malay.ts';
import { polishPaths } from './fixed-pages/polish.ts';
import { russianPaths } from './fixed-pages/russian.ts';
import { mexicanPaths, spanishPaths } from './fixed-pages/spanish.ts';
import { ukrainianPaths } from './fixed-pages/ukrainian.ts';
import { vietnamesePaths } from './fixed-pages/vietnamese.ts';
import type { Path } from './path.ts';
import type { Locale } from './site.ts';

const wordedPaths: Readonly<Record<Locale, WordedPaths>> = {
  'es-ES': spanishPaths,
  'es-MX': mexicanPaths,
  'vi-VN': vietnamesePaths,
  'pl-PL': polishPaths,
  'en-PH': englishPaths.PH,
  'ms-MY': malayPaths,
  'en-ZA': englishPaths.ZA,
  'ru-KZ': russianPaths,
  'uk-UA': ukrainianPaths,
  'ru-UA': russianPaths,
};

/** The path of a fixed page within a site, without the site's base path: see `publicPath`. */
export function fixedPath(locale: Locale, id: FixedPageId): Path {
  return { ...wordedPaths[locale], ...samePaths }[id];
}

/** The fixed page that stands at a path within a site, if one does. */
export function fixedPageAt(locale: Locale, path: string): FixedPageId | undefined {
  return fixedPageIds.find((id) => fixedPath(locale, id) === path);
}
