import type { Locale } from '@prestafaro/countries';
import { metadataAlternates } from '@/server/routing/alternates';
import { routeMetaOf } from '@/server/routing/route-meta';

/**
 * Canonical, hreflang and route meta (specification §3) of a page; React moves them to the head. Next's metadata is not
 * used for them, because it removes the trailing slash of the home page: canonical, hreflang and sitemap must be
 * identical (R36).
 */
export async function HeadLinks({ locale, path }: { locale: Locale; path: string }) {
  const [{ canonical, languages }, meta] = await Promise.all([
    metadataAlternates(locale, path),
    routeMetaOf(locale, path),
  ]);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {meta && <meta name="pf:type" content={meta.type} />}
      {meta?.item && <meta name="pf:item" content={meta.item} />}
    </>
  );
}
