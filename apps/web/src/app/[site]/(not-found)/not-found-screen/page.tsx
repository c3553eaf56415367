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

/** The title is in the page, because Next leaves out the page's metadata for an answer with status 404. */
export const metadata: Metadata = { robots: { index: false, follow: true } };

/**
 * The proxy answers an unknown path with this page and status 404. It is readable without JavaScript and never cached.
 */
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
