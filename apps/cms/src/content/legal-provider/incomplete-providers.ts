import { isLocale, type Locale } from '@prestafaro/countries';
import { type LegalProvider, type LegalProviderField, missingLegalFields } from '@prestafaro/types/legal-provider';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';

/** A published site that does not state everything that the law asks its provider to state (R7). */
export interface IncompleteProvider {
  locale: Locale;
  missing: LegalProviderField[];
}

/** The published sites whose provider is incomplete, by locale. Until it is complete, search engines keep out of the public site. */
export async function incompleteProviders(strapi: Core.Strapi): Promise<IncompleteProvider[]> {
  const published: { locale: string; legalProvider: LegalProvider | null }[] = await strapi.db
    .query(uidOf('site-setting'))
    .findMany({
      select: ['locale'],
      populate: { legalProvider: true },
      where: { publishedAt: { $notNull: true } },
      orderBy: { locale: 'asc' },
    });
  return published.flatMap(({ locale, legalProvider }) => {
    const missing = missingLegalFields(legalProvider);
    return isLocale(locale) && missing.length > 0 ? [{ locale, missing }] : [];
  });
}

/** One sentence for the log and for health; null if every site is complete. */
export function describeIncomplete(incomplete: readonly IncompleteProvider[]): string | null {
  if (incomplete.length === 0) return null;
  const sites = incomplete.map(({ locale, missing }) => `${locale} (${missing.join(', ')})`);
  return `the legal details of the provider are incomplete, so search engines keep out of the public site: ${sites.join('; ')}`;
}
