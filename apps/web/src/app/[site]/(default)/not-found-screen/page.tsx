import { isLocale } from '@prestafaro/countries';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NotFoundView } from '@/site/errors/not-found-view';
import { DefaultPage } from '@/site/frame/default-page';
import { Warning } from '@/site/frame/warning';
import { loadMenu } from '@/site/menu';
import { loadSiteFrame } from '@/site/site-view';

interface Props {
  params: Promise<{ site: string }>;
}

async function localeOf({ params }: Props) {
  const { site } = await params;
  return isLocale(site) ? site : 'es-ES';
}

/** The title stands in the page: for an answer with status 404 Next leaves the page's own metadata out. */
export const metadata: Metadata = { robots: { index: false, follow: true } };

/** The proxy sends here what has no page, with status 404: an ordinary page is readable without JavaScript. Never cached. */
export default async function NotFoundScreen(props: Props) {
  const locale = await localeOf(props);
  const [sent, frame, menu] = await Promise.all([headers(), loadSiteFrame(locale), loadMenu(locale)]);
  const reason = sent.get('x-pf-not-found') === 'validity' ? 'validity' : 'unmatched';
  return (
    <DefaultPage frame={frame} menu={menu} opensAtNight>
      <title>{frame.messages.errors.notFoundTitle}</title>
      <NotFoundView site={frame.site} messages={frame.messages} reason={reason} path={sent.get('x-pf-path') ?? '/'} />
      <Warning frame={frame} />
    </DefaultPage>
  );
}
