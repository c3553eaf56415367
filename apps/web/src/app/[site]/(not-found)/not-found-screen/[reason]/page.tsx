import type { Metadata } from 'next';
import { NotFoundScreen } from '@/screens/not-found/not-found-screen';
import { pathPlaceholder, reasonOf } from '@/server/routing/not-found-sentence';
import { localeOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string; reason: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: true } };

/** Made at the first visit: Next writes the head of a page with status 404 only for a request with that status. */
export const generateStaticParams = () => [];

/**
 * The proxy answers an unknown path with this page and status 404. One stored page for all unknown paths of a site: the
 * path is written into it when it is sent (`server/requests/fill-in-path.ts`).
 */
export default async function StoredNotFoundRoute({ params }: RouteProps) {
  const { site, reason } = await params;
  return <NotFoundScreen locale={localeOf(site)} reason={reasonOf(reason)} path={pathPlaceholder} />;
}
