import { missingLegalFields } from '@prestafaro/types/legal-provider';
import { isLocalHost } from '@prestafaro/types/local-host';
import type { Metadata } from 'next';
import { absoluteUrl, originOf } from '@/server/routing/absolute-url';
import type { SiteView } from '@/shell/site-view';

export interface PageHead {
  /** The title that the page shows. */
  title: string;
  description: string | null | undefined;
  /** Title and description that an editor chose for the head instead. */
  seo?: { title: string | null; description: string | null; noindex: boolean } | null;
  /** Public path. */
  path: string;
  /** Public path of the image for shared links: `ogImagePath`. */
  image: string;
  isIndexed?: boolean;
  /** Public path of the feed of the articles that the page lists. */
  feed?: string;
  article?: { writtenOn: string; editedOn: string | null; author: string | null };
}

/** For pages that are no result of a search. Crawlers follow their links. */
export const notInTheIndex = { index: false, follow: true } as const;

/**
 * The head of a page: title, description, robots, and the preview of a shared link (Open Graph, Twitter). `HeadLinks`,
 * which is part of the page, adds canonical and hreflang.
 */
export function pageMetadata(head: PageHead, view: SiteView): Metadata {
  const { settings, site } = view;
  const title = headTitle(head.seo?.title ?? head.title, settings.siteName);
  const description = head.seo?.description ?? head.description ?? settings.seo.description ?? undefined;
  const isIndexed = head.isIndexed !== false && head.seo?.noindex !== true && mayBeIndexed(view);
  const image = { url: absoluteUrl(site.locale, head.image), width: 1200, height: 630, alt: head.title };
  const shared = {
    title,
    description,
    url: absoluteUrl(site.locale, head.path),
    siteName: settings.siteName,
    locale: settings.structuredData.locale,
    images: [image],
  };
  return {
    metadataBase: new URL(originOf(site.locale)),
    title,
    description,
    robots: isIndexed ? { index: true, follow: true, 'max-image-preview': 'large' } : notInTheIndex,
    openGraph: head.article
      ? {
          ...shared,
          type: 'article',
          publishedTime: head.article.writtenOn,
          modifiedTime: head.article.editedOn ?? undefined,
          authors: head.article.author ? [head.article.author] : undefined,
        }
      : { ...shared, type: 'website' },
    manifest: '/manifest.webmanifest',
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    alternates: head.feed ? { types: { 'application/rss+xml': absoluteUrl(site.locale, head.feed) } } : undefined,
    formatDetection: { telephone: false, email: false, address: false },
  };
}

/** A public site without the legal details of its provider stays out of search engines (R7). One on this machine is for trying things. */
function mayBeIndexed({ settings, site }: SiteView): boolean {
  return (
    isLocalHost(new URL(originOf(site.locale)).hostname) || missingLegalFields(settings.legalProvider).length === 0
  );
}

/** A page's title with the site's name after it, unless an editor already wrote the name. */
export function headTitle(title: string, siteName: string): string {
  return title.toLowerCase().includes(siteName.toLowerCase()) ? title : `${title} · ${siteName}`;
}
