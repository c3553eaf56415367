import type { Metadata } from 'next';
import { LandingScreen } from '@/screens/landing/landing-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string; page: string }>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { site, page } = await params;
  return unindexedHead(await viewOf(site), page);
}

/** Made per request and never stored: its offers are those of the visitor's own application, if there is one. */
export default async function LandingRoute({ params }: RouteProps) {
  const { site, page } = await params;
  return <LandingScreen view={await viewOf(site)} slug={page} />;
}
