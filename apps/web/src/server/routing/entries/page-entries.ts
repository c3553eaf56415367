import { contentPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import type { RouteEntry, RouteMeta } from '@/server/routing/manifest';
import type { SiteContent } from '@/server/routing/site-content';

/** Fixed pages with a route file of their own. The application flow and the offers are never in the index. */
const ownRoutes: Partial<Record<string, { type: RouteEntry['type']; address: string }>> = {
  application: { type: 'application', address: 'application' },
  reg: { type: 'application', address: 'reg' },
  reg2: { type: 'application', address: 'reg2' },
  offers: { type: 'offers', address: 'offers/offers' },
  offers2: { type: 'offers', address: 'offers/offers2' },
  offers3: { type: 'offers', address: 'offers/offers3' },
  main: { type: 'campaign', address: 'main' },
  process: { type: 'journey', address: 'process' },
  transition: { type: 'journey', address: 'transition' },
  thankYou: { type: 'journey', address: 'thank-you' },
  landingOffers: { type: 'journey', address: 'landing/landing-offers' },
  landingRedirector: { type: 'journey', address: 'landing/landing-redirector' },
  landingRejected: { type: 'journey', address: 'landing/landing-rejected' },
  landingRejected2: { type: 'journey', address: 'landing/landing-rejected2' },
  landingTrafficback: { type: 'journey', address: 'landing/landing-trafficback' },
};

const metaTypes: Partial<Record<string, RouteMeta['type']>> = { seo: 'seo', legal: 'doc' };

/** The pages of the CMS (decisions, "Routing"). */
export function pageEntries(site: Site, { pages }: SiteContent): EntryDraft[] {
  return pages.map((page) => {
    const path = contentPath(site, { type: 'page', slug: page.slug, fixedPage: page.fixedPage ?? null });
    const own = ownRoutes[page.fixedPage ?? ''];
    const type = metaTypes[page.kind];
    return {
      type: own?.type ?? 'page',
      path,
      internal: `/${site.locale}/${own?.address ?? `page/${page.slug}`}`,
      documentId: page.documentId,
      slug: page.slug,
      updatedAt: page.updatedAt ?? '',
      noindex: own !== undefined || (page.seo?.noindex ?? false),
      meta: type ? { type, link: path } : null,
    };
  });
}
