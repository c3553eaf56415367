import type { Metadata } from 'next';
import { headTitle, notInTheIndex } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of the search: no search engine lists results of another search, and no title shows what was typed. */
export function searchHead({ settings, messages }: SiteView): Metadata {
  return { title: headTitle(messages.search.title, settings.siteName), robots: notInTheIndex };
}
