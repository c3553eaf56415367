import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { LendersGuideDocument, type LendersGuideViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { withFacts } from '@/shell/site-view';

export type GuideContent = LendersGuideViewFragment;

/** The guide to the lenders of a site, or undefined while none is published. */
export const loadGuide = cache(async (locale: Locale): Promise<GuideContent | undefined> => {
  const { lendersGuide } = await withFacts(locale, readCms('lendersGuide', LendersGuideDocument, { locale }));
  return lendersGuide ?? undefined;
});
