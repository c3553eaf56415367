import 'server-only';
import { type Site, siteOfLocale } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { receivedForm } from '@/shell/visitor-form/received-form';

/** The site and the token of a sent form. A page sends no other token than one of the right form. */
export async function linkOfForm(sent: unknown): Promise<{ site: Site; token: string }> {
  const form = receivedForm(sent);
  const token = mailedLinkTokenSchema.safeParse(form.get('token'));
  const site = siteOfLocale(formLocale(String(form.get('locale')), await headers()));
  return { site, token: token.success ? token.data : notFound() };
}
