import type { Metadata } from 'next';
import type { SiteView } from '@/shell/site-view';

/** The head of the page of a link: no search engine lists it. */
export function mailHead({ settings }: SiteView): Metadata {
  return {
    // The page knows what the link opens only after it has asked the CMS.
    title: settings.siteName,
    robots: { index: false, follow: false },
  };
}
