import type { Metadata } from 'next';
import { LandingScreen } from '@/screens/landing/landing-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string; page: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { site, page } = await params;
  return unindexedHead(await viewOf(site), page);
}

/** Made per request and never stored: its offers are those of the visitor's own application, if there is one. */
export default async function LandingRoute({ params, searchParams }: RouteProps) {
  const { site, page } = await params;
  return <LandingScreen view={await viewOf(site)} slug={page} query={await searchParams} />;
}
