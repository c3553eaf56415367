import type { Metadata } from 'next';
import { headTitle, notInTheIndex } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of `/unsubscribe/`: no search engine lists it (decisions, "Routing"). */
export function unsubscribeHead({ settings, messages }: SiteView): Metadata {
  return { title: headTitle(messages.unsubscribe.title, settings.siteName), robots: notInTheIndex };
}
