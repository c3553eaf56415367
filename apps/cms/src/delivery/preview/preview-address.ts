import { type OriginSettings, publicPath, siteOrigin } from '@prestafaro/addresses';
import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { previewedTypes, signPreviewLink } from '@prestafaro/types/preview-link';
import type { Core } from '@strapi/strapi';
import { asContentType, editorialTypeOf, uidOf } from '../../content/content-types';
import type { EditorialType } from '../../content/editorial-types';
import { currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';

const READ = 'plugin::content-manager.explorer.read';

/** What Strapi's preview asks for: an entry of a site, as a draft or as it is published. */
export interface PreviewRequest {
  documentId?: string;
  locale?: string | null;
  status?: string;
}

interface PreviewSettings {
  /** Signs the link. */
  token: string;
  origins: OriginSettings;
  /** Origin of the admin, whose frame shows the page. */
  admin: string;
  nowSeconds: number;
}

interface Draft {
  slug?: string | null;
  fixedPage?: string | null;
  createdBy?: { id: number } | null;
}

/**
 * The address of the page on which an administrator sees an entry before it is published. Strapi asks for it without looking at
 * permissions, so they are checked here.
 * @returns undefined if the type has no page, the entry has no draft with a slug, or the administrator may not read it; the admin
 * then shows no button
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: PreviewRequest,
  { token, origins, admin, nowSeconds }: PreviewSettings,
): Promise<string | undefined> {
  const administrator = currentAdministrator(strapi);
  const type = editorialTypeOf(uid);
  if (!administrator || !type || !locale || !isLocale(locale)) return undefined;
  const draft: Draft | null = await strapi.db.query(asContentType(uid)).findOne({
    where: { locale, publishedAt: null, ...(documentId && { documentId }) },
    populate: { createdBy: { select: ['id'] } },
  });
  const mayRead = entryPermission(strapi, administrator, READ, uid);
  if (!draft || !mayRead({ locale, createdBy: draft.createdBy ?? null })) return undefined;
  const shown = await shownOn(strapi, type, locale, draft);
  if (!shown) return undefined;
  const site = siteOfLocale(locale);
  const link = signPreviewLink(token, nowSeconds, { locale, ...shown, admin });
  const version = status === 'published' ? '&version=published' : '';
  return `${siteOrigin(site, origins)}${publicPath(site, '/preview/')}?token=${link}${version}`;
}

type Shown = Pick<Parameters<typeof signPreviewLink>[2], 'type' | 'slug' | 'fixedPage'>;

/** The entry on whose page another one is seen: settings and menus are on every page, and home stands for all. */
async function shownOn(
  strapi: Core.Strapi,
  type: EditorialType,
  locale: string,
  { slug, fixedPage }: Draft,
): Promise<Shown | undefined> {
  if (type === 'site-setting' || type === 'menu') {
    const home: Draft | null = await strapi.db
      .query(asContentType(uidOf('page')))
      .findOne({ where: { locale, publishedAt: null, fixedPage: 'home' } });
    return home?.slug ? { type: 'page', slug: home.slug, fixedPage: 'home' } : undefined;
  }
  const previewed = previewedTypes.find((known) => known === type);
  if (!previewed) return undefined;
  if (previewed === 'lenders-guide') return { type: previewed, slug: 'lenders', fixedPage: null };
  return slug ? { type: previewed, slug, fixedPage: fixedPage ?? null } : undefined;
}
