import { publicPath } from '@prestafaro/addresses';
import type { Organization, WebSite, WithContext } from 'schema-dts';
import { originOf } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import type { SiteView } from '@/shell/site-view';

/** Identifier of the organisation of a site, to which other things refer. */
export function organizationId(view: SiteView): string {
  return `${homeUrl(view)}#organization`;
}

/** The operator of the site. It has no rating: an organisation does not rate itself (R12). */
export function organization(view: SiteView): WithContext<Organization> {
  const { siteName, tagline, structuredData, legalProvider } = view.settings;
  const { appName, appStoreUrl } = structuredData;
  return {
    ...context,
    '@type': 'Organization',
    '@id': organizationId(view),
    name: siteName,
    legalName: legalProvider?.companyName ?? undefined,
    taxID: legalProvider?.taxId ?? undefined,
    slogan: tagline,
    url: homeUrl(view),
    areaServed: structuredData.country,
    contactPoint: {
      '@type': 'ContactPoint',
      email: structuredData.contactEmail,
      availableLanguage: structuredData.language,
    },
    ...(appName && appStoreUrl
      ? {
          owns: {
            '@type': 'MobileApplication',
            name: appName,
            installUrl: appStoreUrl,
            applicationCategory: 'FinanceApplication',
          },
        }
      : {}),
  };
}

/** The site itself, in its language. */
export function webSite(view: SiteView): WithContext<WebSite> {
  return {
    ...context,
    '@type': 'WebSite',
    '@id': `${homeUrl(view)}#website`,
    name: view.settings.siteName,
    description: view.settings.seo.description ?? undefined,
    url: homeUrl(view),
    inLanguage: view.site.locale,
    publisher: { '@id': organizationId(view) },
  };
}

function homeUrl({ site }: SiteView): string {
  return `${originOf(site.locale)}${publicPath(site, '/')}`;
}
