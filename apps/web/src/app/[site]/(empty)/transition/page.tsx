import type { Metadata } from 'next';
import { TransitionScreen, transitionSlug } from '@/screens/transition/transition-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unindexedHead(await viewOf((await params).site), transitionSlug);
}

/** Made per request and never stored: the address names the offer, and the loan may be the visitor's own. */
export default async function TransitionRoute({ params, searchParams }: RouteProps) {
  return <TransitionScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
