import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { BankBySlugDocument, type BankViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { withFacts } from '@/shell/site-view';

export type BankContent = BankViewFragment;

/** The published bank of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadBank = cache(async (locale: Locale, slug: string): Promise<BankContent | undefined> => {
  const { banks } = await withFacts(locale, readCms('bank', BankBySlugDocument, { locale, slug }));
  return banks[0] ?? undefined;
});

/** The public path of a bank's page. */
export function bankPath(locale: Locale, slug: string): string {
  return contentPath(siteOfLocale(locale), { type: 'bank', slug });
}
