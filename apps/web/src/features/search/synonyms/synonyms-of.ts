import 'server-only';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { Language } from '@prestafaro/types/country';
import { english } from '@/features/search/synonyms/english';
import { kazakh } from '@/features/search/synonyms/kazakh';
import { malay } from '@/features/search/synonyms/malay';
import { polish } from '@/features/search/synonyms/polish';
import { russian } from '@/features/search/synonyms/russian';
import type { Synonyms } from '@/features/search/synonyms/shape';
import { spanish } from '@/features/search/synonyms/spanish';
import { ukrainian } from '@/features/search/synonyms/ukrainian';
import { vietnamese } from '@/features/search/synonyms/vietnamese';

/** They are no messages, because the browser loads those for the screen of a fatal error. */
const synonyms: Readonly<Record<Language, Synonyms>> = {
  es: spanish,
  en: english,
  ms: malay,
  pl: polish,
  ru: russian,
  kk: kazakh,
  uk: ukrainian,
  vi: vietnamese,
};

/** What people write into the search of a site. */
export const synonymsOf = (locale: Locale): Synonyms => synonyms[siteOfLocale(locale).language];
