import { contentPath } from '@prestafaro/addresses';
import type { FixedPageId, Site } from '@prestafaro/countries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import { slugsById, slugsOf } from '@/server/routing/entries/references';
import type { RouteMeta } from '@/server/routing/manifest';
import type { PageKind } from '@/server/routing/page-kinds';
import type { SiteContent } from '@/server/routing/site-content';

interface OwnRoute {
  readonly type: PageKind;
  readonly address: string;
}

/** Fixed pages with a route file of their own. The application flow and the offers are never in the index. */
const ownRoutes = {
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
} as const satisfies Readonly<Partial<Record<FixedPageId, OwnRoute>>>;

/** The page kinds that only fixed pages have. */
export type FixedPageKind = (typeof ownRoutes)[keyof typeof ownRoutes]['type'];

const metaTypes: Partial<Record<string, RouteMeta['type']>> = { seo: 'seo', legal: 'doc', lender: 'lender' };

/** The pages of the CMS (decisions, "Routing"). A page of a lender exists as long as the lender is published. */
export function pageEntries(site: Site, { pages, lenders }: SiteContent): EntryDraft[] {
  const lenderSlugs = slugsById(lenders);
  return pages.flatMap((page) => {
    const [lender] = page.kind === 'lender' ? slugsOf(lenderSlugs, [page.lender]) : [];
    if (page.kind === 'lender' && lender === undefined) return [];
    const path = contentPath(site, { type: 'page', slug: page.slug, fixedPage: page.fixedPage ?? null, lender });
    const own = ownRouteOf(page.fixedPage);
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

/** The route of a fixed page, if it has one of its own. */
export function ownRouteOf(fixedPage: string | null | undefined): OwnRoute | undefined {
  return (ownRoutes as Partial<Record<string, OwnRoute>>)[fixedPage ?? ''];
}
