import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { LenderListDocument, type LenderRowFragment, OtherInstitutionsDocument } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { inAlphabet } from '@/features/lenders/in-alphabet';

export type LenderRowFacts = LenderRowFragment;

/** Lenders of one read: the CMS answers no more. */
const lendersOfRead = 100;

/** All published lenders of a site, in alphabetical order (R8). Once per request, for lists, table and head. */
export const loadLenders = cache(async (locale: Locale): Promise<LenderRowFacts[]> => {
  const all: LenderRowFacts[] = [];
  for (let start = 0; start === all.length; start += lendersOfRead) {
    const { lenders } = await readCms('lenders', LenderListDocument, { locale, start });
    for (const lender of lenders) if (lender) all.push(lender);
  }
  return inAlphabet(all, locale);
});

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** The institutions of a site that pay us nothing, in alphabetical order: lenders without an agreement, and banks. */
export async function loadOthers(locale: Locale): Promise<{ lenders: readonly Named[]; banks: readonly Named[] }> {
  const { lenders, banks } = await readCms('otherInstitutions', OtherInstitutionsDocument, { locale });
  const named = (entries: readonly (Named | null)[]) =>
    inAlphabet(
      entries.flatMap((entry) => entry ?? []),
      locale,
    );
  return { lenders: named(lenders), banks: named(banks) };
}
