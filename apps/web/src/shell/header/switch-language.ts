'use server';

import { publicPath, siteOf } from '@prestafaro/addresses';
import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { lifetimeOf } from '@prestafaro/types/stored-names';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isByHttps } from '@/server/requests/own-cookie';
import { requestHost } from '@/server/requests/request-host';
import { counterpartOf } from '@/server/routing/alternates';
import { routeManifest } from '@/server/routing/manifest-slot';
import { receivedForm } from '@/shell/visitor-form/received-form';

/**
 * Handles the visitor's choice of a language: stores it, and redirects to the same page in that language or else to its
 * home page (decisions, "Country, host and language"). Reads `locale` and `path` of the form; a value of another
 * country leads to the home page.
 */
export async function switchLanguage(form: FormData): Promise<void> {
  const { country } = requestHost(await headers());
  const choice = receivedForm(form);
  const locale = String(choice.get('locale'));
  if (!isLocale(locale) || siteOfLocale(locale).country !== country) redirect('/');
  // Without the prefix `__Host-`: nginx reads it by its name, and it opens nothing.
  (await cookies()).set('pf_locale', locale, {
    maxAge: lifetimeOf('pf_locale'),
    path: '/',
    sameSite: 'lax',
    secure: await isByHttps(),
  });
  redirect(await targetOf(String(choice.get('path')), locale));
}

async function targetOf(path: string, locale: ReturnType<typeof siteOfLocale>['locale']): Promise<string> {
  const target = siteOfLocale(locale);
  const manifest = await routeManifest();
  const { site } = siteOf(target.country, path);
  const entry = manifest.sites[site.locale].routes[path];
  const counterpart = entry && counterpartOf(manifest, entry.documentId, locale);
  return counterpart?.path ?? publicPath(target, '/');
}
