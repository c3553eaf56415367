import { siteOrigin } from '@prestafaro/addresses';
import { isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { previewHandler } from '../../delivery/preview/preview-handler';
import { originsOf, readEnvironment } from '../../platform/environment';
import { addressOf, addressRelations, comparable, publishedPages, servedAddresses } from '../addresses/site-addresses';
import { asContentType, uidOf } from '../content-types';
import type { EditorialType } from '../editorial-types';
import { entryProblems } from '../entry-rules/entry-rules';
import type { EntryRow } from '../references/referring-entries';
import { ALSO_CHANGES } from './also-changes';
import { linkAdvice } from './links';
import { missingFields } from './missing-fields';
import { pictureAdvice } from './pictures';
import type { Review } from './review';
import { searchResultAdvice } from './search-result';
import { textAdvice } from './texts';

interface ReviewedEntry {
  type: EditorialType;
  /** As the form has it: what is typed counts, saved or not. */
  data: Record<string, unknown>;
  locale: string;
  /** Undefined for an entry that was never saved. */
  documentId: string | undefined;
}

/** Looks at an entry as an editor should before it is published. Reads, and changes nothing. */
export async function reviewEntry(strapi: Core.Strapi, entry: ReviewedEntry): Promise<Review> {
  const { type, data, locale, documentId } = entry;
  const problems = [...missingFields(strapi, uidOf(type), data), ...(await entryProblems(strapi, entry))];
  const published = documentId ? await publishedRow(strapi, type, locale, documentId) : null;
  const address = addressOf(type, { ...relationsOf(published), ...data, locale } as EntryRow);
  const former = published && addressOf(type, published);
  const hasPage = address !== null && type !== 'redirect';
  return {
    forbidden: [...new Set(problems.map(({ message }) => message))],
    advice: [
      ...(hasPage ? searchResultAdvice(data) : []),
      ...textAdvice(type, data, locale),
      ...pictureAdvice(strapi, uidOf(type), data),
      ...linkAdvice(data, await knownAddresses(strapi, locale, address)),
    ],
    address: hasPage ? absolute(locale, address) : null,
    formerAddress: hasPage && former && former !== address ? former : null,
    alsoChanges: ALSO_CHANGES[type],
    picture: hasPage && documentId ? await pictureOf(strapi, type, locale, documentId) : null,
  };
}

/** The form does not hold a related entry whole, so the address of a page of a lender comes from the published one. */
const relationsOf = (published: EntryRow | null): object => (published?.lender ? { lender: published.lender } : {});

function publishedRow(
  strapi: Core.Strapi,
  type: EditorialType,
  locale: string,
  documentId: string,
): Promise<EntryRow | null> {
  return strapi.db.query(asContentType(uidOf(type))).findOne({
    where: { documentId, locale, publishedAt: { $notNull: true } },
    populate: addressRelations(type),
  });
}

/** The addresses to which a text may link: published pages, redirects, the search, and the entry itself. */
async function knownAddresses(strapi: Core.Strapi, locale: string, own: string | null): Promise<Set<string>> {
  const redirects: { from: string }[] = await strapi.db
    .query(uidOf('redirect'))
    .findMany({ select: ['from'], where: { locale, publishedAt: { $notNull: true } } });
  const served = [...servedAddresses(locale), ...redirects.map(({ from }) => comparable(from)), ...(own ? [own] : [])];
  return new Set([...(await publishedPages(strapi, locale)), ...served]);
}

/** The web app draws it for the holder of a preview link. */
async function pictureOf(strapi: Core.Strapi, type: EditorialType, locale: string, documentId: string) {
  const preview = await previewHandler(strapi, uidOf(type), { documentId, locale, status: 'draft' });
  return preview ? `${preview}&view=share` : null;
}

function absolute(locale: string, address: string): string {
  return isLocale(locale) ? `${siteOrigin(siteOfLocale(locale), originsOf(readEnvironment()))}${address}` : address;
}
