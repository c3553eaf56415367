import type { Locale } from '@prestafaro/countries';
import { metadataAlternates } from '@/site/alternates';

/**
 * Canonical and hreflang of a page; React moves them to the head. They are not left to Next's metadata, which takes the
 * slash off the home page's address: canonical, hreflang and sitemap say the same to the letter (R36).
 */
export async function HeadLinks({ locale, path }: { locale: Locale; path: string }) {
  const { canonical, languages } = await metadataAlternates(locale, path);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}
