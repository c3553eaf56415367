import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NotFoundScreen } from '@/screens/not-found/not-found-screen';
import { reasonOf } from '@/server/routing/not-found-sentence';
import { localeOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: true } };

/** Answers a form that is sent to an unknown path, made per request. All other requests get the stored page. */
export default async function NotFoundRoute({ params }: RouteProps) {
  const [sent, { site }] = await Promise.all([headers(), params]);
  const reason = reasonOf(sent.get('x-pf-not-found') ?? '');
  return <NotFoundScreen locale={localeOf(site)} reason={reason} path={sent.get('x-pf-path') ?? '/'} />;
}
