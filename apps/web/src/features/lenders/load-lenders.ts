import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { LenderListDocument, type LenderRowFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { inAlphabet } from '@/features/lenders/in-alphabet';

export type LenderRowFacts = LenderRowFragment;

/** All published lenders of a site, in alphabetical order (R8). Once per request, for lists, table and head. */
export const loadLenders = cache(async (locale: Locale): Promise<LenderRowFacts[]> => {
  const { lenders } = await readCms('lenders', LenderListDocument, { locale });
  return inAlphabet(
    lenders.flatMap((lender) => (lender ? [lender] : [])),
    locale,
  );
});
