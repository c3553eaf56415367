import type { Metadata } from 'next';
import { headTitle } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of the page of a link: no search engine lists it. */
export function mailHead({ settings, messages }: SiteView): Metadata {
  return {
    title: headTitle(messages.mailedLinks.status.title, settings.siteName),
    robots: { index: false, follow: false },
  };
}
