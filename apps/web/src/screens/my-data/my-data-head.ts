import type { Metadata } from 'next';
import { headTitle, notInTheIndex } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of `/my-data/`: no search engine lists it (decisions, "Routing"). */
export function myDataHead({ settings, messages }: SiteView): Metadata {
  return { title: headTitle(messages.myData.request.title, settings.siteName), robots: notInTheIndex };
}
