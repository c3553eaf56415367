import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { PartnerListDocument, type PartnerRowFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';

export type PartnerFacts = PartnerRowFragment;

/** The partners of a site in the editor's order. */
export const loadPartners = cache(async (locale: Locale): Promise<PartnerFacts[]> => {
  const { partners } = await readCms('partners', PartnerListDocument, { locale });
  return partners.flatMap((partner) => (partner ? [partner] : []));
});
