import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { frameInAnOutage } from '@/screens/not-found/frame-in-outage';
import { NotFoundView } from '@/screens/not-found/not-found-view';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { Warning } from '@/shell/page-frame/warning';
import { localeOf } from '@/shell/route-params';

interface Props {
  params: Promise<{ site: string }>;
}

/** The title stands in the page: for an answer with status 404 Next leaves the page's own metadata out. */
export const metadata: Metadata = { robots: { index: false, follow: true } };

/** The proxy sends here what has no page, with status 404: an ordinary page is readable without JavaScript. Never cached. */
export default async function NotFoundScreen({ params }: Props) {
  const [sent, { frame, menu }] = await Promise.all([headers(), frameInAnOutage(localeOf((await params).site))]);
  const reason = sent.get('x-pf-not-found') === 'validity' ? 'validity' : 'unmatched';
  return (
    <DefaultPage frame={frame} menu={menu} opensAtNight>
      <title>{frame.messages.errors.notFoundTitle}</title>
      <NotFoundView site={frame.site} messages={frame.messages} reason={reason} path={sent.get('x-pf-path') ?? '/'} />
      <Warning frame={frame} />
    </DefaultPage>
  );
}
