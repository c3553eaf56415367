import { type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import type { RouteManifest } from '@/server/routing/manifest';
import { closedSite, type SiteContent } from '@/server/routing/site-content';
import type { SiteLoad } from '@/server/routing/site-loads';

const updatedAt = '2026-11-20T09:30:00.000Z';
const plain = { updatedAt, seo: null };

/** 25 articles under `finanzas`, the number in the decisions, and one at the root. */
function spanishContent(): SiteContent {
  const articles = Array.from({ length: 25 }, (_, index) => ({
    ...plain,
    documentId: `article-${index}`,
    slug: index === 24 ? 'ibancar-una-solucion-financiera-confiable' : `articulo-${index}`,
    isAtRoot: index === 24,
    tags: index < 11 ? [{ documentId: 'tag-finanzas' }] : [],
    author: { documentId: 'author-1' },
  }));
  return {
    isOpen: true,
    lenders: [{ ...plain, documentId: 'lender-1', slug: 'claro', number: 12 }],
    banks: [{ ...plain, documentId: 'bank-1', slug: 'caja-norte' }],
    calendars: [
      {
        ...plain,
        documentId: 'calendar-1',
        slug: 'calendario-laboral-2024',
        tags: [],
        author: { documentId: 'author-1' },
      },
    ],
    lendersGuide: { ...plain, documentId: 'guide' },
    pages: [
      { ...plain, documentId: 'offers', slug: 'offers', kind: 'core', fixedPage: 'offers', lender: null },
      { ...plain, documentId: 'home', slug: 'home', kind: 'core', fixedPage: 'home', lender: null },
      {
        ...plain,
        documentId: 'application',
        slug: 'application',
        kind: 'core',
        fixedPage: 'application',
        lender: null,
      },
      { ...plain, documentId: 'process', slug: 'process', kind: 'core', fixedPage: 'process', lender: null },
      { ...plain, documentId: 'main', slug: 'main', kind: 'core', fixedPage: 'main', lender: null },
      { ...plain, documentId: 'thanks', slug: 'thank-you', kind: 'core', fixedPage: 'thankYou', lender: null },
      {
        ...plain,
        documentId: 'rejected',
        slug: 'landing-rejected',
        kind: 'core',
        fixedPage: 'landingRejected',
        lender: null,
      },
      { ...plain, documentId: 'terms', slug: 'condiciones-generales', kind: 'legal', fixedPage: 'terms', lender: null },
      {
        ...plain,
        documentId: 'account',
        slug: 'cuenta',
        kind: 'lender',
        fixedPage: null,
        lender: { documentId: 'lender-1' },
      },
      { ...plain, documentId: 'fast', slug: 'dinero-rapido', kind: 'seo', fixedPage: null, lender: null },
    ],
    articles,
    tags: [
      { ...plain, documentId: 'tag-finanzas', slug: 'finanzas' },
      { ...plain, documentId: 'tag-ahorro', slug: 'ahorro' },
    ],
    authors: [{ ...plain, documentId: 'author-1', slug: 'lucia-ferran', number: 7 }],
    redirects: [
      { documentId: 'redirect-1', from: '/viejo', to: '/condiciones-generales/', isPermanent: true },
      { documentId: 'redirect-2', from: '/año/', to: '/condiciones-generales/', isPermanent: true },
      { documentId: 'redirect-3', from: '/promo/', to: 'https://example.org/x?a=1#b', isPermanent: false },
    ],
  };
}

function ukrainianContent(): SiteContent {
  return {
    ...closedSite,
    isOpen: true,
    pages: [
      { ...plain, documentId: 'home', slug: 'home', kind: 'core', fixedPage: 'home', lender: null },
      { ...plain, documentId: 'terms', slug: 'umovy', kind: 'legal', fixedPage: 'terms', lender: null },
    ],
  };
}

const contents: Partial<Record<Locale, SiteContent>> = {
  'es-ES': spanishContent(),
  'uk-UA': ukrainianContent(),
  'ru-UA': {
    ...ukrainianContent(),
    redirects: [{ documentId: 'redirect-4', from: '/old/', to: '/blog/', isPermanent: true }],
  },
};

/** Every site as loaded from the CMS: Spain complete, Ukraine in two languages, the other sites empty. */
export function testLoads(loadedAt = updatedAt): Record<Locale, SiteLoad> {
  const loads = locales.map((locale) => [locale, { loadedAt, content: contents[locale] ?? closedSite }]);
  return Object.fromEntries(loads);
}

/** The manifest of {@link testLoads}. */
export function testManifest(): RouteManifest {
  const sites = locales.map((locale) => [
    locale,
    buildSiteRoutes(siteOfLocale(locale), contents[locale] ?? closedSite),
  ]);
  const loadedAt = locales.map((locale) => [locale, updatedAt]);
  return { loadedAt: Object.fromEntries(loadedAt), sites: Object.fromEntries(sites) };
}
